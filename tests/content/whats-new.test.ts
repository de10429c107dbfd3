/** What's new names every export that a release added. */
import { expect, test } from 'vitest'
import { isLater } from '../../src/model/api-data.ts'
import { readApiData } from '../../src/proofs/package-types/api-data.ts'
import { documentedExportsIn } from '../../src/proofs/package-types/documented-exports.ts'
import { contentPages } from '../support/content-pages.ts'

const data = readApiData('content')
const { pages } = await contentPages()
const page = pages.find(({ route }) => route === '/whats-new')
const linked = page?.links.map(({ href }) => href) ?? []

const told = Object.entries(data).filter(([, { releases, folder }]) => releases && folder)

test('there are releases to tell', () => {
  expect(told.length).toBeGreaterThan(3)
})

test.each(told)('of %s', (_module, { folder = '', exports, releases }) => {
  const places = documentedExportsIn(folder, pages)
  const missing = Object.entries(exports)
    .filter(([, { since }]) => !isLater(releases?.first ?? '', since))
    .filter(([name]) => {
      const place = places.find((entry) => entry.name === name)
      const id = place?.id === null ? '' : `#${place?.id}`
      return place && !linked.includes(place.page.route + id)
    })
    .map(([name, { since }]) => `${name} of ${since}: add it with \`::new-exports\``)
  expect(missing).toEqual([])
})
