import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Compiled, CompileOptions, PageSource } from '../compiler/compile-page.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page, PageBody, PageSummary } from '../model/page.ts'
import { compilerVersion, hash } from './compiler-version.ts'
import type { SourceFile } from './sources.ts'

/** What is known of a page that was compiled, without what makes it long. */
export type CompiledSummary = {
  /** Null when the front matter does not make a page. */
  page: PageSummary | null
  diagnostics: Diagnostic[]
  /** Hash of each file the page was made of besides its source; null when it was missing. */
  dependencies: { [file: string]: string | null }
}

/** The place of a page in the cache, and what the page there has to be made of. */
export type CacheEntry = { file: string; key: string }

/** The first line of an entry. The second one is the page's body. */
type Head = CompiledSummary & { key: string }

export type PageCache = {
  entryOf(source: PageSource | SourceFile): CacheEntry
  /** What compiling gave before, or null when something it depends on has changed. */
  read(entry: CacheEntry): Promise<CompiledSummary | null>
  /**
   * The body of a page that was compiled or read before.
   * @throws Error when the entry has been written over since
   */
  readBody(entry: CacheEntry): Promise<PageBody>
}

const lineFeed = 10

/** Entries of this process. */
const memory = new Map<string, { head: Head; body?: PageBody }>()

/**
 * A cache of compiled pages in `dir`. An entry holds as long as the page's source, the files named in it,
 * the compiler's own source, the lockfile and the options are the same. The time of a page's last change
 * is not part of that.
 *
 * @param isWatching keeps in memory what is read, so that a development server need not read all
 *   pages at every change
 */
export async function openCache(
  dir: string,
  options: CompileOptions,
  isWatching = false,
): Promise<PageCache> {
  const version = hash(await compilerVersion(options.root), JSON.stringify(options))
  // One folder for each set of options, so that builds under different base paths do not overwrite
  // each other's entries; one file for each page, so that the folder does not grow.
  const folder = path.join(dir, 'pages', hash(options.root, options.basePath))

  return {
    entryOf(source) {
      const { id, sourcePath } = source
      const textHash = 'text' in source ? hash(source.text) : source.textHash
      return {
        file: path.join(folder, `${hash(sourcePath)}.json`),
        key: hash(version, id, sourcePath, textHash),
      }
    },

    async read({ file, key }) {
      const known = memory.get(file)?.head
      const head = known?.key === key ? known : await readHead(file)
      const holds = head?.key === key && (await areUnchanged(head.dependencies, options.root))
      if (!holds) memory.delete(file)
      else if (isWatching && head !== known) memory.set(file, { head })
      return holds ? head : null
    },

    async readBody({ file, key }) {
      const known = memory.get(file)
      if (known?.body && known.head.key === key) return known.body
      const lines = await readLines(file)
      const head: Head | null = lines && JSON.parse(lines.head.toString())
      if (!lines || head?.key !== key) {
        throw new Error(`${file} was written over while it was needed. Try again.`)
      }
      const body: PageBody = JSON.parse(lines.body.toString())
      if (isWatching) memory.set(file, { head, body })
      return body
    },
  }
}

/**
 * Writes what compiling a page gave, whole or not at all, and returns what is known of the page from then on.
 * @param startedAt when compiling began, in milliseconds since 1970: of a file that was changed since, it may have read what was there before
 */
export async function writeEntry(
  { file, key }: CacheEntry,
  page: Page,
  { diagnostics, dependencies, startedAt }: Omit<Compiled, 'page'> & { startedAt: number },
  root: string,
): Promise<CompiledSummary> {
  const { blocks, sections, samples, markdown, ...summary } = page
  const body: PageBody = { blocks, sections, samples, markdown }
  const head: Head = { key, dependencies: {}, page: summary, diagnostics }
  for (const name of dependencies) {
    const place = path.join(root, name)
    const known = await hashOfFile(place)
    const isOlder = ((await stat(place).catch(() => null))?.mtimeMs ?? 0) < startedAt
    head.dependencies[name] = isOlder ? known : 'changed meanwhile'
  }
  await mkdir(path.dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}`
  await writeFile(partial, `${JSON.stringify(head)}\n${JSON.stringify(body)}\n`)
  await rename(partial, file)
  return head
}

async function readHead(file: string): Promise<Head | null> {
  const lines = await readLines(file)
  return lines && JSON.parse(lines.head.toString())
}

/** Null for a file that is missing or cut off: its page is compiled again. */
async function readLines(file: string): Promise<{ head: Buffer; body: Buffer } | null> {
  const content = await readFile(file).catch(() => null)
  const end = content?.indexOf('\n') ?? -1
  if (!content || end < 0 || content.at(-1) !== lineFeed || end === content.length - 1) return null
  return { head: content.subarray(0, end), body: content.subarray(end + 1) }
}

async function areUnchanged(dependencies: Head['dependencies'], root: string): Promise<boolean> {
  const unchanged = await Promise.all(
    Object.entries(dependencies).map(
      async ([file, before]) => (await hashOfFile(path.join(root, file))) === before,
    ),
  )
  return !unchanged.includes(false)
}

type KnownFile = { mtimeMs: number; size: number; hash: string }

/** Files as this process has read them: a development server asks for hundreds at every change. */
const knownFiles = new Map<string, KnownFile>()

async function hashOfFile(file: string): Promise<string | null> {
  try {
    const { mtimeMs, size } = await stat(file)
    const known = knownFiles.get(file)
    if (known?.mtimeMs === mtimeMs && known.size === size) return known.hash
    const fresh = { mtimeMs, size, hash: hash(await readFile(file)) }
    knownFiles.set(file, fresh)
    return fresh.hash
  } catch {
    return null
  }
}
