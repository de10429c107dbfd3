import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { loadSiteContent, readOptions } from '../options.ts'
import { cachedSearchFiles } from '../search/cached-search.ts'
import type { OutputFiles } from '../write/output.ts'
import { publishContent } from '../write/publish-content.ts'
import { compileDevContent, type DevContent } from './dev-content.ts'

const options = readOptions(['--content', 'tests/fixtures/other-site'], {})

/** What a build publishes of the content, documents aside. */
async function published(): Promise<OutputFiles> {
  const files: OutputFiles = new Map()
  const add = async (name: string, content: string | Uint8Array) => void files.set(name, content)
  const addAll = async (all: OutputFiles) => {
    for (const [name, content] of all) await add(name, content)
  }
  const settings = await loadSiteContent(options)
  const compiled = await compileSite({ ...options, settings })
  const search = await cachedSearchFiles(compiled, settings.search)
  await publishContent(settings, compiled, search, new Map(), {
    add,
    addAll,
    published: () => new Map(),
  })
  return files
}

/** What the development server has under an address, documents aside. */
async function served(dev: DevContent, name: string): Promise<string | Uint8Array | undefined> {
  const page = dev.pages.get(dev.dataPaths.get(name) ?? '')
  const asset = dev.assets.get(name)
  return page?.json ?? dev.forTools().get(name) ?? (asset && readFile(asset))
}

/** Their names hold no hash during development, so that open pages find them after an edit. */
const isSearch = (name: string) => name.startsWith('assets/search-')

it('the development server has the pages, texts and pictures that a build publishes', async () => {
  const files = await published()
  const dev = await compileDevContent(options)
  const names = [...files.keys()].filter((name) => !isSearch(name))
  expect(names).toEqual(expect.arrayContaining(['guide/start.md', 'llms-full.txt']))
  for (const name of names) expect(await served(dev, name), name).toEqual(files.get(name))
  expect(dev.dataPaths.size).toBe(names.filter((name) => name.startsWith('_pages/')).length)

  const search = [...files].filter(([name]) => isSearch(name))
  const devSearch = await dev.searchFiles()
  expect(search).toHaveLength(devSearch.size)
  for (const [name, json] of search) {
    const devJson = String(devSearch.get(name.replace(/\.\w+\.json$/, '.json')))
    expect({ ...JSON.parse(devJson), files: {} }).toEqual({
      ...JSON.parse(String(json)),
      files: {},
    })
  }
})
