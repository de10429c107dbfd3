import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress.ts'

let cacheDir: string

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'compress-'))
})

afterEach(() => rm(cacheDir, { recursive: true }))

const text = 'All state in one place. '.repeat(100)

test('text files get a brotli and a gzip copy that hold the same text', async () => {
  const compressed = await compressFiles(new Map([['a.html', text]]), cacheDir)

  expect([...compressed.keys()]).toEqual(['a.html.br', 'a.html.gz'])
  expect(String(brotliDecompressSync(compressed.get('a.html.br') as Uint8Array))).toBe(text)
  expect(String(gunzipSync(compressed.get('a.html.gz') as Uint8Array))).toBe(text)
})

test('pictures and very short files are left as they are', async () => {
  const files = new Map([
    ['a.png', text],
    ['b.html', 'short'],
  ])

  expect((await compressFiles(files, cacheDir)).size).toBe(0)
})

test('the same text is compressed once, whatever its name', async () => {
  await compressFiles(new Map([['a.html', text]]), cacheDir)
  await compressFiles(new Map([['b.html', text]]), cacheDir)

  expect((await readdir(cacheDir)).length).toBe(2)
})

test('files of the same text in one build do not get in each other’s way', async () => {
  const files = new Map(['a', 'b', 'c'].map((name) => [`${name}.html`, text]))
  const compressed = await compressFiles(files, cacheDir)

  expect(compressed.size).toBe(6)
  expect((await readdir(cacheDir)).length).toBe(2)
})
