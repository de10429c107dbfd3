import type { CompileOptions, PageSource } from '../compiler/compile-page.ts'
import { compilePage } from './compiler.ts'
import { type CacheEntry, type CompiledPage, writeEntry } from './page-cache.ts'

export { compilePage }

/**
 * What the worker pool is asked to do: one page at a time, which goes into the cache too.
 */
export async function compileTask({
  source,
  options,
  entry,
}: {
  source: PageSource
  options: CompileOptions
  entry: CacheEntry
}): Promise<CompiledPage> {
  const startedAt = Date.now()
  const compiled = await compilePage(source, options)
  if (!compiled.page) return { ...compiled, dependencies: {} }
  return writeEntry(entry, compiled, startedAt)
}
