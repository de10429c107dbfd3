import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createDisplay, runStages } from './stages.mjs'

const stage = (name, code, count) => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  count,
})

/** Collects what a person who reads a log file would see. */
function createLog() {
  const log = { text: '', write: (text) => (log.text += text) }
  return log
}

it('adds up the tests of all stages', async () => {
  const log = createLog()
  const counts = await runStages(
    [
      [stage('types', ''), stage('unit', '', () => ({ passed: 3, failed: 0 }))],
      [stage('browser', '', () => ({ passed: 4, failed: 0 }))],
    ],
    createDisplay(log),
  )
  expect(counts).toEqual({ passed: 7, failed: 0 })
  expect(log.text).toMatch(/✓ unit +3 passed, 0 failed, \d/)
})

it('starts no stage after one fails, lets the one beside it end, and shows what the failed one said', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stages-'))
  const told = path.join(folder, 'told')
  const untilTold = `setInterval(() => require('fs').existsSync('${told}') && process.exit(), 20)`
  const log = createLog()
  const display = createDisplay(log)
  const counts = await runStages(
    [
      [
        stage('types', untilTold),
        stage('lint', 'console.log("a comma is missing"); process.exit(1)'),
        stage('build', ''),
      ],
      [stage('unit', '')],
    ],
    {
      ...display,
      failure(...failure) {
        display.failure(...failure)
        writeFileSync(told, '')
      },
    },
  )
  expect(counts).toEqual({ passed: 0, failed: 1 })
  expect(log.text).toContain('── lint ──\na comma is missing\n')
  expect(log.text).toContain('✓ types')
  expect(log.text).not.toMatch(/build|unit/)
  rmSync(folder, { recursive: true })
})

it('counts failed tests, and a test run that breaks off as one failure', async () => {
  const run = (failed) =>
    runStages(
      [[stage('unit', 'process.exit(1)', () => ({ passed: 1, failed }))]],
      createDisplay(createLog()),
    )
  expect(await run(2)).toEqual({ passed: 1, failed: 2 })
  expect(await run(0)).toEqual({ passed: 1, failed: 1 })
})

it('fails a stage whose program cannot be started', async () => {
  const log = createLog()
  const missing = { name: 'tool', command: '/nowhere/tool', args: [] }
  expect(await runStages([[missing]], createDisplay(log))).toEqual({ passed: 0, failed: 1 })
  expect(log.text).toContain('ENOENT')
})

it('says now and then how far a silent log is', async () => {
  const log = createLog()
  await runStages([[stage('browser', 'console.log("12 of 340")')]], createDisplay(log, -1))
  expect(log.text).toContain('browser: 12 of 340')
})
