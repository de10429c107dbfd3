import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { pageIndexPath } from '../../model/page-index.ts'
import type { PageIndex, SharedData } from '../../model/site-data.ts'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { loadSiteContent, readOptions } from '../options.ts'
import { cachedSearchFiles } from '../search-files/cached-search.ts'
import type { OutputFiles } from '../write/output.ts'
import { publishContent } from '../write/publish-content.ts'
import { createAnswers, devSiteDataPath } from './dev-answers.ts'
import { openContent } from './dev-content.ts'

const options = readOptions(['--content', 'tests/fixtures/other-site'], {})

let answer: ReturnType<typeof createAnswers>['answer']
beforeAll(async () => {
  answer = createAnswers(await openContent(options)).answer
})

/** What a build publishes from the content, except documents. */
async function published(): Promise<OutputFiles> {
  const files: OutputFiles = new Map()
  const add = async (name: string, content: string | Uint8Array) => void files.set(name, content)
  const addAll = async (all: OutputFiles) => {
    for (const [name, content] of all) await add(name, content)
  }
  const settings = await loadSiteContent(options)
  const compiled = await compileSite({ ...options, settings })
  const search = await cachedSearchFiles(compiled, settings.search)
  await addAll(search.files)
  await publishContent(settings, compiled, new Map(), { add, addAll, published: () => new Map() })
  return files
}

/** What the development server responds with for an address, except documents. */
async function served(name: string): Promise<string | Uint8Array | undefined> {
  const found = await answer(name)
  if ('file' in found) return readFile(found.file)
  return 'body' in found ? found.body : undefined
}

/** Names in development have no hash of the content, or a different one. */
const devName = (name: string) =>
  name.startsWith('assets/search-') ? name.replace(/\.\w+\.json$/, '.json') : name

it('the development server has the pages, texts, pictures and search files that a build publishes', async () => {
  const files = await published()
  const names = [...files.keys()]
  expect(names).toEqual(expect.arrayContaining(['guide/start.md', 'llms-full.txt']))
  for (const name of names) {
    const body = String(await served(devName(name)))
    const withoutNames = (text: string) => text.replace(/"files":\{[^}]*\}/, '')
    expect(withoutNames(body), name).toBe(withoutNames(String(files.get(name))))
  }
})

it('says which pages there are, with those that have no source', async () => {
  const { routes }: PageIndex = JSON.parse(String(await served(pageIndexPath)))
  const { sidebar }: SharedData = JSON.parse(String(await served(devSiteDataPath)))
  expect(Object.keys(routes)).toEqual([
    '/',
    '/search',
    '/guide/beams',
    '/guide/start',
    '/reference',
  ])
  expect(sidebar).toHaveLength(2)
})

it('finds a page under any form of its address, and says where there is none', async () => {
  for (const path of ['guide/start', 'guide/start/', 'guide/start.html']) {
    expect(await answer(path)).toMatchObject({ isFound: true, page: { route: '/guide/start' } })
  }
  expect(await answer('guide/lantern')).toMatchObject({
    isFound: false,
    page: { kind: 'not-found' },
  })
})
