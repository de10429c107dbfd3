import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkPublicFiles } from './public-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'))
  mkdirSync(path.join(folder, 'icons'))
  writeFileSync(path.join(folder, 'icons/robots.txt'), 'text')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('files of their own are fine, and so is a folder that is not there', async () => {
  await checkPublicFiles(folder, new Set(['robots.txt']))
  await checkPublicFiles(path.join(folder, 'none'), new Set())
})

test('a file in the place of one that the build writes is an error', async () => {
  await expect(checkPublicFiles(folder, new Set(['icons/robots.txt']))).rejects.toThrow(
    'stands where the build writes its own icons/robots.txt',
  )
})

test('a link to somewhere else is an error', async () => {
  symlinkSync('/etc/passwd', path.join(folder, 'users.txt'))
  await expect(checkPublicFiles(folder, new Set())).rejects.toThrow('users.txt is a symbolic link')
})
