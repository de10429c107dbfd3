import path from 'node:path'
import type { CompileOptions, RenderedPage } from '../compiler/compile-page.ts'
import { pageIdOf } from '../compiler/source/page-ids.ts'
import { failed, loadCompiler } from './compile-pages.ts'
import type { CompiledSummary, PageCache } from './page-cache.ts'
import { readSource } from './sources.ts'

/** Compiles pages that are being written, one at a time and in this process. Paths are relative to the project's root. */
export type EditCompiler = {
  /**
   * Compiles a file as it is now, into the cache. Whatever takes all pages to tell is not among the diagnostics.
   * @param onRendered told what can be seen of the page before the rest is made
   * @throws Error when the file cannot be read
   */
  compile(sourcePath: string, onRendered: (page: RenderedPage) => void): Promise<CompiledSummary>
  /** Compiles a file for nothing, so that its first edit finds sections, samples and grammars known. */
  prepare(sourcePath: string): Promise<void>
}

export function createEditCompiler({
  options,
  cache,
  cacheDir,
  docsDir,
}: {
  options: CompileOptions
  cache: PageCache
  cacheDir: string
  docsDir: string
}): EditCompiler {
  const read = (sourcePath: string) =>
    readSource(options.root, {
      id: pageIdOf(path.posix.relative(docsDir, sourcePath)),
      sourcePath,
    })
  const compiler = () => loadCompiler(cacheDir, options.root)

  return {
    async compile(sourcePath, onRendered) {
      const source = await read(sourcePath)
      const { compileTask } = await compiler()
      return compileTask({ source, options, entry: cache.entryOf(source) }, onRendered).catch(
        (error) => failed(source, error),
      )
    },
    async prepare(sourcePath) {
      const source = await read(sourcePath)
      const { compilePage } = await compiler()
      await compilePage(source, options, () => {})
    },
  }
}
