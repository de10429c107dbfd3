import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import type { CompileOptions, PageSource } from '../compiler/compile-page.ts'
import { errorIn } from '../model/diagnostic.ts'
import { bundleThread, findThreadBundle } from '../system/bundled-thread.ts'
import { filesAtOnce, mapConcurrent } from '../system/concurrency.ts'
import { machineError } from '../system/machine-errors.ts'
import { printDiagnostics } from '../system/print-diagnostics.ts'
import type { CompiledPage, PageCache } from './page-cache.ts'
import { readSource, type SourceFile } from './sources.ts'

/** This thread compiles this many pages in the time that worker threads take to start. */
const maxPagesWithoutThreads = 4

/** The module that compiles a page in a thread. */
const compileWorker = 'src/site-compiler/compile-worker.ts'

/** How many pages are in memory for each thread: one that is compiled and one that waits. */
const pagesPerThread = 2

type Compiler = {
  compile: (source: PageSource) => Promise<CompiledPage>
  end: () => Promise<void>
}

/** What compiling a page needs besides its source. */
type Surroundings = { options: CompileOptions; cache: PageCache }

/** Earlier results for pages that haven't changed since, by source path. */
export async function readCompiled(
  files: SourceFile[],
  { cache }: Surroundings,
): Promise<Map<string, CompiledPage>> {
  const compiled = new Map<string, CompiledPage>()
  await mapConcurrent(filesAtOnce, files, async (file) => {
    const page = await cache.read(cache.entryOf(file))
    if (page) compiled.set(file.sourcePath, page)
  })
  return compiled
}

/**
 * Compiles pages into the cache, on several cores.
 * @param onCompiled called with each page as soon as it's compiled
 * @param isWanted whether a page should still be compiled when its turn comes
 */
export async function compilePages(
  files: SourceFile[],
  surroundings: Surroundings,
  onCompiled: (file: SourceFile, compiled: CompiledPage) => void,
  {
    threads = availableParallelism(),
    isWanted = () => true,
  }: { threads?: number; isWanted?: (file: SourceFile) => boolean } = {},
): Promise<void> {
  if (files.length === 0) return
  const compiler = await startCompiler(files.length, surroundings, threads)
  // The longest pages come first, so that no core ends up with one alone.
  const inOrder = files.toSorted((a, b) => b.length - a.length)
  try {
    await mapConcurrent(threads * pagesPerThread, inOrder, async (file) => {
      if (isWanted(file)) onCompiled(file, await compileWith(compiler, file, surroundings))
    })
  } finally {
    await compiler.end()
  }
}

/** Compiles a page into the cache, in this thread. */
export async function compileHere(
  file: SourceFile,
  surroundings: Surroundings,
): Promise<CompiledPage> {
  return compileWith(await compilerHere(surroundings), file, surroundings)
}

function compileWith(
  compiler: Compiler,
  file: SourceFile,
  { options }: Surroundings,
): Promise<CompiledPage> {
  return readSource(options.root, file).then(
    (source) => compiler.compile(source).catch((error) => failed(file, error)),
    (error) => unreadable(file, error),
  )
}

/** A file that was removed since it was found, or that this user may not read. */
function unreadable({ sourcePath }: SourceFile, { code }: NodeJS.ErrnoException): CompiledPage {
  const message = `The page cannot be read (${code}).`
  const diagnostic = errorIn({ file: sourcePath }, message, 'Expected a file that may be read.')
  return { page: null, diagnostics: [diagnostic], dependencies: {} }
}

/**
 * The diagnostic for a page on which the compiler itself fails, so that its author learns which page it is.
 * @throws the error when the machine is to blame, which affects all pages
 */
function failed({ sourcePath }: SourceFile, error: unknown): CompiledPage {
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
  surroundings: Surroundings,
  maxThreads: number,
): Promise<Compiler> {
  if (pageCount <= maxPagesWithoutThreads) return compilerHere(surroundings)
  const pool = new Tinypool({
    filename: await bundleThread(compileWorker),
    name: 'compileTask',
    maxThreads,
  })
  return {
    compile: (source) => pool.run(taskOf(source, surroundings)),
    end: () => pool.destroy(),
  }
}

async function compilerHere(surroundings: Surroundings): Promise<Compiler> {
  const { compileTask } = await loadCompiler()
  return { compile: (source) => compileTask(taskOf(source, surroundings)), end: async () => {} }
}

const taskOf = (source: PageSource, { options, cache }: Surroundings) => ({
  source,
  options,
  entry: cache.entryOf(source),
})

let loaded: Promise<typeof import('./compile-worker.ts')> | undefined

/** The compiler in this thread, loaded once: its bundle if there is one, because that loads faster. */
function loadCompiler(): Promise<typeof import('./compile-worker.ts')> {
  loaded ??= findThreadBundle(compileWorker).then((bundle) =>
    bundle ? import(bundle) : import('./compile-worker.ts'),
  )
  return loaded
}

/**
 * Compiles a page in this thread and drops the result. After that, modules, grammars and machine code are loaded for
 * the next page.
 */
export async function warmUpCompiler(file: SourceFile, { options }: Surroundings): Promise<void> {
  try {
    const [{ compilePage }, source] = await Promise.all([
      loadCompiler(),
      readSource(options.root, file),
    ])
    await compilePage(source, options)
  } catch (error) {
    printDiagnostics(failed(file, error).diagnostics)
  }
}
