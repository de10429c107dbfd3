import { expect, it } from 'vitest'
import { scheduleOf, travelMs } from './travel.ts'

it('lets an arrow that leads on from another wait for it, and others set out together', () => {
  const { starts } = scheduleOf(['state>reducer', 'action>reducer', 'reducer>next'])
  expect([...starts.values()]).toEqual([0, 0, travelMs])
  expect([...scheduleOf(['thunk>server', 'server>thunk']).starts.values()]).toEqual([0, travelMs])
})

it('arrives at a part as soon as the first arrow leads there', () => {
  const { arrivals } = scheduleOf(['a>b', 'b>c', 'c>b'])
  expect([...arrivals]).toEqual([
    ['b', travelMs],
    ['c', 2 * travelMs],
  ])
})
