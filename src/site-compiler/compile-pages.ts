import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import Tinypool from 'tinypool'
import type { CompileOptions, PageSource } from '../compiler/compile-page.ts'
import { DiagnosticError, errorIn } from '../model/diagnostic.ts'
import type { PageBody } from '../model/page.ts'
import { filesAtOnce, mapConcurrent } from '../system/concurrency.ts'
import { machineError } from '../system/machine-errors.ts'
import { printDiagnostics } from '../system/print-diagnostics.ts'
import { bundleCompiler, findCompilerBundle } from './compiler-bundle.ts'
import type { CompiledSummary, PageCache } from './page-cache.ts'
import { readSource, type SourceFile } from './sources.ts'

/** This thread compiles so many pages in the time that worker threads take to start. */
const maxPagesWithoutThreads = 4

/** Pages whose text is in memory, for each thread: one that is compiled and one that waits. */
const pagesPerThread = 2

type Compiler = {
  compile: (source: PageSource) => Promise<CompiledSummary>
  end: () => Promise<void>
}

/**
 * Compiles the pages that have changed into the cache, on all cores.
 * @param onProgress is told how many of how many pages are done
 * @returns the summaries of all pages, in the order of the files
 */
export async function compilePages(
  files: SourceFile[],
  options: CompileOptions,
  cache: PageCache,
  onProgress: (done: number, total: number) => void,
): Promise<CompiledSummary[]> {
  const compiled = await mapConcurrent(filesAtOnce, files, (file) =>
    cache.read(cache.entryOf(file)),
  )
  const changed = [...files.entries()].filter(([index]) => compiled[index] === undefined)
  let done = files.length - changed.length
  onProgress(done, files.length)

  if (changed.length > 0) {
    const compiler = await startCompiler(changed.length, options, cache)
    // The longest pages come first, so that no core works on one alone at the end.
    changed.sort(([, a], [, b]) => b.length - a.length)
    try {
      await mapConcurrent(
        availableParallelism() * pagesPerThread,
        changed,
        async ([index, file]) => {
          compiled[index] = await readSource(options.root, file).then(
            (source) => compiler.compile(source).catch((error) => failed(file, error)),
            (error) => unreadable(file, error),
          )
          done += 1
          onProgress(done, files.length)
        },
      )
    } finally {
      await compiler.end()
    }
  }
  return compiled.filter((page) => page !== undefined)
}

/**
 * The body of a page that compiling gave with a summary. Where it is damaged, or another process has compiled
 * the page with other options since, the page is compiled again.
 * @throws DiagnosticError when the page has changed since
 */
export async function readBody(
  file: SourceFile,
  summary: CompiledSummary,
  options: CompileOptions,
  cache: PageCache,
): Promise<PageBody> {
  const entry = cache.entryOf(file)
  const cached = await cache.readBody(entry, summary)
  if (cached) return cached
  const { compileTask } = await loadCompiler()
  const source = await readSource(options.root, file)
  await compileTask({ source, options, entry: cache.entryOf(source) })
  const body = await cache.readBody(entry, summary)
  if (body) return body
  const message = 'The page was changed while the site was compiled.'
  throw new DiagnosticError([errorIn({ file: file.sourcePath }, message, 'Try again.')])
}

/** A file that was removed since it was found, or that this user may not read. */
function unreadable({ sourcePath }: SourceFile, { code }: NodeJS.ErrnoException): CompiledSummary {
  const message = `The page cannot be read (${code}).`
  const diagnostic = errorIn({ file: sourcePath }, message, 'Expected a file that may be read.')
  return { page: null, diagnostics: [diagnostic], dependencies: {} }
}

/**
 * The diagnostic for a page that the compiler itself fails on, so that its author learns which page that is.
 * @throws the error when the machine is to blame, which affects all pages alike
 */
function failed({ sourcePath }: SourceFile, error: unknown): CompiledSummary {
  if (machineError(error) !== null) throw error
  const diagnostic = errorIn(
    { file: sourcePath },
    `The compiler fails on this page: ${error instanceof Error ? error.message : error}.`,
    'This is a mistake of the compiler: please report it with the page. Leave out parts of the page to find which it is.',
  )
  return { page: null, diagnostics: [diagnostic], dependencies: {} }
}

async function startCompiler(
  pageCount: number,
  options: CompileOptions,
  cache: PageCache,
): Promise<Compiler> {
  const taskOf = (source: PageSource) => ({ source, options, entry: cache.entryOf(source) })
  if (pageCount > maxPagesWithoutThreads) {
    const pool = new Tinypool({
      filename: pathToFileURL(await bundleCompiler()).href,
      name: 'compileTask',
      maxThreads: availableParallelism(),
    })
    return {
      compile: (source) => pool.run(taskOf(source)),
      end: () => pool.destroy(),
    }
  }
  const { compileTask } = await loadCompiler()
  return { compile: (source) => compileTask(taskOf(source)), end: async () => {} }
}

let loaded: Promise<typeof import('./compile-worker.ts')> | undefined

/** The compiler in this process, loaded once: its bundle where there is one, which loads faster. */
function loadCompiler(): Promise<typeof import('./compile-worker.ts')> {
  loaded ??= findCompilerBundle().then((file) =>
    file ? import(pathToFileURL(file).href) : import('./compile-worker.ts'),
  )
  return loaded
}

let warmUp: Promise<unknown> | undefined

/**
 * Compiles a page in this process and drops the result, once. The next page that is compiled finds modules, grammars
 * and machine code ready.
 */
export function warmUpCompiler(file: SourceFile, options: CompileOptions): Promise<unknown> {
  warmUp ??= Promise.all([loadCompiler(), readSource(options.root, file)])
    .then(([{ compilePage }, source]) => compilePage(source, options))
    .catch((error) => printDiagnostics(failed(file, error).diagnostics))
  return warmUp
}
