import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Parts } from './disk-cache.ts'
import { hash } from './hash.ts'
import { projectRoot } from './project.ts'

const versions = new Map<string, Promise<Parts>>()

/**
 * Hashes of the code that makes an entry of the disk cache: a module, from the project's root, with all its relative
 * imports except `import()`, and the packages. Computed once per process.
 */
export function codeParts(module: string): Promise<Parts> {
  const parts = versions.get(module) ?? readParts(module)
  versions.set(module, parts)
  return parts
}

async function readParts(module: string): Promise<Parts> {
  const packages = 'package-lock.json'
  return {
    [packages]: hash(await readFile(path.join(projectRoot, packages))),
    [`the code of ${module}`]: await hashOfModule(module),
  }
}

async function hashOfModule(module: string): Promise<string> {
  const sources = new Map<string, string>()
  async function add(file: string): Promise<void> {
    if (sources.has(file)) return
    const source = await readFile(path.join(projectRoot, file), 'utf8')
    sources.set(file, source)
    for (const [, specifier = ''] of source.matchAll(relativeImport)) {
      await add(path.join(path.dirname(file), specifier))
    }
  }
  await add(module)
  return hash(...[...sources].sort(([a], [b]) => (a < b ? -1 : 1)).flat())
}

/** Not imports of types, which don't change what runs. */
const relativeImport = /^(?:import|export)\b(?! type\b)(?:[^'"]*? from)? '(\.[^']+)'/gm
