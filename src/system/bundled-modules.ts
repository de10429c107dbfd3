import { readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { InlineConfig, Rolldown } from 'vite'
import { replaceFile } from './disk-cache.ts'
import { hash } from './hash.ts'
import { cacheDir } from './project.ts'
import { removeOld } from './remove-old.ts'

/** Paths and contents of modules that import each other. */
export type Modules = Map<string, string | Uint8Array>

/**
 * Bundles a module for Node with everything that it imports. `config.build.ssr` is the module; the file of the bundle
 * ends in `.mjs`. Vite is only loaded when there is something to bundle.
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
        // In the folder where Node loads it, package.json may not define what .js files are.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].[hash].mjs' },
        // The timings of plugins mean nothing here, because other work runs at the same time.
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

/** A day in milliseconds. A process may still load modules that it has found earlier. */
const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * Writes modules where Node can import them and finds the project's packages. Processes share these files; an existing
 * one is compared, and replaced if it differs.
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
  // Keeps `removeOld` from removing the folder.
  await utimes(directory, new Date(), new Date())
  return directory
}
