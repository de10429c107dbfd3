import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { hash } from './hash.ts'
import { cacheDir } from './project.ts'
import { removeOld } from './remove-old.ts'

/**
 * Values that take long to make, on disk. An entry has a name (what it is about: a new one replaces the last)
 * and a key (a hash of everything that it is made of). Values are what structured cloning can copy, bytes included.
 * Whatever is missing, cut off, changed or not readable counts as missing. Processes may share a cache.
 */
type DiskCache<Value> = {
  /** The value with this name and key; undefined when there is none. */
  read(name: string, key: string): Promise<Value | undefined>
  /** Writes the whole value or nothing. */
  write(name: string, key: string, value: Value): Promise<void>
  /** The value with this name and key, made and written when there is none. */
  remember(name: string, key: string, make: () => Promise<Value>): Promise<Value>
}

/** Values as a process has read or written them, by name: reading them again takes no time. */
export type Memory<Value> = Map<string, { key: string; value: Value }>

const kindsIn = (folder: string) => path.join(folder, 'entries')

/**
 * The entries of one kind. A file holds a SHA-256 of the key and the value, then the value. Own code, because
 * cacache takes eleven packages, and a version of Node that this project can't ask for yet.
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
    async read(name, key) {
      const entry = memory?.get(name)
      if (entry?.key === key) return entry.value
      const value = await readSealed<Value>(fileOf(name), key)
      if (value !== undefined) memory?.set(name, { key, value })
      return value
    },
    async write(name, key, value) {
      const content = serialize(value)
      await replaceFile(fileOf(name), Buffer.concat([sealOf(key, content), content]))
      memory?.set(name, { key, value })
    },
    async remember(name, key, make) {
      const cached = await cache.read(name, key)
      if (cached !== undefined) return cached
      const value = await make()
      await cache.write(name, key, value)
      return value
    },
  }
  return cache
}

const sealLength = 32

/** Another version of Node may write values, and compress, in another way. */
const sealOf = (key: string, content: Uint8Array): Buffer =>
  createHash('sha256').update(`${process.version}\0${key}\0`).update(content).digest()

async function readSealed<Value>(file: string, key: string): Promise<Value | undefined> {
  const entry = await readFile(file).catch(() => null)
  if (!entry) return undefined
  const content = entry.subarray(sealLength)
  if (!sealOf(key, content).equals(entry.subarray(0, sealLength))) return undefined
  return deserialize(content)
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
