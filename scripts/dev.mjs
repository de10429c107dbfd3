/**
 * `npm run dev`: starts the development server from a bundle of its code. Making the bundle takes a tenth of a second;
 * loading the code file by file, through a loader for TypeScript in each thread, takes a second longer.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
process.chdir(path.dirname(import.meta.dirname))
// Imported here, because older versions of Node can't parse it.
const { build } = await import('rolldown')

// A folder for this process, in which Node finds the project's packages. src/system/bundled-modules.ts removes old
// ones.
const dir = path.resolve(`.cache/redux-docs/modules/dev-${process.pid}`)
const bundled = build({
  input: ['./src/publish/dev/dev.ts', './src/publish/dev/content-thread.ts'],
  platform: 'node',
  external: /^[^./][^:]/,
  output: { dir, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
})
// The server needs Vite, so it's loaded while the bundler's own threads work.
await Promise.all([bundled, import('vite')])
await import(pathToFileURL(path.join(dir, 'dev.mjs')).href)
