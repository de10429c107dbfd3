import { expect, it } from 'vitest'
import type { Hit, HitKind } from '../engine.ts'
import { groupHits } from './group-hits.ts'

const hit = (group: string, url: string, kind: HitKind = 'heading'): Hit => ({
  id: url,
  url,
  kind,
  isExternal: false,
  group,
  trail: [],
  excerpt: null,
})

const shape = (hits: Hit[]) =>
  groupHits(hits).map(({ title, hits: shown }) => [
    title,
    ...shown.map(({ hit: { url }, isChild, isLastChild }) =>
      isChild ? `${isLastChild ? '└' : '├'} ${url}` : url,
    ),
  ])

it('Q15 groups keep the order in which they are met, and five hits each', () => {
  const hits = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => hit('API', `/api/${number}`))
  expect(shape([...hits, hit('FAQ', '/faq#a')])).toEqual([
    ['API', '/api/1', '/api/2', '/api/3', '/api/4', '/api/5'],
    ['FAQ', '/faq#a'],
  ])
})

it('Q15 hits of a page stand together, those after the page below it', () => {
  expect(
    shape([
      hit('API', '/a', 'page'),
      hit('API', '/b#one', 'text'),
      hit('API', '/a#one'),
      hit('API', '/b', 'page'),
      hit('API', '/a#two'),
    ]),
  ).toEqual([['API', '/a', '├ /a#one', '└ /a#two', '/b#one', '/b']])
})

it('Q31 the group that was chosen keeps all of its hits', () => {
  const hits = [1, 2, 3, 4, 5, 6, 7].map((number) => hit('API', `/api/${number}`))
  expect(groupHits(hits, 'API')[0]?.hits).toHaveLength(7)
  expect(groupHits(hits, 'FAQ')[0]?.hits).toHaveLength(5)
})
