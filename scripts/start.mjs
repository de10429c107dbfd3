/** `npm start`: installs, builds, serves. Settings: PORT, HOST, BASE_PATH. */
import path from 'node:path'
import { requireNode } from './node-version.mjs'

requireNode()
process.chdir(path.dirname(import.meta.dirname))
const { installPackages } = await import('./packages.mjs')
const { run, typescript } = await import('./processes.mjs')

await installPackages()
for (const file of ['src/publish/commands/build.ts', 'src/server/serve.ts']) {
  process.exitCode = await run(process.execPath, typescript(file))
  if (process.exitCode !== 0) break
}
