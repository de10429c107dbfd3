import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFileTimes } from './file-times.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'git-times-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function git(args: string[], date = '2024-01-01T00:00:00Z') {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date }
  execFileSync('git', [...author, ...args], { cwd: root, env, stdio: 'ignore' })
}

function commit(message: string, date: string, ...files: string[]) {
  for (const file of files) writeFileSync(path.join(root, file), `${message} ${date}`)
  git(['add', '.'])
  git(['commit', '-m', message], date)
}

test('Each file has the time of its last commit that is not about style', async () => {
  git(['init'])
  commit('feat: two pages', '2024-01-01T00:00:00Z', 'a.md', 'é.md')
  commit('fix: a', '2024-02-02T00:00:00Z', 'a.md')
  commit('style: format', '2024-03-03T00:00:00Z', 'a.md', 'é.md')
  const { times, unknownBecause } = await readFileTimes(root, '.')
  const dates = [...times].map(([file, time]) => [file, new Date(time).toISOString()])
  expect(unknownBecause).toBe(null)
  expect(Object.fromEntries(dates)).toEqual({
    'a.md': '2024-02-02T00:00:00.000Z',
    'é.md': '2024-01-01T00:00:00.000Z',
  })
})

test('Outside git and in a shallow clone nothing is known, and the reason is', async () => {
  expect(await readFileTimes(root, '.')).toEqual({
    times: new Map(),
    unknownBecause: 'git has no history here',
  })
  git(['init', 'full'])
  const full = path.join(root, 'full')
  git(['-C', full, 'commit', '--allow-empty', '-m', 'one'])
  git(['-C', full, 'commit', '--allow-empty', '-m', 'two'])
  git(['clone', '--depth=1', `file://${full}`, 'shallow'])
  expect(await readFileTimes(path.join(root, 'shallow'), '.')).toEqual({
    times: new Map(),
    unknownBecause: 'this is a shallow clone',
  })
})
