import { type CacheEntry, type CompiledSummary, writeEntry } from './cache.ts'
import { type CompileOptions, compilePage, type DrawnPage, type PageSource } from './compile.ts'

export { compilePage }

/**
 * What the worker pool is asked to do: one page at a time. The page goes into the cache, and what has
 * to be known of it goes back: threads would copy all of it to one another.
 */
export async function compileTask(
  task: { source: PageSource; options: CompileOptions; entry: CacheEntry },
  onDrawn?: (page: DrawnPage) => void,
): Promise<CompiledSummary> {
  const { source, options, entry } = task
  const startedAt = Date.now()
  const { page, ...compiled } = await compilePage(source, options, onDrawn)
  if (!page) return { page: null, problems: compiled.problems, dependencies: {} }
  return writeEntry(entry, page, { ...compiled, startedAt }, options.root)
}
