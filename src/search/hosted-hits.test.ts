import { expect, it } from 'vitest'
import type { HostedHit } from './hosted-engine.ts'
import { toHits } from './hosted-hits.ts'

const url = 'https://redux.js.org/api/store'

/** A hit with nothing in it, changed by `parts`. */
const hitWith = (parts: Partial<HostedHit>): HostedHit => ({
  url,
  kind: 'heading',
  group: 'API',
  trail: [],
  ...parts,
})

const hitFor = (parts: Partial<HostedHit>) => toHits([hitWith(parts)], '/x/')[0]

it.each([
  ['https://redux.js.org/api/store?a=1#b', '/x/api/store?a=1#b'],
  ['https://redux.js.org/x/api/store', '/x/api/store'],
  ['https://redux.js.org/x', '/x'],
  ['http://redux.js.org/', '/x/'],
])('R8 %s leads to %s', (given, expected) => {
  expect(hitFor({ url: given })).toMatchObject({ url: expected, isExternal: false })
})

it('R9 the address of another site is left as it is', () => {
  const elsewhere = { url: 'https://OTHER.example/api', isExternal: true }
  expect(hitFor(elsewhere)).toMatchObject(elsewhere)
})

it.each([['x:'], ['javascript:alert(1)'], [undefined], [1], ['/api']])(
  'R10 a hit with the address %j is left out',
  (given) => {
    expect(hitFor({ url: given })).toBeUndefined()
    expect(hitFor({ url: given, isExternal: true })).toBeUndefined()
  },
)

it('R10 each hit is there once', () => {
  const ids = [undefined, '1', '1', 1, null]
  const hits = toHits(
    ids.map((id) => hitWith({ id })),
    '/',
  )
  expect(hits.map(({ id }) => id)).toEqual(['/api/store', '1'])
})

it('Q17 only marks are read from what the service sends', () => {
  const excerpt = '<mark>a</mark> <img src=x onerror=alert(1)> &lt;b&gt; <mark>c'
  expect(hitFor({ excerpt, group: '<mark>A</mark>PI' })).toEqual({
    id: '/x/api/store',
    url: '/x/api/store',
    isExternal: false,
    kind: 'heading',
    group: 'API',
    trail: [{ text: 'API', marks: [] }],
    excerpt: { text: 'a <img src=x onerror=alert(1)> <b> c', marks: [[0, 1]] },
  })
})

it('what should be a text and is none is read as an empty one', () => {
  const empty = { text: '', marks: [] }
  for (const odd of [null, 1, [], {}, true]) {
    expect(hitFor({ id: odd, group: odd, trail: [odd, 'Store'], excerpt: odd })).toMatchObject({
      id: '/x/api/store',
      group: '',
      trail: [empty, { text: 'Store' }],
      excerpt: null,
    })
  }
})
