import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from '../model/page.ts'
import { damageFiles, damages } from '../system/disk-cache.test-support.ts'
import { projectRoot } from '../system/project.ts'
import { openCache, writeEntry } from './page-cache.ts'
import { pagesOf } from './pages.test-support.ts'

const options = { root: projectRoot, basePath: '/', routes: {} }
const sourceOf = (text: string) => ({
  ...{ id: 'a', sourcePath: 'content/docs/a.md', text, lastUpdated: null },
})

let folder: string
let page: Page
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'))
  page = (await pagesOf({ a: 'Some text.\n\n## Part {#part}' }))[0] as Page
})
afterEach(() => rmSync(folder, { recursive: true }))

async function keep(text: string, dependencies: string[] = [], startedAt = Date.now()) {
  const cache = await openCache(options, false, folder)
  const entry = cache.entryOf(sourceOf(text))
  const written = await writeEntry(entry, { page, diagnostics: [], dependencies }, startedAt)
  return { cache, entry, written }
}

test('A page comes back as it was compiled', async () => {
  const { cache, entry, written } = await keep('text')
  expect(await cache.read(entry)).toEqual(written)
  expect(written.page).toEqual(page)
})

test('A page that was compiled of other text does not count', async () => {
  const { cache, entry } = await keep('before')
  await keep('after')
  expect(await cache.read(entry)).toBeUndefined()
})

test('A page that was made of a file that has changed since does not count', async () => {
  const sample = path.join(folder, 'sample.ts')
  const dependencies = [path.relative(options.root, sample)]
  const { cache, entry } = await keep('text', dependencies)
  writeFileSync(sample, 'const lamp = 1')
  expect(await cache.read(entry)).toBeUndefined()
  const after = await keep('text', dependencies, Date.now() + 1000)
  expect(await cache.read(entry)).toEqual(after.written)
})

test('A page that was made of a folder does not count when a file in it is changed or added', async () => {
  const example = path.join(folder, 'example')
  mkdirSync(path.join(example, 'src'), { recursive: true })
  writeFileSync(path.join(example, 'src/store.ts'), 'const lamp = 1')
  const dependencies = [`${path.relative(options.root, example)}/`]
  const first = await keep('text', dependencies, Date.now() + 1000)
  expect(await first.cache.read(first.entry)).toEqual(first.written)
  writeFileSync(path.join(example, 'src/store.ts'), 'const lamp = 20')
  expect(await first.cache.read(first.entry)).toBeUndefined()
  const second = await keep('text', dependencies, Date.now() + 1000)
  writeFileSync(path.join(example, 'src/new.ts'), '')
  expect(await second.cache.read(second.entry)).toBeUndefined()
})

test.each(Object.entries(damages))('%s is no page, and is replaced', async (_, damage) => {
  const { cache, entry, written } = await keep('text')
  expect(damageFiles(folder, damage)).toBe(1)
  expect(await cache.read(entry)).toBeUndefined()
  await keep('text')
  expect(await cache.read(entry)).toEqual(written)
})

test('An entry does not count when a file was changed while its page was made of it', async () => {
  const sample = path.join(folder, 'sample.ts')
  writeFileSync(sample, 'const lamp = 1')
  const { mtimeMs } = statSync(sample)
  const dependencies = [path.relative(options.root, sample)]
  const before = await keep('text', dependencies, mtimeMs + 1000)
  expect(await before.cache.read(before.entry)).toBeDefined()
  const meanwhile = await keep('text', dependencies, mtimeMs - 1)
  expect(await meanwhile.cache.read(meanwhile.entry)).toBeUndefined()
})
