import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listEntries, listFiles } from './list-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'list-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('links that lead back into the folder are listed and not followed', () => {
  mkdirSync(path.join(folder, 'b/c'), { recursive: true })
  writeFileSync(path.join(folder, 'b/c/file.md'), '')
  writeFileSync(path.join(folder, 'a.md'), '')
  for (const name of ['one', 'two']) symlinkSync('.', path.join(folder, 'b', name))
  symlinkSync('nowhere', path.join(folder, 'dangling'))
  spawnSync('mkfifo', [path.join(folder, 'pipe')])
  expect(listEntries(folder)).toEqual([
    { path: 'a.md', kind: 'file' },
    { path: 'b', kind: 'folder' },
    { path: 'b/c', kind: 'folder' },
    { path: 'b/c/file.md', kind: 'file' },
    { path: 'b/one', kind: 'link' },
    { path: 'b/two', kind: 'link' },
    { path: 'dangling', kind: 'link' },
    { path: 'pipe', kind: 'other' },
  ])
  expect(listFiles(folder)).toEqual(['a.md', 'b/c/file.md'])
})

test('a folder that does not exist has no files, and a file in its place is an error', () => {
  expect(listFiles(path.join(folder, 'none'))).toEqual([])
  writeFileSync(path.join(folder, 'file'), '')
  expect(() => listFiles(path.join(folder, 'file'))).toThrow('ENOTDIR')
})
