import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import type { PageCache } from './cache.ts'
import { type Compiled, type CompileOptions, compilePage, type PageSource } from './compile.ts'
import { problemList } from './problem.ts'

/** A worker takes a second to start, in which this many pages are compiled without it. */
const fewPages = 12

/**
 * Compiles pages, in the order given: from the cache what has not changed, the rest on all cores.
 * `onProgress` is told how many of how many pages are done.
 */
export async function compilePages(
  sources: PageSource[],
  options: CompileOptions,
  cache: PageCache,
  onProgress: (done: number, total: number) => void,
): Promise<Compiled[]> {
  const cached = await Promise.all(sources.map((source) => cache.read(source)))
  let done = cached.filter((compiled) => compiled !== null).length
  onProgress(done, sources.length)

  const isMany = sources.length - done > fewPages
  const pool = isMany ? createPool() : null
  const compile = (source: PageSource): Promise<Compiled> =>
    (pool ? pool.run({ source, options }) : compilePage(source, options)).catch((error) =>
      failed(source, error),
    )

  try {
    return await Promise.all(
      sources.map(async (source, index) => {
        const known = cached[index]
        if (known) return known
        const compiled = await compile(source)
        if (compiled.page) await cache.write(source, compiled)
        done += 1
        onProgress(done, sources.length)
        return compiled
      }),
    )
  } finally {
    await pool?.destroy()
  }
}

/** A mistake in the compiler still has to say which page met it. */
function failed({ sourcePath }: PageSource, error: unknown): Compiled {
  const { problems, report } = problemList(sourcePath)
  report(
    { line: 1 },
    `The compiler fails on this page: ${error instanceof Error ? error.message : error}.`,
    'This is a mistake of the compiler: please report it with the page. Leave out parts of the page to find which it is.',
  )
  return { page: null, problems, dependencies: [] }
}

function createPool(): Tinypool {
  return new Tinypool({
    filename: new URL('./compile-worker.mjs', import.meta.url).href,
    name: 'compileTask',
    maxThreads: availableParallelism(),
  })
}
