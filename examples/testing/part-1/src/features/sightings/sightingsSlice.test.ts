import { expect, test } from 'vitest'
import { sightingAdded, sightingsSlice } from './sightingsSlice'

const { reducer, getInitialState, selectors } = sightingsSlice
const wren = { id: 's1', species: 'Wren' }
const robin = { id: 's2', species: 'Robin' }

// #region reducer
test('starts without sightings', () => {
  expect(getInitialState()).toEqual([])
  expect(reducer(undefined, { type: 'unknown' })).toEqual([])
})

test('adds a sighting to an empty list', () => {
  expect(reducer([], sightingAdded(wren))).toEqual([wren])
})

test('adds a new sighting before the others', () => {
  expect(reducer([wren], sightingAdded(robin))).toEqual([robin, wren])
})

test('ignores a sighting that is already in the list', () => {
  const state = [wren]
  expect(reducer(state, sightingAdded(wren))).toBe(state)
})
// #endregion

// #region selector
test('returns each species once, in alphabetical order', () => {
  const selectSpecies = selectors.selectSpecies.unwrapped
  const again = { id: 's3', species: 'Wren' }

  expect(selectSpecies([wren, robin, again])).toEqual(['Robin', 'Wren'])
})

test('recomputes only when the sightings change', () => {
  const selectSpecies = selectors.selectSpecies.unwrapped
  const state = [wren]
  const before = selectSpecies(state)
  const count = selectSpecies.recomputations()

  expect(selectSpecies(state)).toBe(before)
  expect(selectSpecies.recomputations()).toBe(count)
})
// #endregion
