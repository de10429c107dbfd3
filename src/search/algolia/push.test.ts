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

const setSettings = vi.fn(async () => ({ taskID: 7 }))
const waitForTask = vi.fn(async () => ({}))
const replaceAllObjects = vi.fn(async () => ({}))
const client = { setSettings, waitForTask, replaceAllObjects } as unknown as PushClient

it('records replace all others of the index, once its settings are there', async () => {
  await pushRecords(client, 'docs', records)
  expect(setSettings).toHaveBeenCalledWith(expect.objectContaining({ indexName: 'docs' }))
  expect(waitForTask).toHaveBeenCalledWith({ indexName: 'docs', taskID: 7 })
  expect(replaceAllObjects).toHaveBeenCalledWith({ indexName: 'docs', objects: records })
  expect(waitForTask.mock.invocationCallOrder[0]).toBeLessThan(
    replaceAllObjects.mock.invocationCallOrder[0] as number,
  )
})

it('says what the service answers, and replaces nothing where settings are refused', async () => {
  replaceAllObjects.mockClear()
  setSettings.mockRejectedValueOnce(new Error('not allowed'))
  await expect(pushRecords(client, 'docs', records)).rejects.toThrow('not allowed')
  expect(replaceAllObjects).not.toHaveBeenCalled()
})
