import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { codeVersion } from './code-version.ts'
import { hash, hashOfFiles } from './hash.ts'

it('tells where one part ends and the next begins', () => {
  expect(hash('ab', 'c')).not.toBe(hash('a', 'bc'))
  expect(hash('a\0', 'b')).not.toBe(hash('a', '\0b'))
  expect(hash('ä')).toBe(hash(Buffer.from('ä')))
})

it('follows the contents and paths of the files that count', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  mkdirSync(path.join(folder, 'b'))
  write('b/a.css', 'a')
  const first = await hashOfFiles(folder, /\.css$/)
  write('b/a.txt', 'other')
  expect(await hashOfFiles(folder, /\.css$/)).toBe(first)
  renameSync(path.join(folder, 'b/a.css'), path.join(folder, 'a.css'))
  const moved = await hashOfFiles(folder, /\.css$/)
  expect(moved).not.toBe(first)
  write('a.css', 'b')
  expect(await hashOfFiles(folder, /\.css$/)).not.toBe(moved)
})

it('tells versions of code by the modules that they are made of', async () => {
  const [all, own, other] = await Promise.all([
    codeVersion(),
    codeVersion('src/system/hash.ts'),
    codeVersion('src/system/disk-cache.ts'),
  ])
  expect(new Set([all, own, other]).size).toBe(3)
  expect(await codeVersion('src/system/hash.ts')).toBe(own)
  await expect(codeVersion('src/system/never-made.ts')).rejects.toThrow('never-made.ts')
})
