import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPublisher, type Publisher } from './publisher.ts'

let folder: string
let publisher: Publisher

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publisher-'))
  publisher = createPublisher(path.join(folder, 'site'), 1, path.join(folder, 'cache'))
})

afterEach(() => rm(folder, { recursive: true }))

const text = 'All state in one place. '.repeat(100)

test('files are written with their compressed copies, and known by path in order', async () => {
  await publisher.addAll(
    new Map<string, string | Uint8Array>([
      ['usage/index.html', text],
      ['icon.png', new Uint8Array([1, 2, 3])],
    ]),
  )
  const files = publisher.published()

  expect([...files.keys()]).toEqual(['icon.png', 'usage/index.html'])
  expect(await readFile(path.join(folder, 'site/usage/index.html'), 'utf8')).toBe(text)
  const copy = await readFile(path.join(folder, 'site/usage/index.html.br'))
  expect(String(brotliDecompressSync(copy))).toBe(text)
  expect(files.get('usage/index.html')).toMatchObject({
    size: text.length,
    brotliSize: copy.length,
  })
  expect(files.get('icon.png')).toMatchObject({ size: 3, brotliSize: null })
})

test('more files than are written at once all arrive', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `${index}.html`)
  await publisher.addAll(new Map(names.map((name) => [name, text + name])))

  expect(publisher.published().size).toBe(200)
  expect(await readFile(path.join(folder, 'site/199.html'), 'utf8')).toBe(`${text}199.html`)
})

test('a file that was added before is one file', async () => {
  await publisher.add('shared.js', text)
  await publisher.add('shared.js', text)
  expect(publisher.published().size).toBe(1)
})

test('two files of one name are an error', async () => {
  await publisher.add('robots.txt', 'mine')
  await expect(publisher.add('robots.txt', text)).rejects.toThrow(
    'Two files would be published as robots.txt.',
  )
})

test('a file that cannot be written is an error', async () => {
  await publisher.add('page', text)
  await expect(publisher.add('page/index.html', text)).rejects.toThrow(/EEXIST|ENOTDIR/)
})
