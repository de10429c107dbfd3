import { expect, it } from 'vitest'
import { readMarks, rewriteUrl, toHits } from './to-hits.ts'

const rules = { base: '/x/', externalPattern: /other\.example/i }

it.each([
  ['https://redux.js.org/api/store?a=1#b', '/x/api/store?a=1#b'],
  ['https://redux.js.org/x/api/store', '/x/api/store'],
  ['https://redux.js.org/x', '/x'],
  ['http://redux.js.org/', '/x/'],
])('R8 %s leads to %s', (address, url) => {
  expect(rewriteUrl(address, rules)).toEqual({ url, isExternal: false })
})

it('R9 what matches the external pattern is left as it is', () => {
  const url = 'https://OTHER.example/api'
  expect(rewriteUrl(url, rules)).toEqual({ url, isExternal: true })
})

it('R10 hits without an address of the web are left out', () => {
  const hits = ['x:', 'javascript:alert(1)', undefined, '/api', 'https://a.example/b'].map(
    (url) => ({
      url,
    }),
  )
  expect(toHits(hits, rules).map(({ url }) => url)).toEqual(['/x/b'])
})

it('Q17 only marks are read from what the service sends', () => {
  const value = '<mark>a</mark> <img src=x onerror=alert(1)> &lt;b&gt; <mark>c'
  expect(readMarks(value)).toEqual({
    text: 'a <img src=x onerror=alert(1)> <b> c',
    marks: [[0, 1]],
  })
})

it('a hit has its trail up to its own level, with the marks of the snippet', () => {
  const hierarchy = { lvl0: 'API', lvl1: 'Store', lvl2: 'Read', lvl3: null }
  const [heading, text, page] = toHits(
    [
      {
        objectID: '1',
        url: 'https://a.example/b#read',
        type: 'lvl2',
        hierarchy,
        _snippetResult: { hierarchy: { lvl2: { value: '<mark>Read</mark>' } } },
      },
      { url: 'https://a.example/b#read', type: 'content', hierarchy, content: 'Reads.' },
      { url: 'https://a.example/b', type: 'lvl1', hierarchy },
    ],
    rules,
  )
  expect(heading).toEqual({
    id: '1',
    url: '/x/b#read',
    isExternal: false,
    kind: 'heading',
    group: 'API',
    trail: [
      { text: 'Store', marks: [] },
      { text: 'Read', marks: [[0, 4]] },
    ],
    excerpt: null,
  })
  expect(text).toMatchObject({ kind: 'text', excerpt: { text: 'Reads.' } })
  expect(page).toMatchObject({ kind: 'page', trail: [{ text: 'Store' }] })
})

it('R10 whatever stands in a hit, the answer is read, and each hit is there once', () => {
  const url = 'https://a.example/b'
  const odd = [null, 1, 'text', [], {}, true]
  const hits = odd.flatMap((value) => [
    ...['objectID', 'type', 'hierarchy', 'content', '_snippetResult'].map((name) => ({
      url,
      [name]: value,
    })),
    { url, hierarchy: { lvl0: value, lvl1: value, lvl2: 'Part' }, type: 'lvl2' },
    { url, hierarchy: { lvl1: 'Part' }, _snippetResult: { hierarchy: value, content: value } },
    { url, hierarchy: { lvl1: 'Part' }, _snippetResult: { hierarchy: { lvl1: value } } },
    { url, content: 'Text', _snippetResult: { content: { value } } },
    value as null,
  ])
  for (const hit of hits) {
    for (const { trail, group, excerpt, id } of toHits([hit as null], rules)) {
      const texts = [group, id, ...trail.map(({ text }) => text), excerpt?.text ?? '']
      expect(texts.map((text) => typeof text)).toEqual(texts.map(() => 'string'))
    }
  }
  expect(toHits([{ url }, { url, objectID: '1' }, { url, objectID: '1' }], rules)).toHaveLength(2)
})
