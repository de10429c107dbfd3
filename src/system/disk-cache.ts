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
 * What a value was made from: the name of each part (an option, a text, a file from the project's root) → its hash.
 * Null stands for a missing file.
 */
export type Parts = { [part: string]: string | null }

/**
 * Records that a value was also made from a file, from a folder (its path ends with a slash), or from the files that
 * match a pattern with `*`. Paths are absolute.
 */
export type RecordFile = (file: string) => void

/**
 * Stores values that take long to make. An entry has a name, which says what it's about; a new entry replaces the old
 * one of that name. It's valid as long as everything that its value was made from is the same: the parts that its
 * reader knows, and the files that were recorded while it was made. Values can be anything that structured cloning
 * copies, including bytes. An entry that is missing, truncated, changed or unreadable counts as missing. Processes may
 * share a cache.
 */
export type DiskCache<Value> = {
  /**
   * The value of this name, with the files that it was made from; undefined if it's missing or was made from other
   * parts.
   */
  read(name: string, parts: Parts): Promise<Entry<Value> | undefined>
  /**
   * Writes the whole value or nothing.
   * @param files hashes of the files that it was made from besides `parts`, by their paths from the root
   */
  write(name: string, parts: Parts, value: Value, files?: Parts): Promise<void>
  /** The value of this name and these parts; makes and writes it if there is none. */
  remember(name: string, parts: Parts, make: (record: RecordFile) => Promise<Value>): Promise<Value>
}

/** What an entry was made from: what its reader knows, and what was recorded. */
type Sources = { parts: Parts; files: Parts }

type Entry<Value> = Sources & { value: Value }

/** Entries that this process has read or written, by name, so that they aren't read again. */
export type Memory<Value> = Map<string, Entry<Value>>

/** An entry that wasn't found, and why. */
export type Miss = { kind: string; name: string; reason: string }

/** Everything that this process hasn't found, for `--explain`. */
export const misses: Miss[] = []

const kindsIn = (folder: string) => path.join(folder, 'entries')

/**
 * The entries of one kind. A file starts with a SHA-256 of the rest: the length of the parts, the parts, the value. Own
 * code, because cacache has eleven dependencies and needs a newer version of Node.
 *
 * @param folder the cache's, which also contains other kinds
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
      // Another process or thread may have written a newer entry.
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
 * Hashes of the files that something was made from, by their paths from the root.
 * @param startedAt when the making began, in milliseconds since 1970
 */
export async function hashesOf(files: Iterable<string>, startedAt: number): Promise<Parts> {
  const hashes = await mapConcurrent(filesAtOnce, [...files], async (file) => [
    pathFromRoot(file),
    await hashOfReadFile(file, startedAt),
  ])
  return Object.fromEntries(hashes)
}

/** `path.relative` removes the slash at the end of a folder. */
const pathFromRoot = (file: string) =>
  pathInProject(file) + (file.endsWith(path.sep) ? path.sep : '')

/** Why an entry isn't valid anymore; null if it is. */
async function reasonAgainst(entry: Sources, parts: Parts): Promise<string | null> {
  return changedPart(entry.parts, parts) ?? (await changedFile(entry.files))
}

/** Describes which part differs; null if all are the same. */
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

/** Includes the version of Node, because another one may serialize and compress differently. */
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

/** Writes a file completely or not at all, whatever is at its path and whoever else writes it. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const partial = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(partial, content)
    // A file is replaced by the renaming; a folder has to be removed first.
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

/** Removes entries of all kinds that were written more than thirty days ago, because each edit adds some. */
export function removeOldEntries(folder = cacheDir): void {
  const kinds = kindsIn(folder)
  for (const kind of existsSync(kinds) ? readdirSync(kinds) : []) {
    removeOld(path.join(kinds, kind), maxAgeMs)
  }
}
