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

const made = buildSearchIndex([store], [])
const index = JSON.stringify(made.index)
const words = JSON.stringify(made.words)

const devName = (name: string) => `${name}.json`

it('an index that finds its pages passes', () => {
  expect(() => assertFinds([store], index, words)).not.toThrow()
})

it('an index that lost a page fails the build, naming the page', () => {
  const lost = { route: '/api/compose', title: 'compose' }
  expect(() => assertFinds([store, lost], index, words)).toThrow(
    'does not find 1 of 2 pages by their titles:\n  "compose" does not find /api/compose',
  )
})

it('of a large site pages at equal distances are tried, the first included', () => {
  const lost = { route: '/api/compose', title: 'compose' }
  const pages = [lost, ...Array<typeof store>(999).fill(store)]
  expect(() => assertFinds(pages, index, words)).toThrow('does not find 1 of 250 pages')
})

it('the files name one another', async () => {
  const { index, files } = await buildSearchFiles([store], [], { packages: [] }, devName)
  expect([...files.keys()].sort()).toEqual([
    'assets/search-index.json',
    'assets/search-text.json',
    'assets/search-words.json',
  ])
  expect(index).toBe('assets/search-index.json')
  expect(JSON.parse(String(files.get(index)))).toMatchObject({
    files: { words: 'search-words.json', texts: 'search-text.json' },
  })
})

it('an empty index fails the build', async () => {
  await expect(buildSearchFiles([], [], { packages: [] }, devName)).rejects.toThrow('holds no word')
})
