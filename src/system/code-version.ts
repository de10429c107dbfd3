import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { hash, hashOfFiles } from './hash.ts'
import { projectRoot } from './project.ts'

const versions = new Map<string, Promise<string>>()

/**
 * A part of keys of the disk cache: changes with the code that makes an entry, and with any package. The code
 * is the modules given, from the project's root, with all that they import by relative path, but for
 * `import()`. Without modules it is all of src, styles included. Read once for each process.
 */
export function codeVersion(...modules: string[]): Promise<string> {
  const key = modules.join()
  const version = versions.get(key) ?? readVersion(modules)
  versions.set(key, version)
  return version
}

async function readVersion(modules: string[]): Promise<string> {
  const lockfile = await readFile(path.join(projectRoot, 'package-lock.json'))
  const code =
    modules.length > 0
      ? await hashOfModules(modules)
      : await hashOfFiles(path.join(projectRoot, 'src'), /(?<!\.test)\.(tsx?|mjs|css)$/)
  return hash(lockfile, code)
}

async function hashOfModules(modules: string[]): Promise<string> {
  const sources = new Map<string, string>()
  async function add(module: string): Promise<void> {
    if (sources.has(module)) return
    const source = await readFile(path.join(projectRoot, module), 'utf8')
    sources.set(module, source)
    for (const [, specifier = ''] of source.matchAll(relativeImport)) {
      await add(path.join(path.dirname(module), specifier))
    }
  }
  for (const module of modules) await add(module)
  return hash(...[...sources].sort(([a], [b]) => (a < b ? -1 : 1)).flat())
}

const relativeImport = /^(?:import|(?:import|export|\}) .*from) '(\.[^']+)'/gm
