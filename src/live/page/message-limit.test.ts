import { expect, test } from 'vitest'
import { maxReports, maxTextLength } from '../protocol.ts'
import { createMessageLimit } from './message-limit.ts'

/** The number of messages of this length that are taken, one each `everyMs`, up to `max`. */
function taken(length: number, everyMs: number, max: number): number {
  let time = 0
  const isTooMuch = createMessageLimit(() => time)
  for (let count = 0; count < max; count++) {
    if (isTooMuch(length)) return count
    time += everyMs
  }
  return max
}

test('All that a run may report can come at once', () => {
  const reports = maxReports + 100
  expect(taken(2 * maxTextLength, 0, reports)).toBe(reports)
})

test('Heights and inspections may come for as long as the page is open', () => {
  expect(taken(100, 1000 / 60, 100_000)).toBe(100_000)
  expect(taken(200_000, 60, 100_000)).toBe(100_000)
})

test('More than that is too much: in number, in length, and in the long run', () => {
  expect(taken(100, 0, 50_000)).toBe(1000)
  expect(taken(4_000_000, 0, 50_000)).toBe(4)
  expect(taken(100, 1, 50_000)).toBeLessThan(1300)
  expect(taken(400_000, 60, 50_000)).toBeLessThan(100)
})

test('A clock that is set back counts as one that stands still', () => {
  let time = 1e6
  const isTooMuch = createMessageLimit(() => time)
  time = 0
  for (let count = 0; count < 1000; count++) expect(isTooMuch(1)).toBe(false)
})
