import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readInspection } from './inspection.ts'

const inspection = {
  stores: ['Store 1'],
  store: 0,
  dropped: 0,
  steps: [{ type: 'added', file: '', line: 3, changes: 1, error: '' }],
  at: 1,
  isPaused: false,
  refusal: '',
  action: "{ type: 'added' }",
  draft: '{"type":"added"}',
  changes: [{ path: 'count', kind: 'changed', before: '0', after: '1' }],
  moreChanges: 0,
  state: {
    key: 'state',
    text: '{1}',
    mark: 'inside',
    more: 0,
    children: [{ key: 'count', text: '1', mark: 'changed', children: [], more: 0 }],
  },
  requests: [
    { endpoint: 'get', args: '1', status: 'fulfilled', subscribers: 1, tags: '', removedIn: -1 },
  ],
  selectors: [{ name: 'selectAll', file: '', line: 1, runs: 2 }],
  network: {
    latencyMs: 500,
    failure: 'next',
    dropped: 0,
    requests: [
      { method: 'GET', address: '/a', file: '', line: 1, status: 200, ms: 3, error: '' },
      { method: 'GET', address: '/b', file: '', line: 2, status: 0, ms: -1, error: '' },
    ],
    chosen: 0,
    sent: null,
    received: { key: 'body', text: '1', mark: '', children: [], more: 0 },
  },
}

test('An inspection comes out as it went in', () => {
  expect(readInspection(structuredClone(inspection))).toEqual(inspection)
})

test('Whatever else comes is short text and small numbers, of a bounded amount, or nothing', () => {
  const part = fc.oneof(
    fc.anything(),
    fc.constant(inspection.state),
    fc.constant(inspection.steps),
    fc.constant(inspection.network),
  )
  const forged = fc.record(Object.fromEntries(Object.keys(inspection).map((key) => [key, part])))
  const check = (value: unknown): void => {
    if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(2000)
    else if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(-1)
    else if (Array.isArray(value)) value.forEach(check)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(check)
    else expect(value === null || typeof value === 'boolean').toBe(true)
  }
  fc.assert(
    fc.property(fc.oneof(forged, fc.anything()), (data) => {
      const read = readInspection(data)
      if (read !== null) check(read)
    }),
    { seed: 27, numRuns: 500 },
  )
})

test('A tree without end, and one that is too wide, are cut', () => {
  const circle: { key: string; children: unknown[] } = { key: 'a', children: [] }
  circle.children.push(circle, circle)
  const deep = JSON.stringify(readInspection({ ...inspection, state: circle }))
  expect(deep.length).toBeLessThan(1e6)
  const wide = { key: 'a', children: Array(1e5).fill({ key: 'b' }) }
  const read = readInspection({ ...inspection, state: wide })
  expect(read?.state.children.length).toBeLessThanOrEqual(600)
})
