/**
 * `npm run test:item -- B13`: runs the unit and browser tests whose names contain the id of an item
 * of docs/behavior.md. Builds the site first when browser tests need a build and there is none.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { requireNode } from './node-version.mjs'
import { run, typescript } from './processes.mjs'

requireNode()
process.chdir(path.dirname(import.meta.dirname))
const [id = ''] = process.argv.slice(2)
if (!readFileSync('docs/behavior.md', 'utf8').includes(`- **${id}** `)) {
  console.error(`Expected the id of an item of docs/behavior.md, such as B13, and got "${id}".`)
  process.exit(1)
}

const pattern = `(?<![%\\w])${id}\\b`
const files = ['src', 'tests']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .filter((file) => new RegExp(pattern).test(readFileSync(file, 'utf8')))
const unitTests = files.filter((file) => file.includes('.test.'))
const browserTests = files.filter((file) => file.includes('.spec.'))

const node = (...args) => run(process.execPath, args)
const codes = []
if (unitTests.length > 0) {
  codes.push(await node('node_modules/vitest/vitest.mjs', 'run', '-t', pattern, ...unitTests))
}
if (browserTests.length > 0) {
  process.env.CHROMIUM_PATH = await ensureChromium()
  if (!existsSync('dist')) codes.push(await node(...typescript('src/publish/commands/build.ts')))
  const playwright = 'node_modules/@playwright/test/cli.js'
  codes.push(await node(playwright, 'test', '--grep', pattern, ...browserTests))
}
process.exitCode = Math.max(...codes)
