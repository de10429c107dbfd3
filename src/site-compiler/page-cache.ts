import path from 'node:path'
import type { Compiled, CompileOptions, PageSource } from '../compiler/compile-page.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import { codeParts } from '../system/code-version.ts'
import { diskCache, hashesOf, type Memory, type Parts } from '../system/disk-cache.ts'
import { hash } from '../system/hash.ts'
import { projectRoot } from '../system/project.ts'
import type { SourceFile } from './sources.ts'

/** What compiling a page gave. */
export type CompiledPage = {
  /** Null when the front matter does not make a page. */
  page: Page | null
  diagnostics: Diagnostic[]
  /** Hash of each file or folder that the page was made from besides its source; null if it was missing. */
  dependencies: Parts
}

/** Where the cache has a page, and what the page is made from, except its dependencies. */
export type CacheEntry = { cacheDir: string | undefined; name: string; parts: Parts }

export type PageCache = {
  entryOf(source: PageSource | SourceFile): CacheEntry
  /** What compiling gave before, or undefined when something it depends on has changed. */
  read(entry: CacheEntry): Promise<CompiledPage | undefined>
}

type Known = Omit<CompiledPage, 'dependencies'>

/** Pages of this process. */
const memory: Memory<Known> = new Map()

/**
 * A cache of compiled pages. An entry is valid as long as the page's source, the files referenced in it, the compiler's
 * own source, the lockfile and the options are the same. The time of a page's last change isn't part of that.
 *
 * @param isWatching whether to keep what is read in memory, so that a development server doesn't read all pages at
 * every change
 * @param cacheDir the folder of the disk cache
 */
export async function openCache(
  options: CompileOptions,
  isWatching = false,
  cacheDir?: string,
): Promise<PageCache> {
  const shared = {
    ...(await codeParts('src/site-compiler/compile-worker.ts')),
    'the paths, names or base path of the site': hash(JSON.stringify(options)),
  }
  const pages = diskCache('pages', cacheDir, isWatching ? memory : undefined)

  return {
    entryOf(source) {
      const { sourcePath } = source
      const textHash = 'text' in source ? hash(source.text) : source.textHash
      return {
        cacheDir,
        // The base path is in the name, so that builds under different base paths don't overwrite each other's pages.
        name: `${options.basePath} ${sourcePath}`,
        parts: { ...shared, [sourcePath]: textHash },
      }
    },

    async read({ name, parts }) {
      const entry = await pages.read(name, parts)
      return entry && { ...entry.value, dependencies: entry.files }
    },
  }
}

/**
 * Writes what compiling a page gave, and returns it.
 * @param startedAt when compiling began, in milliseconds since 1970
 */
export async function writeEntry(
  { cacheDir, name, parts }: CacheEntry,
  { page, diagnostics, dependencies }: Compiled,
  startedAt: number,
): Promise<CompiledPage> {
  const files = await hashesOf(
    dependencies.map((file) => path.join(projectRoot, file)),
    startedAt,
  )
  await diskCache<Known>('pages', cacheDir).write(name, parts, { page, diagnostics }, files)
  return { page, diagnostics, dependencies: files }
}
