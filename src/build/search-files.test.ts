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

const filesOf = () => {
  const { index, words } = buildSearchIndex([store], [])
  const json = (value: object) => Buffer.from(JSON.stringify(value))
  return { indexJson: json(index), wordJson: json(words) }
}

it('an index that finds its pages passes', () => {
  expect(() => assertFinds(filesOf(), [store])).not.toThrow()
})

it('an index that lost a page fails the build, naming the page', () => {
  const lost = { route: '/api/compose', title: 'compose' }
  expect(() => assertFinds(filesOf(), [store, lost])).toThrow(
    'does not find 1 of 2 pages by their titles:\n  "compose" does not find /api/compose',
  )
})

it('of a large site pages at equal distances are tried, the first included', () => {
  const lost = { route: '/api/compose', title: 'compose' }
  const pages = [lost, ...Array<typeof store>(999).fill(store)]
  expect(() => assertFinds(filesOf(), pages)).toThrow('does not find 1 of 250 pages')
})

it('an empty index fails the build', async () => {
  await expect(buildSearchFiles([], [], { packages: [] }, { isHashed: true })).rejects.toThrow(
    'holds no word',
  )
})
