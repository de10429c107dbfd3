/**
 * `npm test`: installs what is missing, then runs all checks and stops at the first group with a failure.
 * `--no-browser` skips the browser tests (`npm run check`).
 */
import path from 'node:path'
import { requireNode } from './node-version.mjs'

requireNode()
process.chdir(path.dirname(import.meta.dirname))
const { mkdirSync, readFileSync, rmSync } = await import('node:fs')
const { installPackages } = await import('./packages.mjs')
const { ensureChromium } = await import('./chromium.mjs')
const { typescript } = await import('./processes.mjs')
const { runStages } = await import('./stages.mjs')

const reports = '.cache/test-reports'
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`
const withBrowser = !process.argv.includes('--no-browser')

await installPackages()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (withBrowser) process.env.CHROMIUM_PATH = await ensureChromium().catch(stop)

const node = (name, args, count) => ({ name, command: process.execPath, args, count })
const tool = (name, file, args, count) => node(name, [`node_modules/${file}`, ...args], count)

// Stages of a group run at the same time, so none needs a result of another. The content check
// runs after the build, because it reads the compiled pages from the build's cache.
const groups = [
  [
    tool('types', 'typescript/bin/tsc', ['-b', '--pretty', 'false']),
    tool('lint and format', '@biomejs/biome/bin/biome', ['check', '.']),
  ],
  [
    tool(
      'unit tests',
      'vitest/vitest.mjs',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      () => readReport(unitReport, (report) => [report.numPassedTests, report.numFailedTests]),
    ),
    node('build', typescript('src/publish/commands/build.ts')),
  ],
  [
    node('content', typescript('src/publish/commands/check-content.ts')),
    node('samples', typescript('src/samples/cli.ts')),
    node('examples', typescript('src/examples/check.ts')),
    node('valid HTML', ['scripts/check-html.mjs']),
  ],
]
if (withBrowser) {
  groups.push([
    tool('browser tests', '@playwright/test/cli.js', ['test'], () =>
      readReport(browserReport, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]),
    ),
  ])
}

const { passed, failed } = await runStages(groups)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Counts of a JSON report; nothing when the tool stopped before writing one. */
function readReport(file, counts) {
  try {
    const [passed, failed] = counts(JSON.parse(readFileSync(file, 'utf8')))
    return { passed, failed }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function stop(error) {
  console.error(error.message)
  process.exit(1)
}
