import { beforeEach, expect, it, vi } from 'vitest'
import { SearchError } from '../engine.ts'
import type { HostedAnswer, HostedClient, HostedHit, HostedRequest } from '../hosted-engine.ts'
import { createHostedSearch } from './create-engine.ts'

const hit: HostedHit = {
  url: 'https://redux.js.org/faq',
  kind: 'page',
  group: 'FAQ',
  trail: ['FAQ'],
}

const searchBy = (...clients: (HostedClient | Error)[]) =>
  createHostedSearch({ origin: 'https://a.example' }, '/x/', async () => {
    const client = clients.shift()
    if (!client || client instanceof Error) throw client
    return client
  })

const answerWith = (answer: unknown) => searchBy(async () => answer as HostedAnswer)

beforeEach(() => document.head.replaceChildren())

it('R4, K5 a service is told all that a search depends on', async () => {
  const requests: HostedRequest[] = []
  const engine = searchBy(async (request) => {
    requests.push(request)
    return { hits: [hit], total: 7, groups: [{ title: 'FAQ', count: 7 }] }
  })
  const { signal } = new AbortController()
  const answer = await engine.search('part', { page: 2, group: 'FAQ', signal })
  expect(requests).toEqual([
    {
      query: 'part',
      page: 2,
      perPage: 20,
      group: 'FAQ',
      signal,
      language: 'en',
      version: 'current',
      excerptWords: 10,
    },
  ])
  expect(answer).toMatchObject({
    hits: [{ url: '/x/faq' }],
    total: 7,
    groups: [{ title: 'FAQ', count: 7 }],
  })
})

it.each([[undefined], [null], ['many'], [0]])(
  'a total of %j is not below what is there',
  async (total) => {
    expect(await answerWith({ hits: [hit], total }).search('part')).toMatchObject({ total: 1 })
  },
)

it.each([[null], [{}], [{ hits: {} }]])('Q25 the answer %j is a failure', async (answer) => {
  await expect(answerWith(answer).search('part')).rejects.toThrow(SearchError)
})

it('Q25 a client that did not load is fetched again', async () => {
  const engine = searchBy(new Error('offline'), async () => ({ hits: [hit] }))
  await expect(engine.warmUp()).rejects.toThrow(SearchError)
  expect((await engine.search('part')).hits).toHaveLength(1)
})

it('Q27 an aborted search ends with the reason of its signal, whatever the service does', async () => {
  const stop = new AbortController()
  const ask = vi.fn(async () => {
    stop.abort('too late')
    throw new Error('The connection was closed.')
  })
  const engine = searchBy(ask)
  await expect(engine.search('part', { signal: stop.signal })).rejects.toBe('too late')
  await expect(engine.search('part', { signal: stop.signal })).rejects.toBe('too late')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('R7 the connection is made ahead, once', async () => {
  const engine = answerWith({ hits: [] })
  await engine.warmUp()
  await engine.warmUp()
  const links = document.head.querySelectorAll('link')
  expect([...links].map(({ rel, href }) => [rel, new URL(href).origin])).toEqual([
    ['preconnect', 'https://a.example'],
  ])
})
