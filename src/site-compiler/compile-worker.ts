import type { CompileOptions, PageSource } from '../compiler/compile-page.ts'
import { compilePage } from './compiler.ts'
import { type CacheEntry, type CompiledSummary, writeEntry } from './page-cache.ts'

export { compilePage }

/**
 * What the worker pool is asked to do: one page at a time. The page goes into the cache, and what has
 * to be known of it goes back: threads would copy all of it to one another.
 */
export async function compileTask({
  source,
  options,
  entry,
}: {
  source: PageSource
  options: CompileOptions
  entry: CacheEntry
}): Promise<CompiledSummary> {
  const startedAt = Date.now()
  const { page, ...compiled } = await compilePage(source, options)
  if (!page) return { page: null, diagnostics: compiled.diagnostics, dependencies: {} }
  return writeEntry(entry, page, { ...compiled, startedAt })
}
