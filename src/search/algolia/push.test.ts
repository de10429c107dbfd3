import { expect, it, vi } from 'vitest'
import { type PushClient, pushRecords } from './push.node.ts'
import { toRecords } from './records.ts'

const index = {
  groups: ['API'],
  pages: [
    { route: '/api/store', title: 'Store', label: 'Store', group: 0, isReference: true, weight: 1 },
  ],
  sections: [
    { page: 0, id: null, trail: [] },
    { page: 0, id: 'read', trail: ['Methods', 'Read'] },
  ],
}
const about = { siteUrl: 'https://redux.js.org/x/', language: 'en', tag: 'docs-default-current' }
const records = toRecords(index, ['Holds the state.', ''], about)

it('a section becomes a record for its heading and one for its text', () => {
  expect(records.map(({ objectID, type, url }) => [objectID, type, url])).toEqual([
    ['/api/store', 'lvl1', 'https://redux.js.org/x/api/store'],
    ['/api/store:text', 'content', 'https://redux.js.org/x/api/store'],
    ['/api/store#read', 'lvl3', 'https://redux.js.org/x/api/store#read'],
  ])
  expect(records[2]).toMatchObject({
    hierarchy: { lvl0: 'API', lvl1: 'Store', lvl2: 'Methods', lvl3: 'Read', lvl4: null },
    content: null,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  })
})

function createClient() {
  const calls: string[] = []
  const task = { taskID: 1 }
  const client = {
    setSettings: vi.fn(async ({ indexName }) => {
      calls.push(`settings ${indexName}`)
      return task
    }),
    indexExists: vi.fn(async () => true),
    operationIndex: vi.fn(
      async ({ indexName, operationIndexParams: { operation, destination } }) => {
        calls.push(`${operation} ${indexName} to ${destination}`)
        return task
      },
    ),
    chunkedBatch: vi.fn(async ({ indexName, objects }) => {
      calls.push(`${objects.length} to ${indexName}`)
      return []
    }),
    waitForTask: vi.fn(async () => ({})),
  }
  return { client: client as unknown as PushClient, mocks: client, calls }
}

it('records are uploaded beside the index and moved over it last', async () => {
  const { client, calls } = createClient()
  const onProgress = vi.fn()
  await pushRecords(client, 'docs', Array(700).fill(records[0]), onProgress)
  expect(calls).toEqual([
    'settings docs_next',
    'copy docs to docs_next',
    '500 to docs_next',
    '200 to docs_next',
    'move docs_next to docs',
  ])
  expect(onProgress.mock.calls).toEqual([
    [500, 700],
    [700, 700],
  ])
})

it('an upload that keeps failing leaves the index alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { client, mocks, calls } = createClient()
  mocks.chunkedBatch.mockRejectedValue(new Error('out of reach'))
  const pushed = expect(pushRecords(client, 'docs', records, () => {})).rejects.toThrow(
    'out of reach',
  )
  await vi.runAllTimersAsync()
  await pushed
  vi.useRealTimers()
  expect(mocks.chunkedBatch).toHaveBeenCalledTimes(3)
  expect(calls).not.toContain('move docs_next to docs')
})
