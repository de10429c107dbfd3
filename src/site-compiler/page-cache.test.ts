import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from '../model/page.ts'
import { openCache, writeEntry } from './page-cache.ts'
import { pagesOf } from './pages.test-support.ts'

const options = { root: process.cwd(), basePath: '/', routes: {} }
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
  const cache = await openCache(folder, options)
  const entry = cache.entryOf(sourceOf(text))
  await writeEntry(entry, page, { diagnostics: [], dependencies, startedAt }, options.root)
  return { cache, entry }
}

test('A page comes back in two parts: what is known of all pages, and its body', async () => {
  const { cache, entry } = await keep('text')
  const kept = await cache.read(entry)
  expect(kept?.page).not.toHaveProperty('blocks')
  expect({ ...kept?.page, ...(await cache.readBody(entry)) }).toEqual(page)
})

test('A body that belongs to other text is an error, and its page is compiled again', async () => {
  const { cache, entry } = await keep('before')
  await keep('after')
  await expect(cache.readBody(entry)).rejects.toThrow('was written over while it was needed')
  expect(await cache.read(entry)).toBeNull()
})

test('An entry that was cut off does not count', async () => {
  const { cache, entry } = await keep('text')
  truncateSync(entry.file, 2000)
  expect(await cache.read(entry)).toBeNull()
  await keep('text')
  expect(await cache.read(entry)).not.toBeNull()
})

test('An entry does not count when a file was changed while its page was made of it', async () => {
  const sample = path.join(folder, 'sample.ts')
  writeFileSync(sample, 'const lamp = 1')
  const { mtimeMs } = statSync(sample)
  const dependencies = [path.relative(options.root, sample)]
  const before = await keep('text', dependencies, mtimeMs + 1)
  expect(await before.cache.read(before.entry)).not.toBeNull()
  const meanwhile = await keep('text', dependencies, mtimeMs - 1)
  expect(await meanwhile.cache.read(meanwhile.entry)).toBeNull()
})
