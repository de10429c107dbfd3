import { performance } from 'node:perf_hooks'
import { stripVTControlCharacters } from 'node:util'
import { capture } from './processes.mjs'

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {(() => { passed: number, failed: number }) | undefined} [count] Reads the stage's test report.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** How many stages run at the same time: each uses a core or a little more. */
const atOnce = 2

/**
 * Runs groups of stages, one group after the other. The stages of a group start in their order, two at a time. When a
 * stage fails, prints its output and starts no further one.
 *
 * @param {Stage[][]} groups
 * @returns {Promise<Counts>} Counts of tests. A stage without tests that failed counts as one failure.
 */
export async function runStages(groups, display = createDisplay()) {
  const total = { passed: 0, failed: 0 }
  for (const group of groups) {
    const waiting = [...group]
    const runWaiting = async () => {
      while (waiting.length > 0 && total.failed === 0) {
        const { passed, failed } = await runStage(waiting.shift(), display)
        total.passed += passed
        total.failed += failed
      }
    }
    await Promise.all(Array.from({ length: atOnce }, runWaiting))
  }
  return total
}

async function runStage(stage, display) {
  const start = performance.now()
  display.start(stage.name)
  const { code, output } = await capture(stage.command, stage.args, {
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
    onLine: (line) => display.progress(stage.name, line),
  }).catch((error) => ({ code: 1, output: error.message }))
  const counts = stage.count?.() ?? { passed: 0, failed: 0 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  display.end(stage.name, code === 0, performance.now() - start, stage.count && counts)
  if (code !== 0) display.failure(stage.name, output)
  return counts
}

/** Prints a line for each stage that starts or ends, and now and then the newest line of one that runs. */
export function createDisplay(stream = process.stdout, heartbeatMs = 15_000) {
  let lastPrinted = Date.now()
  const print = (text) => {
    stream.write(`${text}\n`)
    lastPrinted = Date.now()
  }
  return {
    start(name) {
      print(`  ${name} …`)
    },
    progress(name, line) {
      const text = stripVTControlCharacters(line).trim()
      if (text !== '' && Date.now() - lastPrinted > heartbeatMs) print(`  ${name}: ${text}`)
    },
    end(name, isOk, ms, counts) {
      const tests = counts ? `${counts.passed} passed, ${counts.failed} failed, ` : ''
      print(`${isOk ? '✓' : '✗'} ${name.padEnd(16)}${tests}${(ms / 1000).toFixed(1)} s`)
    },
    failure(name, output) {
      print(`\n── ${name} ──\n${output.trimEnd()}\n`)
    },
  }
}
