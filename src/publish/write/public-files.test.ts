import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseLinks } from './public-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'))
  mkdirSync(path.join(folder, 'icons'))
  writeFileSync(path.join(folder, 'icons/robots.txt'), 'text')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('files of their own are fine, and so is a folder that is not there', async () => {
  await refuseLinks(folder)
  await refuseLinks(path.join(folder, 'none'))
})

test('a link to somewhere else is an error', async () => {
  symlinkSync('/etc/passwd', path.join(folder, 'users.txt'))
  await expect(refuseLinks(folder)).rejects.toThrow('users.txt is a symbolic link')
})
