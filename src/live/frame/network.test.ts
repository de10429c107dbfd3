import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxRequests, type Recording } from '../recording.ts'
import { createRecording } from './record.ts'

const { fetch: browserFetch } = globalThis
let location = { file: '', line: 0, name: '' }

function record(): { recording: Recording; watch: ReturnType<typeof createRecording>['watch'] } {
  const { recording, watch } = createRecording(() => location)
  return { recording, watch }
}

const requests = ({ network }: Recording) => network.requests

beforeEach(() => {
  location = { file: '', line: 0, name: '' }
  globalThis.fetch = vi.fn(async () => {
    throw new TypeError('Refused')
  })
})

afterEach(() => {
  vi.useRealTimers()
  Object.defineProperty(globalThis, 'fetch', {
    value: browserFetch,
    writable: true,
    configurable: true,
  })
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__')
})

test('What the sample assigns to fetch answers, and each request is listed with its bodies', async () => {
  const { recording } = record()
  location.line = 4
  globalThis.fetch = async () => Response.json({ name: 'Heron' }, { status: 201 })
  const response = await fetch('https://birds.example/api', { method: 'post', body: '{"a":1}' })
  expect(await response.json()).toEqual({ name: 'Heron' })
  await expect.poll(() => requests(recording)[0]?.received).not.toBe('')
  expect(requests(recording)).toEqual([
    {
      method: 'POST',
      address: 'https://birds.example/api',
      location: { file: '', line: 4 },
      sent: '{"a":1}',
      status: 201,
      ms: expect.any(Number),
      received: '{"name":"Heron"}',
      error: '',
    },
  ])
})

test('A path is listed as it was written', async () => {
  const { recording } = record()
  globalThis.fetch = async () => new Response(null, { status: 204 })
  await fetch(new Request(new URL('/api/birds', document.baseURI)))
  expect(requests(recording)[0]?.address).toBe('/api/birds')
})

test('Where the sample has no answer, the browser refuses and the error says what is missing', async () => {
  const { recording } = record()
  await expect(fetch('/api')).rejects.toThrow('Live samples have no network.')
  expect(requests(recording)[0]?.error).toContain('globalThis.fetch')
})

test('The fetchFn of a base query is listed, and a request that it hands on is listed once', async () => {
  const { recording, watch } = record()
  globalThis.fetch = async () => Response.json(1)
  const packages = new Map([['@reduxjs/toolkit/query', { createApi, fetchBaseQuery }]])
  watch(packages as never)
  const query = packages.get('@reduxjs/toolkit/query')?.fetchBaseQuery as typeof fetchBaseQuery
  const api = { signal: new AbortController().signal } as never
  const handsOn = query({ baseUrl: 'https://a.example', fetchFn: (request) => fetch(request) })
  const plain = query({ baseUrl: 'https://a.example' })
  expect(await handsOn('/one', api, {})).toMatchObject({ data: 1 })
  expect(await plain('/two', api, {})).toMatchObject({ data: 1 })
  expect(requests(recording).map(({ address }) => address)).toEqual([
    'https://a.example/one',
    'https://a.example/two',
  ])
})

test('Requests wait as long as the reader wants, and stop waiting when they are aborted', async () => {
  vi.useFakeTimers()
  const { recording } = record()
  const answer = vi.fn(async () => Response.json(1))
  globalThis.fetch = answer
  recording.network.latencyMs = 500
  const slow = fetch('/slow')
  await vi.advanceTimersByTimeAsync(499)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await slow).status).toBe(200)
  const end = new AbortController()
  const left = fetch('/left', { signal: end.signal })
  end.abort()
  await expect(left).rejects.toThrow(/abort/i)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('The next request fails, or all of them do, without reaching the sample', async () => {
  const { recording } = record()
  const answer = vi.fn(async () => Response.json(1))
  globalThis.fetch = answer
  recording.network.failure = 'next'
  await expect(fetch('/a')).rejects.toThrow(TypeError)
  expect((await fetch('/b')).status).toBe(200)
  recording.network.failure = 'all'
  await expect(fetch('/c')).rejects.toThrow('Failed to fetch')
  await expect(fetch('/d')).rejects.toThrow('Failed to fetch')
  expect(answer).toHaveBeenCalledTimes(1)
})

test('What the sample saves and puts back is watched once, and what is no function stays', async () => {
  const { recording } = record()
  globalThis.fetch = async () => Response.json(1)
  const { fetch: saved } = globalThis
  globalThis.fetch = undefined as never
  expect(typeof fetch).toBe('undefined')
  globalThis.fetch = saved
  await fetch('/a')
  expect(requests(recording)).toHaveLength(1)
})

test('Of many requests the newest are kept', async () => {
  const { recording } = record()
  globalThis.fetch = async () => new Response(null)
  for (let index = 0; index < maxRequests + 3; index++) await fetch(`/${index}`)
  expect(requests(recording)).toHaveLength(maxRequests)
  expect(recording.network.dropped).toBe(3)
  expect(requests(recording)[0]?.address).toBe('/3')
})
