import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentHash } from '../write/page-files.ts'
import { writeHashed } from './write-hashed.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hashed-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a text that comes in pieces is a file with the hash of the whole', async () => {
  const text = '[“one”,“two”]'
  const name = await writeHashed(folder, 'texts', ['[', '“one”', ',', '“two”', ']'])
  expect(name).toBe(`texts.${contentHash(text)}.json`)
  expect(await readFile(path.join(folder, name), 'utf8')).toBe(text)
})

test('a text that fails while it is made leaves nothing', async () => {
  function* failing() {
    yield 'one'
    throw new Error('no more')
  }
  await expect(writeHashed(folder, 'texts', failing())).rejects.toThrow('no more')
  expect(await readdir(folder)).toEqual([])
})
