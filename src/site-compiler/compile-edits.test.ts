import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileSite } from './compile-site.ts'
import { readSettings } from './read-settings.ts'

let folder: string

beforeAll(() => {
  // Inside the project, so that paths in diagnostics are relative to it.
  folder = mkdtempSync('node_modules/.compile-edits-')
  cpSync('tests/fixtures/site/content', path.join(folder, 'content'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

async function compile() {
  const compiled: number[] = []
  const site = await compileSite({
    contentDir: path.join(folder, 'content'),
    basePath: '/',
    settings: (await readSettings(process.cwd(), path.join(folder, 'content'))).settings,
    cacheDir: path.join(folder, 'cache'),
    isWatching: true,
    onProgress: (done) => compiled.push(done),
  })
  return { ...site, compiled }
}

test('An edited page is compiled alone, and found in the cache when all pages are looked at', async () => {
  const { edits } = await compile()
  const file = path.posix.join(folder, 'content/docs/faq.md')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`)

  const rendered: string[] = []
  const { page, diagnostics } = await edits.compile(file, ({ route, blocks }) =>
    rendered.push(route, JSON.stringify(blocks)),
  )
  expect(diagnostics).toEqual([])
  expect(page?.sourcePath).toBe(file)
  expect(rendered).toEqual(['/faq', expect.stringContaining('One more sentence.')])

  const { pages, compiled } = await compile()
  expect(compiled).toEqual([2])
  const blocks = pages.find(({ route }) => route === '/faq')?.blocks
  expect(JSON.stringify(blocks)).toBe(rendered[1])
})

test('A page that is broken says so, and is not shown', async () => {
  const { edits } = await compile()
  const file = path.posix.join(folder, 'content/docs/faq.md')
  writeFileSync(file, 'No front matter.\n')
  const { page, diagnostics } = await edits.compile(file, () => expect.unreachable())
  expect(page).toBeNull()
  expect(diagnostics).toMatchObject([{ severity: 'error', file }])
})
