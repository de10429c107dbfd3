import { expect, it } from 'vitest'
import { buildSearchIndex } from '../../search/local/indexer.ts'
import { buildSearchFiles, findLost } from './search-files.ts'

const store = {
  route: '/api/store',
  title: 'Store',
  label: 'Store',
  description: 'Holds the state.',
  keywords: [],
  sections: [],
}

const index = JSON.stringify(buildSearchIndex([store], []).index)

const devName = (name: string) => `${name}.json`

it('an index that finds its pages passes', () => {
  expect(findLost([store], index)).toEqual([])
})

it('a page that is not found by its title is lost', () => {
  const lost = { route: '/api/compose', title: 'compose' }
  expect(findLost([store, lost], index)).toEqual(['/api/compose'])
})

it('of a large site pages at equal distances are tried, the first included', () => {
  const lost = { route: '/api/compose', title: 'compose' }
  const pages = [lost, ...Array<typeof lost>(999).fill(lost)]
  expect(findLost(pages, index)).toHaveLength(250)
  expect(findLost([lost, ...Array<typeof store>(999).fill(store)], index)).toHaveLength(1)
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
