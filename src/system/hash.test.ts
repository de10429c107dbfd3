import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { codeParts } from './code-version.ts'
import { hash, hashOfFiles } from './hash.ts'

it('tells where one part ends and the next begins', () => {
  expect(hash('ab', 'c')).not.toBe(hash('a', 'bc'))
  expect(hash('a\0', 'b')).not.toBe(hash('a', '\0b'))
  expect(hash('ä')).toBe(hash(Buffer.from('ä')))
})

it('follows the contents and paths of files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  mkdirSync(path.join(folder, 'b'))
  write('b/a.css', 'a')
  const first = await hashOfFiles(folder)
  expect(await hashOfFiles(folder)).toBe(first)
  renameSync(path.join(folder, 'b/a.css'), path.join(folder, 'a.css'))
  const moved = await hashOfFiles(folder)
  expect(moved).not.toBe(first)
  write('a.css', 'b')
  expect(await hashOfFiles(folder)).not.toBe(moved)
})

it('tells code by the modules that it is made of', async () => {
  const [own, other] = await Promise.all([
    codeParts('src/system/hash.ts'),
    codeParts('src/system/disk-cache.ts'),
  ])
  expect(Object.keys(own)).toEqual(['package-lock.json', 'the code of src/system/hash.ts'])
  expect(Object.values(own)).not.toEqual(Object.values(other))
  expect(await codeParts('src/system/hash.ts')).toEqual(own)
  await expect(codeParts('src/system/never-made.ts')).rejects.toThrow('never-made.ts')
})
