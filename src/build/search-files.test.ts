import { expect, it } from 'vitest'
import { buildSearchIndex } from '../search/local/indexer.ts'
import { assertFinds, buildSearchFiles } from './search-files.ts'

const store = {
  route: '/api/store',
  title: 'Store',
  label: 'Store',
  description: 'Holds the state.',
  keywords: [],
  sections: [],
}

const indexOf = () => JSON.stringify({ ...buildSearchIndex([store], []).index, texts: 'a.json' })

it('an index that finds its pages passes', () => {
  expect(() => assertFinds(indexOf(), [store])).not.toThrow()
})

it('an index that lost a page fails the build, naming the page', () => {
  const lost = { route: '/api/compose', title: 'compose' }
  expect(() => assertFinds(indexOf(), [store, lost])).toThrow(
    'does not find 1 of 2 pages by their titles:\n  "compose" does not find /api/compose',
  )
})

it('an empty index fails the build', async () => {
  await expect(buildSearchFiles([], [], { packages: [] }, { isHashed: true })).rejects.toThrow(
    'holds no word',
  )
})
