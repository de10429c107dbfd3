import { expect, it } from 'vitest'
import { toHits } from '../hosted-hits.ts'
import { type ServiceHit, toHostedHit } from './to-hosted-hit.ts'

const url = 'https://a.example/b'

it('a hit has its trail up to its own level, with the marks of the snippet', () => {
  const hierarchy = { lvl0: 'API', lvl1: 'Store', lvl2: 'Read', lvl3: null }
  const _snippetResult = { hierarchy: { lvl2: { value: '<mark>Read</mark>' } } }
  const heading = { objectID: '1', url, type: 'lvl2', hierarchy, _snippetResult }
  expect(toHostedHit(heading, null)).toEqual({
    id: '1',
    url,
    isExternal: false,
    kind: 'heading',
    group: 'API',
    trail: ['Store', '<mark>Read</mark>'],
    excerpt: undefined,
  })
  expect(toHostedHit({ url, type: 'content', hierarchy, content: 'Reads.' }, null)).toMatchObject({
    kind: 'text',
    trail: ['Store', 'Read'],
    excerpt: 'Reads.',
  })
  expect(toHostedHit({ url, type: 'lvl1', hierarchy }, null)).toMatchObject({
    kind: 'page',
    trail: ['Store'],
  })
})

it('R9 what matches the external pattern is of another site', () => {
  expect(toHostedHit({ url: 'https://OTHER.example/api' }, /other\.example/i).isExternal).toBe(true)
  expect(toHostedHit({ url }, /other\.example/i).isExternal).toBe(false)
})

it('R10 whatever stands in a hit, the answer is read', () => {
  const hits = [null, 1, 'text', [], {}, true].flatMap((value) => [
    ...['objectID', 'type', 'hierarchy', 'content', '_snippetResult'].map((name) => ({
      url,
      [name]: value,
    })),
    { url, hierarchy: { lvl0: value, lvl1: value, lvl2: 'Part' }, type: 'lvl2' },
    { url, hierarchy: { lvl1: 'Part' }, _snippetResult: { hierarchy: value, content: value } },
    { url, hierarchy: { lvl1: 'Part' }, _snippetResult: { hierarchy: { lvl1: value } } },
    { url, content: 'Text', _snippetResult: { content: { value } } },
    value,
  ])
  for (const hit of hits) {
    for (const { trail, group, excerpt, id } of toHits(
      [toHostedHit(hit as ServiceHit, null)],
      '/',
    )) {
      const texts = [group, id, ...trail.map(({ text }) => text), excerpt?.text ?? '']
      expect(texts.map((text) => typeof text)).toEqual(texts.map(() => 'string'))
    }
  }
})
