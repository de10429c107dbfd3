import { expect, it } from 'vitest'
import { buildSearchIndex } from '../../search/local/indexer.ts'
import { assertFinds, buildSearchFiles } from './search-files.ts'

const store = {
  route: '/api/store',
  title: 'Store',
  label: 'Store',
  description: 'Holds the state.',
  keywords: [],
  sections: [],
}

const names = { index: 'index', words: 'words' } as const
const made = buildSearchIndex([store], [])
const read = async (name: string) => JSON.stringify(name === names.index ? made.index : made.words)

it('an index that finds its pages passes', async () => {
  await expect(assertFinds([store], names, read)).resolves.toBeUndefined()
})

it('an index that lost a page fails the build, naming the page', async () => {
  const lost = { route: '/api/compose', title: 'compose' }
  await expect(assertFinds([store, lost], names, read)).rejects.toThrow(
    'does not find 1 of 2 pages by their titles:\n  "compose" does not find /api/compose',
  )
})

it('of a large site pages at equal distances are tried, the first included', async () => {
  const lost = { route: '/api/compose', title: 'compose' }
  const pages = [lost, ...Array<typeof store>(999).fill(store)]
  await expect(assertFinds(pages, names, read)).rejects.toThrow('does not find 1 of 250 pages')
})

it('the files name one another', async () => {
  const files = await buildSearchFiles([store], [], { packages: [] })
  expect([...files.keys()].sort()).toEqual([
    'assets/search-index.json',
    'assets/search-text.json',
    'assets/search-words.json',
  ])
  expect(JSON.parse(String(files.get('assets/search-index.json')))).toMatchObject({
    files: { words: 'search-words.json', texts: 'search-text.json' },
  })
})

it('an empty index fails the build', async () => {
  await expect(buildSearchFiles([], [], { packages: [] })).rejects.toThrow('holds no word')
})
