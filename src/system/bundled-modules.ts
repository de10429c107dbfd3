import { readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { InlineConfig, Rolldown } from 'vite'
import { replaceFile } from './disk-cache.ts'
import { hash } from './hash.ts'
import { cacheDir } from './project.ts'
import { removeOld } from './remove-old.ts'

/** Paths and contents of modules that import one another. */
export type Modules = Map<string, string | Uint8Array>

/**
 * Bundles a module for Node with everything that it imports. `config.build.ssr` names the module; the file of the
 * bundle ends in `.mjs`. Vite is loaded only when there is something to bundle.
 */
export async function bundleModules(config: InlineConfig): Promise<Modules> {
  const { build, mergeConfig } = await import('vite')
  const bundling: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        // Where Node loads it, package.json may not say what .js is.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].[hash].mjs' },
        // How long bundling takes says nothing where it shares the machine.
        checks: { bundlerTimings: false },
      },
    },
  }
  return outputFiles((await build(mergeConfig(bundling, config))) as Rolldown.RolldownOutput)
}

/** The files of a build with `write: false`: path below the output folder → content. */
export function outputFiles({ output }: Rolldown.RolldownOutput): Modules {
  return new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}

/** A day in milliseconds: modules may still be loaded by a process that found them. */
const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * Writes modules where Node can import them and finds the project's packages. Processes share these files: one that
 * is there already is compared, and replaced when it differs.
 * @returns the folder of the modules
 */
export async function writeModules(modules: Modules, folder = cacheDir): Promise<string> {
  const modulesDir = path.join(folder, 'modules')
  removeOld(modulesDir, maxAgeMs)
  const directory = path.join(modulesDir, hash(...[...modules].flat()))
  for (const [name, content] of modules) {
    const file = path.join(directory, name)
    const present = await readFile(file).catch(() => null)
    if (!present?.equals(Buffer.from(content))) await replaceFile(file, content)
  }
  // So that `removeOld` keeps the folder.
  await utimes(directory, new Date(), new Date())
  return directory
}
