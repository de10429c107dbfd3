import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Compiled, CompileOptions, PageSource } from './compile.ts'
import { compilerVersion, hash } from './compiler-version.ts'

type Entry = {
  key: string
  compiled: Compiled
  /** Hash of each file the page was made of besides its source; null when it was missing. */
  dependencies: { [file: string]: string | null }
}

export type PageCache = {
  /** What compiling this source gave before, or null when something it depends on has changed. */
  read(source: PageSource): Promise<Compiled | null>
  write(source: PageSource, compiled: Compiled): Promise<void>
}

/** Entries of this process, so that a development server does not read them again at every change. */
const memory = new Map<string, Entry>()

/**
 * A cache of compiled pages in `dir`. An entry holds as long as the page's source, the files named in it,
 * the compiler's own source, the lockfile and the options are the same. The time of a page's last change
 * is not part of that.
 */
export async function openCache(dir: string, options: CompileOptions): Promise<PageCache> {
  const version = hash(await compilerVersion(options.root), JSON.stringify(options))
  // One folder for each set of options, so that builds under different base paths do not overwrite
  // each other's entries; one file for each page, so that the folder does not grow.
  const folder = path.join(dir, 'pages', hash(options.root, options.basePath))
  const fileOf = ({ sourcePath }: PageSource) => path.join(folder, `${hash(sourcePath)}.json`)
  const keyOf = ({ id, sourcePath, text }: PageSource) => hash(version, id, sourcePath, text)

  async function load(file: string): Promise<Entry | null> {
    try {
      return memory.get(file) ?? (JSON.parse(await readFile(file, 'utf8')) as Entry)
    } catch {
      // Missing or cut off: compiled again.
      return null
    }
  }

  return {
    async read(source) {
      const entry = await load(fileOf(source))
      if (entry?.key !== keyOf(source)) return null
      const unchanged = await Promise.all(
        Object.entries(entry.dependencies).map(
          async ([file, before]) => (await hashOfFile(path.join(options.root, file))) === before,
        ),
      )
      if (unchanged.includes(false)) return null
      memory.set(fileOf(source), entry)
      return entry.compiled
    },

    async write(source, compiled) {
      const dependencies: Entry['dependencies'] = {}
      for (const file of compiled.dependencies) {
        dependencies[file] = await hashOfFile(path.join(options.root, file))
      }
      const file = fileOf(source)
      const entry = { key: keyOf(source), compiled, dependencies }
      memory.set(file, entry)
      await mkdir(folder, { recursive: true })
      const partial = `${file}.${process.pid}`
      await writeFile(partial, JSON.stringify(entry))
      // Another process may have cleared the folder in between: the page is compiled again then.
      await rename(partial, file).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    },
  }
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
