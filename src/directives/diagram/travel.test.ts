import { expect, it } from 'vitest'
import { scheduleOf, travelMs } from './travel.ts'

it('lets an arrow that leads on from another wait for it, and others set out together', () => {
  const { starts } = scheduleOf(['state>reducer', 'action>reducer', 'reducer>next'])
  expect([...starts.values()]).toEqual([0, 0, travelMs])
  expect([...scheduleOf(['thunk>server', 'server>thunk']).starts.values()]).toEqual([0, travelMs])
})

it('changes a part when something arrives there, at once where something sets out, and else at the end', () => {
  const { changeOf } = scheduleOf(['a>b', 'b>c'])
  expect(['a', 'b', 'c', 'd'].map(changeOf)).toEqual([0, travelMs, 2 * travelMs, 2 * travelMs])
  expect(scheduleOf(['a>b', 'c>a']).changeOf('a')).toBe(travelMs)
  expect(scheduleOf([]).changeOf('a')).toBe(0)
})
