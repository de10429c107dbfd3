import { expect, it } from 'vitest'
import { actionCode, describeMoment, firstMoments, reducerCode } from './moments.ts'
import { added, cleared, stepChanged, subtracted } from './samples/tally-slice.ts'
import { createTally } from './tally.ts'

it('the store has been through the moments that the page is prerendered with', () => {
  expect(createTally().moments()).toEqual(firstMoments)
})

it('the store records each action with the state after it, and tells its listeners', () => {
  const tally = createTally()
  let calls = 0
  const stop = tally.subscribe(() => calls++)
  tally.dispatch({ type: 'tally/stepChanged', payload: 5 })
  tally.dispatch({ type: 'tally/subtracted' })
  stop()
  tally.dispatch({ type: 'tally/cleared' })
  expect(tally.moments().map(({ state }) => state)).toEqual([
    ...firstMoments.map(({ state }) => state),
    { count: 1, step: 5 },
    { count: -4, step: 5 },
    { count: 0, step: 5 },
  ])
  expect(calls).toBe(2)
})

it('names its actions as the slice does', () => {
  expect(Object.keys(reducerCode)).toEqual(
    [added, subtracted, stepChanged, cleared].map(({ type }) => type),
  )
})

it('writes actions as code', () => {
  expect(actionCode({ type: 'tally/added' })).toBe("{\n  type: 'tally/added'\n}")
  expect(actionCode({ type: 'tally/stepChanged', payload: 5 })).toBe(
    "{\n  type: 'tally/stepChanged',\n  payload: 5\n}",
  )
})

it('says moments in words', () => {
  expect(firstMoments.map(describeMoment)).toEqual([
    'Nothing has happened yet. The state is count 0, step 1.',
    'tally/added. The state is count 1, step 1.',
  ])
})
