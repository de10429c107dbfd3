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
  /** Null if the front matter doesn't make a page. */
  page: PageSummary | null
  diagnostics: Diagnostic[]
  /** Hash of each file or folder that the page was made from besides its source; null if it was missing. */
  dependencies: Parts
}

/** Where the cache has a page, and what the page is made from, except its dependencies. */
export type CacheEntry = { cacheDir: string | undefined; name: string; parts: Parts }

export type PageCache = {
  entryOf(source: PageSource | SourceFile): CacheEntry
  /** The cached result, or undefined if something that it depends on has changed. */
  read(entry: CacheEntry): Promise<CompiledSummary | undefined>
  /** Changes with everything that the page's body is made from. */
  hashOfBody(entry: CacheEntry, summary: CompiledSummary): string
  /** The body of the page with this summary; undefined if it's gone. */
  readBody(entry: CacheEntry, summary: CompiledSummary): Promise<PageBody | undefined>
}

/** The pages that this process has in memory. */
type Known = Omit<CompiledSummary, 'dependencies'>
const memory: { summaries: Memory<Known>; bodies: Memory<PageBody> } = {
  summaries: new Map(),
  bodies: new Map(),
}

/** Summaries and bodies are separate, because a build reads all summaries first and later one body after the other. */
const cachesIn = (cacheDir?: string, isWatching = false) => ({
  summaries: diskCache('pages', cacheDir, isWatching ? memory.summaries : undefined),
  bodies: diskCache('page-bodies', cacheDir, isWatching ? memory.bodies : undefined),
})

/** What a body is made from. It also depends on the files that the page references. */
const hashOfBody = ({ parts }: CacheEntry, { dependencies }: CompiledSummary) =>
  hash(JSON.stringify([parts, dependencies]))
const bodyParts = (entry: CacheEntry, summary: CompiledSummary): Parts => ({
  'the page without its body': hashOfBody(entry, summary),
})

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
  const { summaries, bodies } = cachesIn(cacheDir, isWatching)

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
 * Writes a compiled page, and returns its summary.
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
