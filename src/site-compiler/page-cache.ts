import path from 'node:path'
import type { Compiled, CompileOptions, PageSource } from '../compiler/compile-page.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page, PageBody, PageSummary } from '../model/page.ts'
import { codeParts } from '../system/code-version.ts'
import { diskCache, hashesOf, type Memory, type Parts } from '../system/disk-cache.ts'
import { hash } from '../system/hash.ts'
import { projectRoot } from '../system/project.ts'
import type { SourceFile } from './sources.ts'

/** A compiled page without its body, which is the long part. */
export type CompiledSummary = {
  /** Null when the front matter does not make a page. */
  page: PageSummary | null
  diagnostics: Diagnostic[]
  /** Hash of each file or folder the page was made of besides its source; null when it was missing. */
  dependencies: Parts
}

/** Where the cache holds a page, and what the page is made of besides its dependencies. */
export type CacheEntry = { cacheDir: string | undefined; name: string; parts: Parts }

export type PageCache = {
  entryOf(source: PageSource | SourceFile): CacheEntry
  /** What compiling gave before, or undefined when something it depends on has changed. */
  read(entry: CacheEntry): Promise<CompiledSummary | undefined>
  /** Changes with anything that the body of the page is made of. */
  hashOfBody(entry: CacheEntry, summary: CompiledSummary): string
  /** The body of the page that compiling gave with this summary; undefined when it is gone. */
  readBody(entry: CacheEntry, summary: CompiledSummary): Promise<PageBody | undefined>
}

/** Pages of this process. */
type Known = Omit<CompiledSummary, 'dependencies'>
const memory: { summaries: Memory<Known>; bodies: Memory<PageBody> } = {
  summaries: new Map(),
  bodies: new Map(),
}

/** Summaries and bodies apart: a build reads all summaries first, and one body after the other later. */
const cachesIn = (cacheDir?: string, isWatching = false) => ({
  summaries: diskCache('pages', cacheDir, isWatching ? memory.summaries : undefined),
  bodies: diskCache('page-bodies', cacheDir, isWatching ? memory.bodies : undefined),
})

/** What a body is made of. It also depends on the files that the page names. */
const hashOfBody = ({ parts }: CacheEntry, { dependencies }: CompiledSummary) =>
  hash(JSON.stringify([parts, dependencies]))
const bodyParts = (entry: CacheEntry, summary: CompiledSummary): Parts => ({
  'the page without its body': hashOfBody(entry, summary),
})

/**
 * A cache of compiled pages. An entry holds as long as the page's source, the files named in it, the compiler's own
 * source, the lockfile and the options are the same. The time of a page's last change is not part of that.
 *
 * @param isWatching keeps in memory what is read, so that a development server need not read all
 *   pages at every change
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
  const { summaries, bodies } = cachesIn(cacheDir, isWatching)

  return {
    entryOf(source) {
      const { sourcePath } = source
      const textHash = 'text' in source ? hash(source.text) : source.textHash
      return {
        cacheDir,
        // Builds under different base paths don't overwrite each other's pages.
        name: `${options.basePath} ${sourcePath}`,
        parts: { ...shared, [sourcePath]: textHash },
      }
    },

    async read({ name, parts }) {
      const entry = await summaries.read(name, parts)
      return entry && { ...entry.value, dependencies: entry.files }
    },

    hashOfBody,

    async readBody(entry, summary) {
      return (await bodies.read(entry.name, bodyParts(entry, summary)))?.value
    },
  }
}

/**
 * Writes what compiling a page gave, and returns what is known of the page from then on.
 * @param startedAt when compiling began, in milliseconds since 1970
 */
export async function writeEntry(
  entry: CacheEntry,
  page: Page,
  { diagnostics, dependencies, startedAt }: Omit<Compiled, 'page'> & { startedAt: number },
): Promise<CompiledSummary> {
  const { blocks, sections, samples, live, markdown, ...rest } = page
  const summary = {
    page: rest,
    diagnostics,
    dependencies: await hashesOf(
      dependencies.map((file) => path.join(projectRoot, file)),
      startedAt,
    ),
  }
  const { summaries, bodies } = cachesIn(entry.cacheDir)
  const body = { blocks, sections, samples, live, markdown }
  await bodies.write(entry.name, bodyParts(entry, summary), body)
  const { dependencies: files, ...known } = summary
  await summaries.write(entry.name, entry.parts, known, files)
  return summary
}
