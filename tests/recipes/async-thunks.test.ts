/** Async thunks of references and of the TypeScript guide, with servers that refuse and answers in another order. */

import { configureStore } from '@reduxjs/toolkit'
import { expect, vi } from 'vitest'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

const reference = 'redux-toolkit/api/createasyncthunk'

async function loading() {
  const code = await codeOf(reference, { files: ['src/plants.ts', 'src/store.ts'] })
  const store = code.makeStore()
  return Object.assign(code, { store, plants: () => store.getState().plants })
}

recipe(`${reference}#example`, 'loading one item', {
  'failure, success, retry': {
    'a success clears the error of the failure before it, and keeps what was loaded': async () => {
      const { store, plants, loadPlant } = await loading()
      await store.dispatch(loadPlant('p1'))
      await store.dispatch(loadPlant('gone'))
      expect(plants()).toMatchObject({ status: 'failed', error: 'No plant gone' })
      await store.dispatch(loadPlant('p1'))
      expect(plants()).toEqual({
        status: 'idle',
        error: '',
        byId: { p1: { id: 'p1', name: 'Fern' } },
      })
    },
  },
  'two at once, in the other order': {
    'the status is that of the call that ended last, as the page says': async () => {
      const { store, plants, loadPlant } = await loading()
      const calls = [store.dispatch(loadPlant('p1')), store.dispatch(loadPlant('gone'))]
      await Promise.all(calls)
      expect(plants().status).toBe('failed')
      expect(plants().byId.p1).toBeDefined()
    },
  },
})

const typed = 'usage/usage-with-typescript'

/** The guide's app with a server that answers by a function. */
async function journal(answer: (url: string) => Response) {
  const { fetchSightings, removeSighting, makeStore, sightingAdded } = await codeOf(typed, {
    files: [
      'src/app/store.ts',
      'src/features/sightings/sightingsSlice.ts',
      'src/features/sightings/removeSighting.ts',
    ],
  })
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => answer(url)),
  )
  const store = makeStore()
  const sightings = () => store.getState().sightings
  return { store, sightings, fetchSightings, removeSighting, sightingAdded }
}

recipe(`${typed}#slices`, 'a slice with types', {
  'another server': {
    'an error with a JSON body is no list': async () => {
      const { store, sightings, fetchSightings } = await journal(() =>
        Response.json({ message: 'busy' }, { status: 503 }),
      )
      await store.dispatch(fetchSightings('Elbe'))
      expect(sightings()).toEqual({ items: [], status: 'failed' })
    },
    'a place with special characters is one place': async () => {
      const { store, fetchSightings } = await journal(() => Response.json([]))
      await store.dispatch(fetchSightings('Elbe & Alster'))
      const [url] = vi.mocked(fetch).mock.calls[0] ?? []
      expect(new URL(String(url), 'http://localhost').searchParams.get('place')).toBe(
        'Elbe & Alster',
      )
    },
  },
})

recipe(`${typed}#async-thunks`, 'removing an item', {
  'another server': {
    'what the server refuses to remove is reported as not removed': async () => {
      const { store, removeSighting, sightingAdded } = await journal(
        () => new Response('', { status: 403 }),
      )
      store.dispatch(sightingAdded({ id: 's1', species: 'Wren', place: 'Elbe' }))
      const result = store.dispatch(removeSighting('s1')).unwrap()
      await expect(result).rejects.toEqual({ message: 'Not removed' })
    },
  },
  twice: {
    'an item that is gone sends no request': async () => {
      const { store, removeSighting } = await journal(() => new Response(null, { status: 204 }))
      const result = store.dispatch(removeSighting('s1')).unwrap()
      await expect(result).rejects.toEqual({ message: 'Already gone' })
      expect(fetch).not.toHaveBeenCalled()
    },
  },
})

const boilerplate = 'usage/reducing-boilerplate'

recipe(`${boilerplate}#same-feature-three-ways`, 'a request by hand', {
  'malformed answer': {
    'a reducer that fails on it is no failed request': async () => {
      const { fetchTickets } = await codeOf(boilerplate, { files: ['by-hand/actions.ts'] })
      vi.stubGlobal('fetch', async () => Response.json(null))
      const store = configureStore({
        reducer: (
          state = { tickets: { status: 'idle' } },
          action: { type: string; items?: unknown },
        ) => {
          if (action.items === null) throw new TypeError('not a list')
          return action.type.startsWith('FETCH') ? { tickets: { status: action.type } } : state
        },
      })
      await expect(store.dispatch(fetchTickets() as never)).rejects.toThrow('not a list')
      expect(store.getState().tickets.status).toBe('FETCH_TICKETS_REQUEST')
    },
  },
})
