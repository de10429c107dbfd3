/** Drafts, tables, collections, and state that's reset. */

import {
  combineReducers,
  configureStore,
  createAsyncThunk,
  freeze,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { expect } from 'vitest'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

const normalizing = 'usage/structuring-reducers/normalizing-state-shape'

async function drafting() {
  const { sightings } = await codeOf(normalizing, { declarations: { drafts: ['sightings'] } })
  const store = configureStore({ reducer: sightings.reducer })
  return Object.assign(store, sightings.actions as { [name: string]: (payload: unknown) => never })
}
const goldcrest = { id: 's1', species: 'Goldcrest' }
const wren = { id: 's1', species: 'Wren' }

recipe(`${normalizing}#drafts`, 'editing a draft', {
  twice: {
    'a double click on Save saves once': async () => {
      const { dispatch, getState, editStarted, edited, editSaved } = await drafting()
      for (const action of [editStarted?.('s1'), edited?.(goldcrest)]) dispatch(action as never)
      dispatch(editSaved?.('s1') as never)
      dispatch(editSaved?.('s1') as never)
      expect(getState()).toEqual({ saved: { s1: goldcrest }, drafts: {} })
    },
    'opening the form again keeps the draft': async () => {
      const { dispatch, getState, editStarted, edited } = await drafting()
      for (const action of [editStarted?.('s1'), edited?.(goldcrest), editStarted?.('s1')]) {
        dispatch(action as never)
      }
      expect(getState()).toEqual({ saved: { s1: wren }, drafts: { s1: goldcrest } })
    },
  },
  'two at once, in the other order': {
    'saving and editing after canceling change nothing': async () => {
      const { dispatch, getState, editStarted, edited, editSaved, editCanceled } = await drafting()
      dispatch(editStarted?.('s1') as never)
      dispatch(editCanceled?.('s1') as never)
      const before = getState()
      for (const action of [editSaved?.('s1'), edited?.(goldcrest), editCanceled?.('s1')]) {
        dispatch(action as never)
      }
      expect(getState()).toBe(before)
    },
  },
  'empty and large': {
    'a row that is not there makes no draft': async () => {
      const { dispatch, getState, editStarted } = await drafting()
      const before = getState()
      dispatch(editStarted?.('gone') as never)
      expect(getState()).toBe(before)
    },
  },
})

recipe(`${normalizing}#normalizing-responses`, 'tables of a response', {
  'empty and large': {
    'no rows and 10,000 rows of one observer': async () => {
      const { tablesOf } = await codeOf(normalizing, {
        declarations: { 'normalizing-responses': ['tablesOf'] },
      })
      expect(tablesOf([])).toEqual({ sightings: [], observers: [] })
      const observer = { id: 'o1', name: 'Ida' }
      const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, species: 'Wren', observer }))
      const { sightings, observers } = tablesOf(freeze(rows, true))
      expect([sightings.length, observers.length]).toEqual([10_000, 10_000])
      expect(sightings[7]).toEqual({ id: 7, species: 'Wren', observerId: 'o1' })
    },
  },
})

recipe(`${normalizing}#join-table`, 'a playlist from a join table', {
  'malformed answer': {
    'placements without a track are left out': async () => {
      const { selectPlaylistTracks, state } = await codeOf(normalizing, {
        declarations: { 'join-table': ['selectPlaylistTracks', 'state'] },
      })
      const { t1: _removed, ...tracks } = state.tracks
      expect(selectPlaylistTracks({ ...state, tracks }, 'l1')).toEqual([state.tracks.t2])
    },
  },
  'empty and large': {
    '10,000 placements, and a list that is not there': async () => {
      const { selectPlaylistTracks, state } = await codeOf(normalizing, {
        declarations: { 'join-table': ['selectPlaylistTracks', 'state'] },
      })
      const rows = Array.from({ length: 10_000 }, (_, position) => ({
        ...state.placements.p1,
        id: `p${position}`,
        position: -position,
      }))
      const placements = Object.fromEntries(rows.map((row) => [row.id, row]))
      expect(selectPlaylistTracks({ ...state, placements }, 'l1')).toHaveLength(10_000)
      expect(selectPlaylistTracks(state, 'gone')).toEqual([])
    },
  },
})

