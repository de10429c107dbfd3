import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { type Checkpoint, checkpointName, workingFolder } from './checkpoints.ts'
import { composeFiles } from './compose.ts'
import { writeFolder } from './write-folder.ts'

/**
 * Packages of which every application takes the whole, so that their files are the same in all. The
 * packages of Redux are cut to what each application uses, and stay in its own file.
 */
const sharedPackages = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'msw', test: /[\\/]node_modules[\\/](?!@reduxjs|immer|re(act|dux|select)|use-sync)/ },
]

/**
 * A checkpoint as a page that readers can try: the page at `examples/tally-part-1.html`, the files that
 * it loads in the folder `examples/tally-part-1/`, and those that it shares with others in `examples/shared/`.
 */
export async function buildDemo(checkpoint: Checkpoint): Promise<Map<string, string | Uint8Array>> {
  const name = checkpointName(checkpoint)
  const root = workingFolder(checkpoint)
  writeFolder(root, composeFiles(checkpoint).files)
  const { output } = (await build({
    root,
    // The application's own settings are for its tests, whose packages a build need not have.
    configFile: false,
    plugins: [react(), mockServiceWorker()],
    base: './',
    logLevel: 'silent',
    build: {
      assetsDir: name,
      write: false,
      rolldownOptions: {
        output: {
          chunkFileNames: 'shared/[name]-[hash].js',
          codeSplitting: { groups: sharedPackages },
        },
      },
    },
  })) as Rolldown.RolldownOutput // One configuration without watching gives one output.
  return new Map(
    output.map((file) => {
      const path = file.fileName === 'index.html' ? `${name}.html` : file.fileName
      return [`examples/${path}`, file.type === 'chunk' ? file.code : file.source]
    }),
  )
}

/**
 * Adds the service worker that the installed msw answers requests from, beside the page of an application that
 * mocks its server. Without it, such an application stops before its first render.
 */
function mockServiceWorker(): Plugin {
  const fileName = 'mockServiceWorker.js'
  return {
    name: 'mock-service-worker',
    async generateBundle() {
      const isMocked = [...this.getModuleIds()].some((id) => /\/node_modules\/msw\//.test(id))
      if (!isMocked) return
      const source = await readFile(fileURLToPath(import.meta.resolve(`msw/${fileName}`)))
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
