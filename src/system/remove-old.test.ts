import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { removeOld } from './remove-old.ts'

const hour = 60 * 60 * 1000

it('removes files and folders that were written too long ago, or in a future that is not to come, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'remove-old-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['old', 'young', 'ahead']) {
    mkdirSync(path.join(folder, `${name}-folder`))
    writeFileSync(path.join(folder, `${name}-folder`, 'a.js'), '')
    writeFileSync(path.join(folder, `${name}.br`), '')
  }
  const before = new Date(Date.now() - 2 * hour)
  for (const name of ['old-folder', 'old.br']) utimesSync(path.join(folder, name), before, before)

  const later = new Date(Date.now() + 2 * hour)
  for (const name of ['ahead-folder', 'ahead.br']) utimesSync(path.join(folder, name), later, later)

  removeOld(folder, hour)
  expect(readdirSync(folder)).toEqual(['young-folder', 'young.br'])
})

it('finds nothing to do in a folder that is not there', () => {
  expect(() => removeOld(path.join(tmpdir(), 'never-made'), hour)).not.toThrow()
})
