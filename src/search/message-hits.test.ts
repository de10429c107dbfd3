import { expect, it, vi } from 'vitest'
import type { SiteMessage } from '../browser/messages/recognize.ts'
import { type Hit, maxQueryLength, unmarked } from './engine.ts'
import { withMessages } from './message-hits.ts'

const messages: SiteMessage[] = [
  {
    route: '/errors',
    id: 'kite-7',
    codes: ['Kite 7'],
    texts: ['A kite may not be flown while it is being folded. Unfold ‹name› first.'],
    help: 'Somebody called fly() in fold().',
  },
]

const hit: Hit = {
  id: '/api/kite',
  url: '/docs/api/kite',
  kind: 'page',
  isExternal: false,
  group: 'API',
  trail: [unmarked('kite')],
  excerpt: null,
}

const search = vi.fn(async () => ({
  hits: [hit],
  total: 1,
  groups: [{ title: 'API', count: 1 }],
}))
const load = vi.fn(async () => messages)
const engine = withMessages({ search, warmUp: async () => {} }, '/docs/', load)

const pasted =
  'Uncaught Error: A kite may not be flown while it is being folded. Unfold "red" first.'

it('a recognized message comes first, with its values and its help', async () => {
  const { hits, total, groups } = await engine.search(pasted)
  expect(hits).toMatchObject([
    {
      url: '/docs/errors#kite-7',
      group: 'Error messages',
      trail: [
        {
          text: 'Kite error 7: A kite may not be flown while it is being folded. Unfold "red" first',
        },
      ],
      excerpt: { text: 'Somebody called fly() in fold().' },
    },
    hit,
  ])
  expect(total).toBe(2)
  expect(groups).toEqual([
    { title: 'Error messages', count: 1 },
    { title: 'API', count: 1 },
  ])
})

it('further pages of results do not have it again', async () => {
  expect(await engine.search(pasted, { page: 1 })).toMatchObject({ hits: [hit], total: 2 })
})

it('a chosen part of the site has no messages', async () => {
  expect((await engine.search(pasted, { group: 'API' })).hits).toEqual([hit])
})

it('typed words load no list, and a long text is searched by its beginning', async () => {
  load.mockClear()
  await engine.search('kite')
  expect(load).not.toHaveBeenCalled()
  await engine.search('kite '.repeat(1000))
  expect(search).toHaveBeenLastCalledWith('kite '.repeat(1000).slice(0, maxQueryLength), {})
})

it('without the list, words are searched', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  expect((await engine.search(pasted)).hits).toEqual([hit])
})

it('a number of React leads to its documentation', async () => {
  const { hits } = await engine.search(
    'Minified React error #31; visit https://react.dev/errors/31',
  )
  expect(hits[0]).toMatchObject({ url: 'https://react.dev/errors/31', isExternal: true })
})
