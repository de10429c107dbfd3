import { expect, test } from 'vitest'
import { deepFreeze } from '../../test/deepFreeze'
import {
  type FiltersState,
  filtersSlice,
  stationFilterChanged,
  statusChanged,
} from './filtersSlice'

const filtersReducer = filtersSlice.reducer

const state = deepFreeze<FiltersState>({ status: 'all', stations: ['grill'] })

// #region creator-test
test('an action creator makes one payload of its arguments', () => {
  expect(stationFilterChanged('bar', 'added')).toEqual({
    type: 'filters/stationFilterChanged',
    payload: { station: 'bar', change: 'added' },
  })
})
// #endregion

test('the status changes and the stations keep their reference', () => {
  const next = filtersReducer(state, statusChanged('waiting'))
  expect(next).toEqual({ status: 'waiting', stations: ['grill'] })
  expect(next.stations).toBe(state.stations)
})

test('a picked station joins the others', () => {
  const next = filtersReducer(state, stationFilterChanged('bar', 'added'))
  expect(next).toEqual({ status: 'all', stations: ['grill', 'bar'] })
})

test('picking a station again changes nothing', () => {
  const next = filtersReducer(state, stationFilterChanged('grill', 'added'))
  expect(next).toBe(state)
})

test('a station can be taken out again', () => {
  const next = filtersReducer(state, stationFilterChanged('grill', 'removed'))
  expect(next).toEqual({ status: 'all', stations: [] })
})
