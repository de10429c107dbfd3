import type { CompileOptions, PageSource } from '../compiler/compile-page.ts'
import { compilePage } from './compiler.ts'
import { type CacheEntry, type CompiledSummary, writeEntry } from './page-cache.ts'

export { compilePage }

/**
 * Task of the worker pool: compiles one page. The page goes into the cache, and only its summary is returned, because
 * threads copy everything that they pass to each other.
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
