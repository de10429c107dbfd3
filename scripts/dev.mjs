/**
 * `npm run dev`: starts the development server from a bundle of its code. Making the bundle takes a tenth of a second;
 * loading the code file by file, through a loader for TypeScript in each thread, takes a second longer. When that code
 * changes, the server starts again.
 */
import { EventEmitter, once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
process.chdir(path.dirname(import.meta.dirname))
// Imported here, because older versions of Node can't parse it.
const { build } = await import('rolldown')

/** Bundles the server into a new folder, in which Node finds the project's packages. */
async function bundle(number) {
  // src/system/bundled-modules.ts removes old folders.
  const dir = path.resolve(`.cache/redux-docs/modules/dev-${process.pid}-${number}`)
  const { output } = await build({
    input: ['./src/publish/dev/dev.ts', './src/publish/dev/content-thread.ts'],
    platform: 'node',
    external: /^[^./][^:]/,
    checks: { ineffectiveDynamicImport: false },
    output: { dir, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
  })
  return {
    entry: path.join(dir, 'dev.mjs'),
    code: new Set(output.flatMap((file) => file.moduleIds)),
  }
}

const changes = new EventEmitter()
let close = null
for (let number = 1; ; number++) {
  const isOutdated = once(changes, 'change')
  // The server needs Vite, so it's loaded while the bundler's own threads work.
  const [bundled] = await Promise.all([
    bundle(number).catch((error) => {
      if (!close) throw error
      // The code as it's saved now can't be used. The server stays as it is until the next change.
      console.error(error.message)
    }),
    import('vite'),
  ])
  if (bundled) {
    await close?.()
    const { start } = await import(pathToFileURL(bundled.entry).href)
    close = await start(bundled.code, () => changes.emit('change'))
    // The thread and Vite would keep the process alive.
    if (!close) process.exit(1)
  }
  await isOutdated
}
