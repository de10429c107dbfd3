import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { toolHash } from './tool-hash.ts'

/**
 * Bundles the sandbox, unless `directory` holds it already, and returns the URL of its module. In one file the
 * document's 600 modules load in a quarter of the time, which every sample that draws something saves.
 */
export async function buildSandbox(directory: string): Promise<URL> {
  const place = path.join(directory, `sandbox-${toolHash()}`)
  if (!existsSync(place)) {
    mkdirSync(directory, { recursive: true })
    const draft = mkdtempSync(path.join(directory, 'sandbox-draft-'))
    await build({
      configFile: false,
      logLevel: 'error',
      root: import.meta.dirname,
      ssr: { noExternal: true },
      build: {
        ssr: 'sandbox.ts',
        outDir: draft,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          output: { entryFileNames: 'sandbox.mjs', chunkFileNames: '[name].mjs' },
        },
      },
    })
    try {
      renameSync(draft, place)
    } catch {
      // Another process was faster.
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return pathToFileURL(path.join(place, 'sandbox.mjs'))
}
