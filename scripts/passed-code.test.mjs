import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOfCode, hasPassed, recordPassed } from './passed-code.mjs'

let root
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'passed-code-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  write('.gitignore', '.cache\n')
  write('src/a.ts', 'export const a = 1\n')
  write('content/docs/page.md', 'Text\n')
  recordPassed(hashOfCode(root), root)
})
afterEach(() => rmSync(root, { recursive: true }))

it('knows code with which the tests have passed, whatever happens to pages', () => {
  expect(hasPassed(hashOfCode(root), root)).toBe(true)
  write('content/docs/page.md', 'Another text\n')
  write('content/docs/new.md', 'New\n')
  write('content/published-ids.json', '{}\n')
  expect(hasPassed(hashOfCode(root), root)).toBe(true)
})

it.each([
  ['a changed module', () => write('src/a.ts', 'export const a = 2\n')],
  ['a new module', () => write('src/b.ts', '')],
  ['a removed module', () => rmSync(path.join(root, 'src/a.ts'))],
  ['a setting', () => write('content/site.ts', '')],
])('does not know %s', (_what, change) => {
  change()
  expect(hasPassed(hashOfCode(root), root)).toBe(false)
})

it('knows nothing where there is no repository', () => {
  rmSync(path.join(root, '.git'), { recursive: true })
  expect(hasPassed(hashOfCode(root), root)).toBe(false)
})
