import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { filesAtOnce, mapConcurrent } from './concurrency.ts'
import { hashOfFile, hashOfReadFile } from './file-hash.ts'
import { hash } from './hash.ts'
import { cacheDir, pathInProject, projectRoot } from './project.ts'
import { removeOld } from './remove-old.ts'

/**
 * What a value is made of: the name of each part (an option, a text, a file from the project's root) → its hash. Null
 * stands for a file that is missing.
 */
export type Parts = { [part: string]: string | null }

/**
 * Notes that a value is made of a file, too, of a folder, whose path ends with a slash, or of what fits a pattern with a
 * `*`. Absolute paths.
 */
export type RecordFile = (file: string) => void

/**
 * Values that take long to make, on disk. An entry has a name (what it is about: a new one replaces the last) and
 * holds as long as all parts that its value was made of are the same: those that its reader knows, and files that
 * were noted while it was made. Values are what structured cloning can copy, bytes included. Whatever is missing,
 * cut off, changed or not readable counts as missing. Processes may share a cache.
 */
export type DiskCache<Value> = {
  /** The value of this name, with the files that it was made of; undefined when it's missing or made of other parts. */
  read(name: string, parts: Parts): Promise<Entry<Value> | undefined>
  /**
   * Writes the whole value or nothing.
   * @param files hashes of the files that it was made of besides `parts`, by their paths from the root
   */
  write(name: string, parts: Parts, value: Value, files?: Parts): Promise<void>
  /** The value of this name and these parts, made and written when there is none. */
  remember(name: string, parts: Parts, make: (record: RecordFile) => Promise<Value>): Promise<Value>
}

/** What an entry was made of: what its reader knows, and what was noted. */
type Sources = { parts: Parts; files: Parts }

type Entry<Value> = Sources & { value: Value }

/** Entries as a process has read or written them, by name: reading them again takes no time. */
export type Memory<Value> = Map<string, Entry<Value>>

/** An entry that was looked for in vain, and why. */
export type Miss = { kind: string; name: string; reason: string }

/** What this process has not found, for `--explain`. */
export const misses: Miss[] = []

const kindsIn = (folder: string) => path.join(folder, 'entries')

/**
 * The entries of one kind. A file holds a SHA-256 of all that follows: the length of the parts, the parts, the value.
 * Own code, because cacache takes eleven packages, and a version of Node that this project can't ask for yet.
 *
 * @param folder the cache's, which has other kinds too
 * @param memory keeps values for the next reader in this process
 */
export function diskCache<Value>(
  kind: string,
  folder = cacheDir,
  memory?: Memory<Value>,
): DiskCache<Value> {
  const fileOf = (name: string) => path.join(kindsIn(folder), kind, hash(name))

  const cache: DiskCache<Value> = {
    async read(name, parts) {
      const inMemory = memory?.get(name)
      if (inMemory && (await reasonAgainst(inMemory, parts)) === null) return inMemory
      memory?.delete(name)
      // Another process or thread may have written a newer one.
      const entry = await readSealed<Value>(fileOf(name))
      const reason = entry ? await reasonAgainst(entry, parts) : 'there is no entry'
      if (entry && reason === null) {
        memory?.set(name, entry)
        return entry
      }
      misses.push({ kind, name, reason: reason ?? '' })
      return undefined
    },
    async write(name, parts, value, files = {}) {
      await replaceFile(fileOf(name), sealed({ parts, files }, value))
      memory?.set(name, { parts, files, value })
    },
    async remember(name, parts, make) {
      const cached = await cache.read(name, parts)
      if (cached) return cached.value
      const startedAt = Date.now()
      const read = new Set<string>()
      const value = await make((file) => read.add(file))
      await cache.write(name, parts, value, await hashesOf(read, startedAt))
      return value
    },
  }
  return cache
}

/**
 * Hashes of the files that something was made of, by their paths from the root.
 * @param startedAt when the making began, in milliseconds since 1970
 */
export async function hashesOf(files: Iterable<string>, startedAt: number): Promise<Parts> {
  const hashes = await mapConcurrent(filesAtOnce, [...files], async (file) => [
    pathFromRoot(file),
    await hashOfReadFile(file, startedAt),
  ])
  return Object.fromEntries(hashes)
}

/** `path.relative` takes away the slash at the end of a folder. */
const pathFromRoot = (file: string) =>
  pathInProject(file) + (file.endsWith(path.sep) ? path.sep : '')

/** Why an entry doesn't hold anymore; null when it does. */
async function reasonAgainst(entry: Sources, parts: Parts): Promise<string | null> {
  return changedPart(entry.parts, parts) ?? (await changedFile(entry.files))
}

/** Which part differs, in words; null when all are the same. */
function changedPart(before: Parts, now: Parts): string | null {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  const changed = [...names].find((name) => before[name] !== now[name])
  return changed === undefined ? null : `${changed} has changed`
}

async function changedFile(files: Parts): Promise<string | null> {
  const changed = await mapConcurrent(
    filesAtOnce,
    Object.entries(files),
    async ([file, before]) => {
      const now = await hashOfFile(path.join(projectRoot, file))
      if (now === before) return null
      return `${file} ${now === null ? 'is gone' : before === null ? 'is new' : 'has changed'}`
    },
  )
  return changed.find((reason) => reason !== null) ?? null
}

const sealLength = 32
const lengthBytes = 4

/** Another version of Node may write values, and compress, in another way. */
const sealOf = (content: Uint8Array): Buffer =>
  createHash('sha256').update(`${process.version}\0`).update(content).digest()

function sealed(header: Sources, value: unknown): Buffer {
  const about = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(about.length)
  const content = Buffer.concat([length, about, serialize(value)])
  return Buffer.concat([sealOf(content), content])
}

async function readSealed<Value>(file: string): Promise<Entry<Value> | undefined> {
  const entry = await readFile(file).catch(() => null)
  if (!entry) return undefined
  const content = entry.subarray(sealLength)
  if (!sealOf(content).equals(entry.subarray(0, sealLength))) return undefined
  const valueAt = lengthBytes + content.readUInt32LE()
  const sources: Sources = JSON.parse(content.toString('utf8', lengthBytes, valueAt))
  return { ...sources, value: deserialize(content.subarray(valueAt)) }
}

/** Writes a file whole or not at all, whatever stands there, and whoever else writes it. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const partial = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(partial, content)
    // A folder in the place of the file goes, a file is replaced.
    await rename(partial, file).catch(async () => {
      await rm(file, { recursive: true, force: true })
      await rename(partial, file)
    })
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Thirty days in milliseconds. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/** Removes entries of all kinds that were written more than thirty days ago: each edit adds some. */
export function removeOldEntries(folder = cacheDir): void {
  const kinds = kindsIn(folder)
  for (const kind of existsSync(kinds) ? readdirSync(kinds) : []) {
    removeOld(path.join(kinds, kind), maxAgeMs)
  }
}