const beyond = 'usage/structuring-reducers/beyond-combinereducers'

const resetting = () =>
  codeOf(beyond, {
    files: ['src/slices.ts'],
    declarations: { 'reset-state': ['resettable', 'signedOut'] },
  })

recipe(`${beyond}#reset-state`, 'resetting all state', {
  twice: {
    'signing out twice gives the same state': async () => {
      const { resettable, signedOut, combined, cart } = await resetting()
      const root = resettable(combined)
      const state = root(undefined, cart.actions.checkedOut({ mug: 12 }))
      const once = root(state, signedOut())
      expect(root(once, signedOut())).toEqual(once)
      expect(once.cart.total).toBe(0)
    },
  },
  'preloaded or rehydrated': {
    'preloaded state does not come back': async () => {
      const { resettable, signedOut, combined, cart } = await resetting()
      const filled = combined(undefined, cart.actions.checkedOut({ mug: 12 }))
      const store = configureStore({ reducer: resettable(combined), preloadedState: filled })
      store.dispatch(signedOut())
      expect(store.getState()).toEqual(combined(undefined, { type: 'any' }))
    },
  },
  'left in the middle': {
    'a response that arrives afterward fills the new state, as the page says': async () => {
      const { resettable, signedOut } = await resetting()
      const load = createAsyncThunk('name/load', async () => 'Ada')
      const reducer = combineReducers({
        name: (name = '', action: UnknownAction) =>
          load.fulfilled.match(action) ? action.payload : name,
      })
      const store = configureStore({ reducer: resettable(reducer) })
      const request = store.dispatch(load() as never) as Promise<unknown>
      store.dispatch(signedOut())
      await request
      expect(store.getState()).toEqual({ name: 'Ada' })
    },
  },
})

const updating = 'usage/structuring-reducers/updating-normalized-data'

recipe(`${updating}#cascade-delete`, 'deleting a row and its references', {
  twice: {
    'a second delete changes nothing': async () => {
      const { store, removeTrack, trackPlaced } = await removing()
      store.dispatch(trackPlaced({ playlistId: 'l1', trackId: 't1' }))
      store.dispatch(removeTrack('t1'))
      const once = store.getState()
      store.dispatch(removeTrack('t1'))
      expect(store.getState()).toBe(once)
      expect(once.placements.ids).toEqual([])
    },
  },
  'empty and large': {
    'a track that is placed 200 times leaves nothing behind': async () => {
      const { store, removeTrack, trackPlaced } = await removing()
      for (let time = 0; time < 200; time++) {
        store.dispatch(trackPlaced({ playlistId: 'l1', trackId: 't1' }))
      }
      store.dispatch(trackPlaced({ playlistId: 'l1', trackId: 't2' }))
      store.dispatch(removeTrack('t1'))
      const { placements, playlists } = store.getState()
      expect(playlists.entities.l1.placementIds).toEqual(placements.ids)
      expect(placements.ids).toHaveLength(1)
    },
  },
})

const removing = () =>
  codeOf(updating, {
    files: ['src/actions.ts'],
    declarations: { 'cascade-delete': ['store', 'removeTrack'] },
  })

const reusing = 'usage/structuring-reducers/reusing-reducer-logic'

recipe(`${reusing}#collections`, 'instances in a collection', {
  twice: {
    'adding a deck again keeps it as it is': async () => {
      const { decks } = await codeOf(reusing, { declarations: { collections: ['decks'] } })
      const { deckAdded, played } = decks.actions
      const playing = [deckAdded('a'), played('a')].reduce(decks.reducer, undefined)
      expect(decks.reducer(playing, deckAdded('a'))).toBe(playing)
      expect(decks.reducer(playing, played('a'))).toBe(playing)
    },
  },
})
