import { expect, it, vi } from 'vitest'
import { SearchError } from '../engine.ts'
import { createLocalClient, type SearchWorker } from './client.ts'
import { buildSearchIndex } from './indexer.ts'
import type { WorkerReply, WorkerRequest } from './protocol.ts'
import { createWorkerHost } from './worker-host.ts'

const { index, words, texts } = buildSearchIndex(
  [
    {
      route: '/api/store',
      title: 'Store',
      label: 'Store',
      description: 'Holds the state.',
      keywords: [],
      sections: [{ id: 'read', trail: ['Store', 'Read'], text: 'getState reads.', code: [] }],
    },
  ],
  [],
)
const files: { [url: string]: unknown } = {
  'https://site/x/assets/index.json': {
    ...index,
    files: { words: 'words.json', texts: 'texts.json' },
  },
  'https://site/x/assets/words.json': words,
  'https://site/x/assets/texts.json': texts,
}

/** The two sides of the protocol, connected without a thread. */
function setUp(fetchJson = async (url: string, _cache: RequestCache) => files[url]) {
  const fetched = vi.fn(fetchJson)
  const requests: WorkerRequest[] = []
  const workers: SearchWorker[] = []
  const createWorker = () => {
    const worker: SearchWorker = {
      onmessage: null,
      onerror: null,
      terminate: vi.fn(),
      postMessage(request: WorkerRequest) {
        requests.push(request)
        handle(request)
      },
    }
    const handle = createWorkerHost(
      (data: WorkerReply) => worker.onmessage?.({ data } as MessageEvent<WorkerReply>),
      fetched,
    )
    workers.push(worker)
    return worker
  }
  const options = { base: '/x/', indexUrl: 'https://site/x/assets/index.json' }
  return { client: createLocalClient(options, createWorker), fetched, requests, workers }
}

it('answers with addresses below the base, and fetches each file once', async () => {
  const { client, fetched } = setUp()
  await client.warmUp()
  const [first, second] = await Promise.all([client.search('read'), client.search('store')])
  expect([first.hits[0]?.url, second.hits[0]?.url]).toEqual(['/x/api/store#read', '/x/api/store'])
  expect(fetched).toHaveBeenCalledTimes(3)
})

it('starts no worker before the first request', () => {
  expect(setUp().workers).toEqual([])
})

it('answers before the texts are there, and says that excerpts are missing', async () => {
  let release = (_: unknown) => {}
  const { client } = setUp((url) =>
    url.includes('texts')
      ? new Promise((resolve) => (release = resolve))
      : Promise.resolve(files[url]),
  )
  const before = await client.search('store')
  expect(before.isPartial).toBe(true)
  release(texts)
  await client.warmUp()
  expect((await client.search('store')).isPartial).toBeUndefined()
})

it('answers from titles and headings when the words take long, and then from all', async () => {
  let release = (_: unknown) => {}
  const { client } = setUp((url) =>
    url.includes('words')
      ? new Promise((resolve) => (release = resolve))
      : Promise.resolve(files[url]),
  )
  expect(await client.search('store')).toMatchObject({ isPartial: true })
  const inTexts = client.search('getState')
  release(words)
  expect((await inTexts).hits[0]?.url).toBe('/x/api/store#read')
})

it('R12 says that the words cannot be had rather than that nothing is found', async () => {
  const { client } = setUp(async (url) => {
    if (url.includes('words')) throw new Error('blocked')
    return files[url]
  })
  await expect(client.search('getState')).rejects.toThrow(SearchError)
  expect((await client.search('store')).total).toBeGreaterThan(0)
})

it('Q27 a cancelled search rejects with its reason and is cancelled in the worker', async () => {
  const { client, requests } = setUp()
  const stop = new AbortController()
  const search = client.search('store', { signal: stop.signal })
  stop.abort()
  await expect(search).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(requests.map(({ id, type }) => [id, type])).toEqual([
    [1, 'search'],
    [1, 'cancel'],
  ])
})

it('R12 says that the index cannot be had, and fetches it anew at the next search, past every cache', async () => {
  let isBlocked = true
  const { client, fetched } = setUp(async (url) => {
    if (isBlocked) throw new Error('blocked')
    return files[url]
  })
  await expect(client.search('store')).rejects.toThrow(SearchError)
  isBlocked = false
  expect((await client.search('store')).total).toBeGreaterThan(0)
  expect(fetched.mock.calls.slice(0, 2).map(([, cache]) => cache)).toEqual(['default', 'reload'])
})

it('R12 a worker that breaks fails what waits, and is replaced', async () => {
  const { client, workers } = setUp()
  const search = client.search('store')
  workers[0]?.onerror?.({ message: 'no script' } as ErrorEvent)
  await expect(search).rejects.toThrow('The search worker broke: no script.')
  expect((await client.search('store')).total).toBeGreaterThan(0)
  expect(workers).toHaveLength(2)
})
