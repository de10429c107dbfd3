import { expect, it } from 'vitest'
import {
  heldOut,
  measure,
  queries,
  referenceHeldOut,
  summarize,
} from '../../bench/search/measure.ts'
import { createSiteEngine } from '../../bench/search/site-engine.ts'

const { engine, routes } = await createSiteEngine()
const outcomes = measure(queries, engine, routes)

/** A little below what is reached, so that a new page does not fail the tests and a wrong weight does. */
const floor = { at1: 0.87, at3: 0.955 }
const heldOutFloor = { at1: 0.82, at3: 0.91 }
const referenceFloor = { at1: 0.85, at3: 0.93 }

it('the list of queries is long enough to steer by, and asks nothing twice', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150)
  const all = [...queries, ...heldOut, ...referenceHeldOut].map(({ query }) => query)
  expect(new Set(all).size).toBe(all.length)
})

it('what readers type finds its answer first, or among the first three', () => {
  const { at1, at3 } = summarize(outcomes)
  expect(at1).toBeGreaterThanOrEqual(floor.at1)
  expect(at3).toBeGreaterThanOrEqual(floor.at3)
})

it('so does what they type that nobody has tuned with', () => {
  const { at1, at3 } = summarize(measure(heldOut, engine, routes))
  expect(at1).toBeGreaterThanOrEqual(heldOutFloor.at1)
  expect(at3).toBeGreaterThanOrEqual(heldOutFloor.at3)
})

it('so does what they type about the reference', () => {
  const { at1, at3 } = summarize(measure(referenceHeldOut, engine, routes))
  expect(at1).toBeGreaterThanOrEqual(referenceFloor.at1)
  expect(at3).toBeGreaterThanOrEqual(referenceFloor.at3)
})

it.each(outcomes.filter(({ kind }) => kind === 'name'))(
  'the name "$query" is among the first three',
  ({ place }) => {
    expect(place).not.toBeNull()
    expect(place).toBeLessThanOrEqual(3)
  },
)
