import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPublisher, noting, type Publisher } from './publisher.ts'

let folder: string
let publisher: Publisher

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publisher-'))
  publisher = createPublisher(path.join(folder, 'site'), path.join(folder, 'cache'))
})

afterEach(() => rm(folder, { recursive: true }))

const text = 'All state in one place. '.repeat(100)

test('files are written with their compressed copies, and known by path in order', async () => {
  await publisher.addAll([
    ['usage/index.html', text],
    ['icon.png', new Uint8Array([1, 2, 3])],
  ])
  const files = await publisher.finish()

  expect([...files.keys()]).toEqual(['icon.png', 'usage/index.html'])
  const copy = await readFile(path.join(folder, 'site/usage/index.html.br'))
  expect(String(brotliDecompressSync(copy))).toBe(text)
  expect(files.get('usage/index.html')).toMatchObject({
    size: text.length,
    brotliSize: copy.length,
  })
  expect(files.get('icon.png')).toMatchObject({ size: 3, brotliSize: null })
})

test('long files are written at once and compressed in turn, whatever comes beside them', async () => {
  const long = text.repeat(8000)
  await publisher.addAll([
    ['one.md', long],
    ['other.md', `${long} And more.`],
    ['short.md', text],
  ])
  expect(await publisher.read('one.md')).toBe(long)
  const files = await publisher.finish()
  const copy = await readFile(path.join(folder, 'site/other.md.br'))
  expect(String(brotliDecompressSync(copy))).toBe(`${long} And more.`)
  expect(files.get('other.md')?.brotliSize).toBe(copy.length)
})

test('more files than are written at once all arrive', async () => {
  await publisher.addAll(
    Array.from({ length: 200 }, (_, index): [string, string] => [`${index}.html`, text + index]),
  )

  expect((await publisher.finish()).size).toBe(200)
})

test('a file can be read again as soon as it was added', async () => {
  await publisher.addAll([
    ['one.json', '{}'],
    ['two.json', text],
  ])

  expect(await publisher.read('two.json')).toBe(text)
  expect(await publisher.read('one.json')).toBe('{}')
})

test('a publisher that notes names knows those that went through it, and no others', async () => {
  const names = new Set<string>()
  await publisher.add('code.js', text)
  const content = noting(publisher, names)
  await content.add('index.html', text)
  await content.addAll([['feed.xml', text]])

  expect([...names]).toEqual(['index.html', 'feed.xml'])
  expect((await publisher.finish()).size).toBe(3)
})

test('a file that cannot be written is told, at the latest at the end', async () => {
  await publisher.add('page', text)
  await publisher.finish()
  const added = publisher.add('page/index.html', text)

  await expect(added.then(publisher.finish)).rejects.toThrow(/EEXIST|ENOTDIR/)
})
