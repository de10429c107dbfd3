// @vitest-environment happy-dom
/** Undo and redo, with redux-undo and with the page's own wrapper. */

import { combineReducers } from '@reduxjs/toolkit'
import { applyPatches, enablePatches } from 'immer'
import { act } from 'react'
import undoable, { ActionCreators } from 'redux-undo'
import { expect } from 'vitest'
import { mount } from '../support/mount.tsx'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

const id = 'usage/implementing-undo-history'
const dear = { text: 'Dear', cursor: 4 }

const app = () =>
  codeOf(id, {
    files: [
      'src/app/store.ts',
      'src/features/documentSlice.ts',
      'src/features/documentSelectors.ts',
      'src/features/UndoButtons.tsx',
    ],
  })

recipe(`${id}#with-slices`, 'buttons for undo and redo', {
  twice: {
    'a double click undoes two edits, and no more than there are': async () => {
      const { makeStore, typed, selectText, UndoButtons } = await app()
      const store = makeStore()
      store.dispatch(typed('Dear'))
      const { element } = await mount(store, <UndoButtons />)
      const [undo] = element.querySelectorAll('button')
      const twice = () => {
        undo?.click()
        undo?.click()
      }
      await act(async () => twice())
      expect(selectText(store.getState())).toBe('')
      expect(store.getState().document.future).toHaveLength(1)
    },
  },
  StrictMode: {
    'one click undoes one edit': async () => {
      const { makeStore, typed, selectText, UndoButtons } = await app()
      const store = makeStore()
      store.dispatch(typed('Dear'))
      store.dispatch(typed(' reader'))
      const { element } = await mount(store, <UndoButtons />, true)
      await act(async () => element.querySelector('button')?.click())
      expect(selectText(store.getState())).toBe('Dear')
    },
  },
  'preloaded or rehydrated': {
    'a saved document starts an empty history': async () => {
      const { makeStore, selectCanUndo, selectText } = await app()
      const state = makeStore({ document: dear }).getState()
      expect([selectText(state), selectCanUndo(state)]).toEqual(['Dear', false])
    },
    'stores do not share what was preloaded': async () => {
      const { makeStore, selectText } = await app()
      makeStore({ document: dear })
      expect(selectText(makeStore().getState())).toBe('')
    },
  },
  'empty and large': {
    'a long session keeps the last 99 edits': async () => {
      const { makeStore, typed } = await app()
      const store = makeStore()
      for (let edit = 0; edit < 1000; edit++) store.dispatch(typed('x'))
      expect(store.getState().document.past).toHaveLength(99)
    },
  },
})

recipe(`${id}#sign-out`, 'a history that is reset', {
  'left in the middle': {
    'a saved document does not come back, also if the root reducer resets all': async () => {
      const { makeDocumentReducer, signedOut, typed } = await codeOf(id, {
        files: ['src/resettable.ts', 'src/features/documentSlice.ts'],
      })
      const reducer = makeDocumentReducer()
      const loaded = reducer({ past: [], present: dear, future: [] }, typed('!'))
      expect(loaded.present.text).toBe('Dear!')
      for (const before of [loaded, undefined]) {
        expect(reducer(before, signedOut())).toMatchObject({
          past: [],
          present: { text: '' },
          future: [],
        })
      }
    },
    'without it, resetting all state brings the first document back, as the page says':
      async () => {
        const { documentSlice, typed } = await app()
        const { resettable, signedOut } = await codeOf(
          'usage/structuring-reducers/beyond-combinereducers',
          { declarations: { 'reset-state': ['resettable', 'signedOut'] } },
        )
        const document = undoable(documentSlice.reducer)
        const root = resettable(combineReducers({ document }))
        const loaded = root({ document: dear }, typed('!'))
        expect(root(loaded, signedOut()).document.present).toEqual(dear)
      },
  },
})

recipe(`${id}#reducer-enhancer`, 'a wrapper of your own', {
  twice: {
    'undo and redo more often than there are steps change nothing': async () => {
      const { history, typed, undone, redone } = await wrapped()
      const edited = history(history(undefined, typed('Dear')), undone())
      expect(history(edited, undone())).toBe(edited)
      const again = history(edited, redone())
      expect(history(again, redone())).toBe(again)
    },
  },
  'preloaded or rehydrated': {
    'a history is taken as it is, a reset starts over': async () => {
      const { history, typed, undone } = await wrapped()
      const edited = history({ past: [], present: dear, future: [] }, typed('!'))
      expect(history(edited, undone()).present).toEqual(dear)
      expect(history(undefined, { type: 'session/signedOut' }).present.text).toBe('')
    },
  },
  'empty and large': {
    'it keeps 100 steps': async () => {
      const { history, typed } = await wrapped()
      let state = history(undefined, { type: 'started' })
      for (let edit = 0; edit < 300; edit++) state = history(state, typed('x'))
      expect(state.past).toHaveLength(100)
    },
  },
})

recipe(`${id}#filter-and-group`, 'steps that are words', {
  'other modes': {
    'corrections that keep the number of words are one step, as the page says': async () => {
      const { store, text, typed } = await codeOf(id, {
        files: ['src/features/documentSlice.ts'],
        declarations: { 'filter-and-group': ['store', 'text'] },
      })
      for (const letter of 'word') store.dispatch(typed(letter))
      store.dispatch(ActionCreators.undo())
      expect(text()).toBe('')
    },
  },
})

recipe(`${id}#patches`, 'undo by patches', {
  'left in the middle': {
    'if the section is gone, applyPatches throws, as the page says': async () => {
      enablePatches()
      const { both, undoMine } = await codeOf(id, {
        declarations: { patches: ['both', 'undoMine'] },
      })
      const { s1: _deleted, ...sections } = both.sections
      expect(() => applyPatches({ ...both, sections }, undoMine)).toThrow()
    },
  },
})

async function wrapped() {
  const code = await codeOf(id, { files: ['src/history.ts', 'src/features/documentSlice.ts'] })
  return Object.assign(code, { history: code.withHistory(code.documentSlice.reducer) })
}
