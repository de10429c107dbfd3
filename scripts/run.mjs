/** Runs a TypeScript file of this project: `node scripts/run.mjs FILE.ts [arguments]`. */
import { requireNode } from './node-version.mjs'
import { run, typescript } from './processes.mjs'

requireNode()
const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  console.error('Expected a file to run: node scripts/run.mjs FILE.ts [arguments]')
  process.exit(1)
}
process.exitCode = await run(process.execPath, typescript(file, ...args))
