import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCompressor } from './compress.ts'
import { contentHash } from './page-files.ts'

/** What is kept of a file that is published. Sizes in bytes; null where there are no compressed copies. */
export type PublishedFile = { hash: string; size: number; brotliSize: number | null }

/** By their paths below the site's base, in the order of these. */
export type PublishedFiles = Map<string, PublishedFile>

export type Publisher = {
  /** Starts to write a file. Resolves when there is room for another one. */
  add(name: string, content: string | Uint8Array): Promise<void>
  addAll(files: Iterable<[name: string, content: string | Uint8Array]>): Promise<void>
  /** The text of a file that was added. */
  read(name: string): Promise<string>
  /** Resolves when everything that was added is written. */
  finish(): Promise<PublishedFiles>
}

/** Enough to keep zlib's four threads at work while this one renders pages. */
const atOnce = 64

/** Bytes from which a file is a long one: compressing 20 MB takes ten times as much. */
const longFile = 2 ** 24

/**
 * Writes files below a folder as they come, with their compressed copies. All files of a large site
 * are more than fits into memory, so that only what is asked of them later is kept.
 *
 * @param cacheDir where compressed copies are kept for the next build
 */
export function createPublisher(folder: string, cacheDir: string): Publisher {
  const compress = createCompressor(cacheDir)
  const published: PublishedFiles = new Map()
  const atWork = new Map<string, Promise<void>>()
  let longFiles: Promise<unknown> = Promise.resolve()

  async function write(name: string, content: Buffer): Promise<void> {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
    published.set(name, { hash: contentHash(content), size: content.length, brotliSize: null })
  }

  async function addCopies(name: string, content: Buffer): Promise<void> {
    const file = path.join(folder, name)
    const { br, gz } = await compress(name, content)
    if (br) await writeFile(`${file}.br`, br)
    if (gz) await writeFile(`${file}.gz`, gz)
    const known = published.get(name) as PublishedFile
    published.set(name, { ...known, brotliSize: br?.length ?? null })
  }

  /** Waits for its turn on disk. */
  function addCopiesInTurn(name: string): Promise<void> {
    const work = longFiles
      .then(() => readFile(path.join(folder, name)))
      .then((content) => addCopies(name, content))
    longFiles = work.catch(() => {})
    return work
  }

  function start(name: string, work: Promise<void>): void {
    atWork.set(name, work)
    // One that fails stays, for whoever waits next.
    work.then(
      () => atWork.delete(name),
      () => {},
    )
  }

  async function add(name: string, content: string | Uint8Array): Promise<void> {
    const bytes = asBuffer(content)
    if (bytes.length < longFile) {
      start(
        name,
        write(name, bytes).then(() => addCopies(name, bytes)),
      )
    } else {
      await write(name, bytes)
      start(name, addCopiesInTurn(name))
    }
    while (atWork.size >= atOnce) await Promise.race(atWork.values())
  }

  return {
    add,
    async addAll(files) {
      for (const [name, content] of files) await add(name, content)
    },
    async read(name) {
      await atWork.get(name)
      return readFile(path.join(folder, name), 'utf8')
    },
    async finish() {
      await Promise.all(atWork.values())
      return new Map([...published].sort(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}

/** Bytes are not copied: long files would be in memory twice. */
function asBuffer(content: string | Uint8Array): Buffer {
  if (typeof content === 'string') return Buffer.from(content)
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}

/** The same publisher, which notes in `names` what it is given. */
export function noting(publisher: Publisher, names: Set<string>): Publisher {
  const add: Publisher['add'] = (name, content) => {
    names.add(name)
    return publisher.add(name, content)
  }
  return {
    ...publisher,
    add,
    async addAll(files) {
      for (const [name, content] of files) await add(name, content)
    },
  }
}
