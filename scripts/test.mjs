/**
 * `npm test`: installs what is missing, then runs all checks, and starts none after a failure.
 * `--no-browser` (`npm run check`) leaves out the browser tests. If only pages have changed since all unit tests
 * passed, it also leaves out those that no page can break.
 */
import path from 'node:path'
import { requireNode } from './node-version.mjs'

requireNode()
process.chdir(path.dirname(import.meta.dirname))
const { mkdirSync, readFileSync, rmSync } = await import('node:fs')
const { installPackages } = await import('./packages.mjs')
const { ensureChromium } = await import('./chromium.mjs')
const { typescript } = await import('./processes.mjs')
const { hashOfCode, hasPassed, recordPassed } = await import('./passed-code.mjs')
const { runStages } = await import('./stages.mjs')

const reports = '.cache/test-reports'
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`
const withBrowser = !process.argv.includes('--no-browser')

/** Unit tests that read pages of the site. */
const testsOfPages = [
  'content/home/paths.test.ts',
  'src/directives/directives.test.ts',
  'src/directives/tutorial-progress/',
  'src/live/playground/download.node.test.ts',
  'src/proofs/tutorial-steps/check-steps.test.ts',
  'tests/architecture.test.ts',
  'tests/claims/',
  'tests/content/',
  'tests/recipes/',
]

await installPackages()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (withBrowser) process.env.CHROMIUM_PATH = await ensureChromium().catch(stop)

const node = (name, args, count) => ({ name, command: process.execPath, args, count })
const tool = (name, file, args, count) => node(name, [`node_modules/${file}`, ...args], count)

const codeHash = hashOfCode()
const onlyPages = !withBrowser && hasPassed(codeHash)
if (onlyPages)
  console.log('Only pages have changed since all unit tests passed. Those of code are left out.')

const unitTests = tool(
  onlyPages ? 'tests of pages' : 'unit tests',
  'vitest/vitest.mjs',
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    ...(onlyPages ? testsOfPages : []),
  ],
  () => {
    const counts = readReport(unitReport, (report) => [
      report.numPassedTests,
      report.success ? 0 : Math.max(report.numFailedTests, 1),
    ])
    if (!onlyPages && codeHash !== null && counts.passed > 0 && counts.failed === 0) {
      recordPassed(codeHash)
    }
    return counts
  },
)
const browserTests = tool('browser tests', '@playwright/test/cli.js', ['test'], () =>
  readReport(browserReport, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]),
)

// Stages of a group run at the same time, so none needs a result of another. The second group reads the build and its
// cache. The longest stage of a group comes first, and the others run beside it.
const groups = [
  [
    tool('types', 'typescript/bin/tsc', ['-b', '--pretty', 'false']),
    tool('lint and format', '@biomejs/biome/bin/biome', ['check', '.']),
    node('build', typescript('src/publish/commands/build.ts')),
  ],
  [
    ...(withBrowser ? [browserTests] : []),
    unitTests,
    node('samples', typescript('src/proofs/samples/cli.ts')),
    node('examples', typescript('src/site-compiler/examples/check.ts')),
    node('content', typescript('src/publish/commands/check-content.ts')),
    node('valid HTML', ['scripts/check-html.mjs']),
  ],
]

const { passed, failed } = await runStages(groups)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Counts in a JSON report; zeros when the tool stopped before writing one. */
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
