import { expect, it } from 'vitest'
import { describeChange, describeEntry, entryOf, firstLoop, reducerCode } from './loop-entries.ts'
import { added, cleared, stepChanged, subtracted } from './samples/tallySlice.ts'
import { createTally } from './tally.ts'

it('the store has been through the history that the page is prerendered with', () => {
  expect(createTally({ entryOf, firstLoop }).loop()).toEqual(firstLoop)
})

it('the store records each action with the state after it, and tells its listeners', () => {
  const tally = createTally({ entryOf, firstLoop })
  let calls = 0
  const stop = tally.subscribe(() => calls++)
  tally.dispatch(['stepChanged', 5])
  tally.dispatch(['subtracted'])
  stop()
  tally.dispatch(['cleared'])
  expect(tally.loop().history).toEqual([
    ...firstLoop.history,
    entryOf({ count: 1, step: 5 }, ['stepChanged', 5]),
    entryOf({ count: -4, step: 5 }, ['subtracted']),
    entryOf({ count: 0, step: 5 }, ['cleared']),
  ])
  expect(calls).toBe(2)
})

it('names its actions as the slice does', () => {
  expect(Object.keys(reducerCode).map((name) => `tally/${name}`)).toEqual(
    [added, subtracted, stepChanged, cleared].map(({ type }) => type),
  )
})

it('writes actions as code', () => {
  const state = { count: 0, step: 1 }
  expect(entryOf(state, ['added']).action).toBe("{\n  type: 'tally/added'\n}")
  expect(entryOf(state, ['stepChanged', 5]).action).toBe(
    "{\n  type: 'tally/stepChanged',\n  payload: 5\n}",
  )
})

it('says entries in words', () => {
  expect(firstLoop.history.map(describeEntry)).toEqual([
    'Nothing has happened yet. The state is count 0, step 1.',
    'tally/added. The state is count 1, step 1.',
  ])
  const failed = { ...entryOf({ count: 1, step: 1 }, ['added']), error: 'Error: no' }
  expect(describeEntry(failed)).toBe('tally/added. Error: no. The state is count 1, step 1.')
})

it('says what an action changed, whatever the state is', () => {
  const before = entryOf({ count: 1, step: 1 }).state
  const after = (state: [string, string][], error = '') =>
    describeChange(before, { ...entryOf({ count: 0, step: 1 }, ['added']), state, error })
  expect(after(before)).toBe('no change')
  expect(
    after([
      ['count', '3'],
      ['step', '1'],
    ]),
  ).toBe('count: 1 → 3')
  expect(
    after([
      ['count', '3'],
      ['step', '1'],
      ['log', '[1]'],
    ]),
  ).toBe('count: 1 → 3, log: nothing → [1]')
  expect(after([['', '7']])).toBe('nothing → 7')
  expect(after(before, 'Error: no')).toBe('Error: no')
})
