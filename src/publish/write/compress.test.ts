import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { damageFiles, damages } from '../../system/disk-cache.test-support.ts'
import { createCompressor } from './compress.ts'

let cacheDir: string

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'compress-'))
})

afterEach(() => rm(cacheDir, { recursive: true }))

const text = Buffer.from('All state in one place. '.repeat(100))

test('text files get a brotli and a gzip copy that hold the same text', async () => {
  const copies = await createCompressor(1, cacheDir)('a.html', text)
  expect(brotliDecompressSync(copies?.br ?? '')).toEqual(text)
  expect(gunzipSync(copies?.gz ?? '')).toEqual(text)
})

test('pictures and very short files are left as they are', async () => {
  const compress = createCompressor(1, cacheDir)

  expect(await compress('a.png', text)).toBeNull()
  expect(await compress('b.html', Buffer.from('short'))).toBeNull()
})

test('the same text is compressed once, whatever its name', async () => {
  await createCompressor(1, cacheDir)('a.html', text)
  await createCompressor(1, cacheDir)('b.html', text)

  expect((await readdir(path.join(cacheDir, 'entries/compressed'))).length).toBe(1)
})

test('files of the same text in one build do not get in each other’s way', async () => {
  const compress = createCompressor(1, cacheDir)
  const [a, b, c] = await Promise.all(['a.html', 'b.html', 'c.html'].map((n) => compress(n, text)))

  expect(a).toEqual(b)
  expect(b).toEqual(c)
  expect((await readdir(path.join(cacheDir, 'entries/compressed'))).length).toBe(1)
})

test.each(Object.entries(damages))('%s in the cache is never a copy', async (_, damage) => {
  const compress = createCompressor(1, cacheDir)
  const copies = await compress('a.html', text)
  expect(damageFiles(cacheDir, damage)).toBe(1)
  expect(await compress('a.html', text)).toEqual(copies)
})

test('a site with many pages compresses what belongs to one page in less time, and worse', async () => {
  const words = Array.from({ length: 20_000 }, (_, number) => (number * number * 7).toString(36))
  const html = Buffer.from(words.join(' '))
  const [few, many] = await Promise.all(
    [500, 501].map((pageCount) => createCompressor(pageCount, cacheDir)('a.html', html)),
  )
  expect(many?.br.length).toBeGreaterThan(few?.br.length ?? 0)
  const script = await createCompressor(501, cacheDir)('assets/app.123456.js', html)
  expect(script?.br.length).toBeLessThan(many?.br.length ?? 0)
})
