import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Compiled, CompileOptions, PageSource } from '../compiler/compile-page.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page, PageBody, PageSummary } from '../model/page.ts'
import { codeVersion } from '../system/code-version.ts'
import { diskCache, type Memory } from '../system/disk-cache.ts'
import { hash } from '../system/hash.ts'
import { listFiles } from '../system/list-files.ts'
import type { SourceFile } from './sources.ts'

/** A compiled page without its body, which is the long part. */
export type CompiledSummary = {
  /** Null when the front matter does not make a page. */
  page: PageSummary | null
  diagnostics: Diagnostic[]
  /** Hash of each file or folder the page was made of besides its source; null when it was missing. */
  dependencies: { [file: string]: string | null }
}

/** Where the cache holds a page, and the key of everything that the page is made of. */
export type CacheEntry = { cacheDir: string | undefined; name: string; key: string }

export type PageCache = {
  entryOf(source: PageSource | SourceFile): CacheEntry
  /** What compiling gave before, or undefined when something it depends on has changed. */
  read(entry: CacheEntry): Promise<CompiledSummary | undefined>
  /** Changes with anything that the body of the page is made of. */
  keyOfBody(entry: CacheEntry, summary: CompiledSummary): string
  /** The body of the page that compiling gave with this summary; undefined when it is gone. */
  readBody(entry: CacheEntry, summary: CompiledSummary): Promise<PageBody | undefined>
}

/** Changes with the compiler's source and everything that it imports, and with any package. */
export const compilerVersion = (): Promise<string> =>
  codeVersion('src/site-compiler/compile-worker.ts')

/** Pages of this process. */
const memory: { summaries: Memory<CompiledSummary>; bodies: Memory<PageBody> } = {
  summaries: new Map(),
  bodies: new Map(),
}

/** Summaries and bodies apart: a build reads all summaries first, and one body after the other later. */
const cachesIn = (cacheDir?: string, isWatching = false) => ({
  summaries: diskCache('pages', cacheDir, isWatching ? memory.summaries : undefined),
  bodies: diskCache('page-bodies', cacheDir, isWatching ? memory.bodies : undefined),
})

/**
 * The key of a body also depends on the files that the page names: when they change, the same source gives another
 * body.
 */
const bodyKey = (key: string, { dependencies }: CompiledSummary) =>
  hash(key, JSON.stringify(dependencies))

/**
 * A cache of compiled pages. An entry holds as long as the page's source, the files named in
 * it, the compiler's own source, the lockfile and the options are the same. The time of a page's last change
 * is not part of that.
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
  const version = hash(await compilerVersion(), JSON.stringify(options))
  const { summaries, bodies } = cachesIn(cacheDir, isWatching)

  return {
    entryOf(source) {
      const { id, sourcePath } = source
      const textHash = 'text' in source ? hash(source.text) : source.textHash
      return {
        cacheDir,
        // Builds under different base paths don't overwrite each other's pages.
        name: `${options.basePath} ${sourcePath}`,
        key: hash(version, id, sourcePath, textHash),
      }
    },

    async read({ name, key }) {
      const summary = await summaries.read(name, key)
      if (summary && (await areUnchanged(summary.dependencies, options.root))) return summary
      memory.summaries.delete(name)
      return undefined
    },

    keyOfBody: ({ key }, summary) => bodyKey(key, summary),

    readBody: ({ name, key }, summary) => bodies.read(name, bodyKey(key, summary)),
  }
}

/**
 * Writes what compiling a page gave, and returns what is known of the page from then on.
 * @param startedAt when compiling began, in milliseconds since 1970: of a file that was changed since, it may have read
 *   what was there before
 */
export async function writeEntry(
  { cacheDir, name, key }: CacheEntry,
  page: Page,
  { diagnostics, dependencies, startedAt }: Omit<Compiled, 'page'> & { startedAt: number },
  root: string,
): Promise<CompiledSummary> {
  const { blocks, sections, samples, live, markdown, ...rest } = page
  const summary: CompiledSummary = { page: rest, diagnostics, dependencies: {} }
  for (const file of dependencies) {
    const absolutePath = path.join(root, file)
    const current = await hashOfFile(absolutePath)
    const isOlder = ((await stat(absolutePath).catch(() => null))?.mtimeMs ?? 0) < startedAt
    summary.dependencies[file] = isOlder ? current : 'changed meanwhile'
  }
  const { summaries, bodies } = cachesIn(cacheDir)
  await bodies.write(name, bodyKey(key, summary), { blocks, sections, samples, live, markdown })
  await summaries.write(name, key, summary)
  return summary
}

async function areUnchanged(
  dependencies: CompiledSummary['dependencies'],
  root: string,
): Promise<boolean> {
  const unchanged = await Promise.all(
    Object.entries(dependencies).map(
      async ([file, before]) => (await hashOfFile(path.join(root, file))) === before,
    ),
  )
  return !unchanged.includes(false)
}

type HashedFile = { mtimeMs: number; size: number; hash: string }

/** Hashes of files that this process has read. A development server asks for hundreds of them at every change. */
const hashedFiles = new Map<string, HashedFile>()

/**
 * The hash of a file. If the path ends with a slash, the hash of a folder and everything below it. Null when there is
 * no such file.
 */
async function hashOfFile(file: string): Promise<string | null> {
  if (file.endsWith(path.sep)) {
    const names = listFiles(file)
    const hashes = await Promise.all(names.map((name) => hashOfFile(path.join(file, name))))
    return hash(JSON.stringify([names, hashes]))
  }
  try {
    const { mtimeMs, size } = await stat(file)
    const cached = hashedFiles.get(file)
    if (cached?.mtimeMs === mtimeMs && cached.size === size) return cached.hash
    const fresh = { mtimeMs, size, hash: hash(await readFile(file)) }
    hashedFiles.set(file, fresh)
    return fresh.hash
  } catch {
    return null
  }
}
