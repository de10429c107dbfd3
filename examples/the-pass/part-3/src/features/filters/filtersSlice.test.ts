import { expect, test } from 'vitest'
import { deepFreeze } from '../../test/deepFreeze'
import filtersReducer, { type FiltersState } from './filtersSlice'

const state = deepFreeze<FiltersState>({ status: 'all', stations: ['grill'] })

test('the status changes and the stations keep their reference', () => {
  const next = filtersReducer(state, {
    type: 'filters/statusChanged',
    payload: 'waiting',
  })
  expect(next).toEqual({ status: 'waiting', stations: ['grill'] })
  expect(next.stations).toBe(state.stations)
})

test('a picked station joins the others', () => {
  const next = filtersReducer(state, {
    type: 'filters/stationFilterChanged',
    payload: { station: 'bar', change: 'added' },
  })
  expect(next).toEqual({ status: 'all', stations: ['grill', 'bar'] })
})

test('picking a station again changes nothing', () => {
  const next = filtersReducer(state, {
    type: 'filters/stationFilterChanged',
    payload: { station: 'grill', change: 'added' },
  })
  expect(next).toBe(state)
})

test('a station can be taken out again', () => {
  const next = filtersReducer(state, {
    type: 'filters/stationFilterChanged',
    payload: { station: 'grill', change: 'removed' },
  })
  expect(next).toEqual({ status: 'all', stations: [] })
})
