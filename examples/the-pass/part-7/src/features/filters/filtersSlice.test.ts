import { expect, test } from 'vitest'
import { makeStore } from '../../store'
import {
  selectFilters,
  stationFilterChanged,
  statusChanged,
} from './filtersSlice'

/** A store in which the filter shows the grill. */
const openStore = () =>
  makeStore({ filters: { status: 'all', stations: ['grill'] } })

test('an action creator makes one payload of its arguments', () => {
  expect(stationFilterChanged('bar', 'added')).toEqual({
    type: 'filters/stationFilterChanged',
    payload: { station: 'bar', change: 'added' },
  })
})

test('the status changes and the stations keep their reference', () => {
  const store = openStore()
  const { stations } = selectFilters(store.getState())
  store.dispatch(statusChanged('waiting'))
  expect(selectFilters(store.getState()).status).toBe('waiting')
  expect(selectFilters(store.getState()).stations).toBe(stations)
})

test('a picked station joins the others', () => {
  const store = openStore()
  store.dispatch(stationFilterChanged('bar', 'added'))
  expect(selectFilters(store.getState()).stations).toEqual(['grill', 'bar'])
})

test('picking a station again changes nothing', () => {
  const store = openStore()
  const before = store.getState()
  store.dispatch(stationFilterChanged('grill', 'added'))
  expect(store.getState()).toBe(before)
})

test('a station can be taken out again', () => {
  const store = openStore()
  store.dispatch(stationFilterChanged('grill', 'removed'))
  expect(selectFilters(store.getState()).stations).toEqual([])
})
