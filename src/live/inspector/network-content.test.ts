import { expect, test } from 'vitest'
import { maxShownRequests } from '../inspection.ts'
import type { Network, RecordedRequest } from '../recording.ts'
import { createNetworkContent } from './network-content.ts'

const request = (address: string): RecordedRequest => ({
  method: 'GET',
  address,
  location: { file: '', line: 1 },
  sent: '',
  status: 200,
  ms: 3,
  received: '{"name":"Heron"}',
  error: '',
})

const network = (requests: RecordedRequest[]): Network => ({
  latencyMs: 0,
  failure: 'none',
  dropped: 0,
  requests,
})

test('The bodies of the request that is open are told: JSON as a tree, anything else as text', () => {
  const { content, open } = createNetworkContent(
    network([{ ...request('/a'), sent: '<a>' }, request('/b')]),
  )
  expect(content()).toMatchObject({ chosen: -1, sent: null, received: null })
  open(0)
  const { chosen, sent, received } = content()
  expect(chosen).toBe(0)
  expect(sent).toMatchObject({ key: 'body', text: '<a>', children: [] })
  expect(received?.children).toMatchObject([{ key: 'name', text: "'Heron'" }])
  open(-1)
  expect(content().chosen).toBe(-1)
})

test('The newest requests are told, and the one that is open keeps its number', () => {
  const all = network(Array.from({ length: maxShownRequests + 2 }, (_, n) => request(`/${n}`)))
  const { content, open } = createNetworkContent(all)
  open(maxShownRequests)
  expect(content().requests).toHaveLength(maxShownRequests)
  expect(content()).toMatchObject({ dropped: 2, chosen: maxShownRequests })
  all.requests.shift()
  all.dropped = 1
  expect(content().chosen).toBe(maxShownRequests)
})

test('A request without a response says so by its time', () => {
  const { content } = createNetworkContent(network([{ ...request('/a'), ms: null, status: 0 }]))
  expect(content().requests[0]?.ms).toBe(-1)
})
