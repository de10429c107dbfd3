/** What guides say of thunks, listeners, sagas, middleware, undo, and of Immer. */

import {
  combineSlices,
  configureStore,
  createAsyncThunk,
  createListenerMiddleware,
  createSlice,
  type ForkedTaskExecutor,
  type Middleware,
  TaskAbortError,
} from '@reduxjs/toolkit'
import {
  applyPatches,
  createDraft,
  enablePatches,
  finishDraft,
  produce,
  produceWithPatches,
} from 'immer'
import createSagaMiddleware from 'redux-saga'
import { takeEvery } from 'redux-saga/effects'
import undoable, { ActionCreators, type UndoableOptions } from 'redux-undo'
import { afterEach, expect, vi } from 'vitest'
import { claims, inProduction, nextTask } from '../support/claims.ts'

afterEach(() => vi.useRealTimers())

const count = (state = 0, { type }: { type: string }) => {
  if (type === 'fail') throw new Error('broken')
  return type === 'up' ? state + 1 : state
}
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

claims('usage/configuring-your-store#slow-checks', {
  'preloaded state is frozen as soon as a case reducer of its slice runs, even if it changes nothing':
    () => {
      const { reducer, actions } = createSlice({
        name: 'birds',
        initialState: [] as string[],
        reducers: { looked() {} },
      })
      const preloadedState = { birds: ['wren'] }
      const store = configureStore({ reducer: { birds: reducer }, preloadedState })
      store.dispatch({ type: 'other' })
      expect(Object.isFrozen(store.getState().birds)).toBe(false)
      store.dispatch(actions.looked())
      expect(Object.isFrozen(store.getState().birds)).toBe(true)
    },
})

claims('usage/usage-with-typescript#lazy-slices', {
  'selectors use the initial state between the injection and the next action alone': () => {
    const slice = createSlice({ name: 'badges', initialState: 1, reducers: {} })
    const root = combineSlices({ count }).withLazyLoadedSlices<{ badges: number }>()
    const store = configureStore({ reducer: root })
    slice.injectInto(root)
    const badges = root.selector(({ badges }) => badges)
    expect(store.getState().badges).toBeUndefined()
    expect(badges(store.getState())).toBe(1)
    store.dispatch({ type: 'any' })
    expect(store.getState().badges).toBe(1)
  },
})

claims('usage/writing-logic-thunks#cancelling', {
  'if a reducer ignores an aborted call, its condition refuses every later call': async () => {
    const create = (ignoresAborted: boolean) => {
      const load = createAsyncThunk('load', () => new Promise(() => {}), {
        condition: (_, { getState }) => getState() !== 'pending',
      })
      const reducer = (state = 'idle', action: { type: string }) => {
        if (load.pending.match(action)) return 'pending'
        return load.rejected.match(action) && !ignoresAborted ? 'idle' : state
      }
      return { load, store: configureStore({ reducer }) }
    }
    const isRefused = async (ignoresAborted: boolean) => {
      const { load, store } = create(ignoresAborted)
      const first = store.dispatch(load())
      await nextTask()
      first.abort()
      await first
      const second = store.dispatch(load())
      await nextTask()
      second.abort()
      const action = await second
      return load.rejected.match(action) && action.meta.condition
    }
    expect(await Promise.all([true, false].map(isRefused))).toEqual([true, false])
  },
})

claims('usage/writing-custom-middleware#rules', {
  'without return, what a thunk returns is lost before the thunk middleware, and not after it':
    () => {
      const forgetful: Middleware = () => (next) => (action) => {
        next(action)
      }
      const thunk = () => 'result'
      const before = configureStore({
        reducer: count,
        middleware: (get) => get().prepend(forgetful),
      })
      const after = configureStore({ reducer: count, middleware: (get) => get().concat(forgetful) })
      expect([before.dispatch(thunk), after.dispatch(thunk)]).toEqual([undefined, 'result'])
      expect(after.dispatch({ type: 'up' })).toBeUndefined()
    },
})

claims('usage/writing-custom-middleware#async-pitfall', {
  'after async middleware, an error of a reducer rejects instead of reaching the caller':
    async () => {
      const waiting: Middleware = () => (next) => async (action) => next(action)
      const store = configureStore({ reducer: count, middleware: (get) => get().concat(waiting) })
      const dispatched: unknown = store.dispatch({ type: 'fail' })
      await expect(dispatched).rejects.toThrow('broken')
    },
})

/** Runs the effect of a listener for an action `start`. */
function listen(
  effect: Parameters<
    ReturnType<typeof createListenerMiddleware>['startListening']
  >[0]['effect'] & {},
) {
  const { middleware, startListening } = createListenerMiddleware()
  startListening({ type: 'start', effect })
  return configureStore({ reducer: count, middleware: (get) => get().prepend(middleware) })
}

claims('usage/side-effects-approaches#listener-errors', {
  'a newer run ends an earlier one where it waits for the result of its task': async () => {
    const ends: unknown[] = []
    const store = listen(async (_, { cancelActiveListeners, fork }) => {
      cancelActiveListeners()
      try {
        ends.push((await fork(({ delay }) => delay(1)).result).status)
      } catch (error) {
        ends.push(error)
      }
    })
    store.dispatch({ type: 'start' })
    await Promise.resolve()
    store.dispatch({ type: 'start' })
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    expect(ends[0]).toBeInstanceOf(TaskAbortError)
    expect(ends[1]).toBe('ok')
  },
})

claims('usage/migrating-to-modern-redux#sagas-to-listeners', {
  'a task without autoJoin is canceled when its effect ends, one with it is not': async () => {
    const isFinished = async (autoJoin: boolean) => {
      const finish = vi.fn()
      const task: ForkedTaskExecutor<unknown> = async ({ delay }) => {
        await delay(1)
        finish()
      }
      const ended = vi.fn()
      const store = listen((_, { fork }) => {
        void fork(task, { autoJoin }).result.then(ended, ended)
      })
      store.dispatch({ type: 'start' })
      await vi.waitFor(() => expect(ended).toHaveBeenCalled())
      return finish.mock.calls.length > 0
    }
    expect(await isFinished(false)).toBe(false)
    expect(await isFinished(true)).toBe(true)
  },
  'the result of a task is an object with a status, and a value or an error': async () => {
    const results: unknown[] = []
    const store = listen(async (_, { fork }) => {
      results.push(await fork(() => 'value').result)
      results.push(await fork(() => Promise.reject('error')).result)
    })
    store.dispatch({ type: 'start' })
    await vi.waitFor(() => expect(results).toHaveLength(2))
    expect(results).toEqual([
      { status: 'ok', value: 'value' },
      { status: 'rejected', error: 'error' },
    ])
  },
  'an error ends a whole saga, and a listener handles the next action': async () => {
    quiet()
    const runs: string[] = []
    const fail = (name: string) => {
      runs.push(name)
      throw new Error('broken')
    }
    const saga = createSagaMiddleware({ onError: () => {} })
    const listener = createListenerMiddleware({ onError: () => {} })
    listener.startListening({ type: 'start', effect: () => fail('listener') })
    const store = configureStore({
      reducer: count,
      middleware: (get) => get().prepend(listener.middleware).concat(saga),
    })
    const task = saga.run(function* () {
      yield takeEvery('start', function* () {
        yield fail('saga')
      })
    })
    store.dispatch({ type: 'start' })
    store.dispatch({ type: 'start' })
    await expect(task.toPromise()).rejects.toThrow('broken')
    expect(runs.toSorted()).toEqual(['listener', 'listener', 'saga'])
  },
})

/** A text with a history, after some actions: text to type, or an action of redux-undo. */
function history(options: UndoableOptions, before: string | undefined, ...steps: string[]) {
  const text = (state = '', action: { type: string; text?: string }) =>
    action.type === 'typed' ? (action.text ?? '') : state
  const reducer = undoable(text, options)
  const preloadedState =
    before === undefined ? undefined : { past: [], present: before, future: [] }
  const store = configureStore({ reducer, preloadedState: preloadedState as never })
  for (const step of steps)
    store.dispatch(step === 'undo' ? ActionCreators.undo() : { type: 'typed', text: step })
  return store
}
const words = { groupBy: (_: unknown, state: string) => state.split(' ').length }

claims('usage/implementing-undo-history#redux-undo', {
  'with ignoreInitialState, the first edit cannot be undone': () => {
    const options = { ignoreInitialState: true }
    expect(history(options, undefined, 'a', 'undo').getState().present).toBe('a')
  },
  'with ignoreInitialState, preloaded state can be restored': () => {
    const options = { ignoreInitialState: true }
    expect(history(options, 'saved', 'a', 'undo').getState().present).toBe('saved')
  },
  'with ignoreInitialState, it can be restored if another action comes before the first edit':
    () => {
      const store = history({ ignoreInitialState: true }, undefined)
      store.dispatch({ type: 'other' })
      store.dispatch({ type: 'typed', text: 'a' })
      store.dispatch(ActionCreators.undo())
      expect(store.getState().present).toBe('')
    },
})

claims('usage/implementing-undo-history#filter-and-group', {
  'edits in different words are one step if the number of words stays the same': () => {
    const past = (...steps: string[]) => history(words, 'one two', ...steps).getState().past.length
    expect(past('One two', 'One Two')).toBe(past('One two'))
    expect(past('One two', 'One two three')).toBe(past('One two') + 1)
  },
})

claims('usage/implementing-undo-history#patches', {
  'a path with an index reverts the item of someone else, or throws': () => {
    enablePatches()
    const items = [{ text: 'a' }, { text: 'b' }]
    const [mine, , undoMine] = produceWithPatches(items, (draft) => {
      if (draft[1]) draft[1].text = 'mine'
    })
    const inserted = [{ text: 'new' }, ...mine]
    expect(applyPatches(inserted, undoMine).map(({ text }) => text)).toEqual(['new', 'b', 'mine'])
    expect(() => applyPatches(mine.slice(0, 1), undoMine)).toThrow('path doesn')
  },
})

claims('errors#immer', {
  'produce throws number 1 for a promise, a Date and a class instance, and takes primitives':
    async () => {
      class Bird {}
      const run = (base: unknown) => produce(base, () => {})
      for (const base of [Promise.resolve(), new Date(), new Bird()]) {
        expect(() => run(base)).toThrow('produce can only be called on things that are draftable')
        await expect(inProduction(() => run(base))).rejects.toThrow('[Immer] minified error nr: 1')
      }
      expect([1, 'a', null].map(run)).toEqual([1, 'a', null])
    },
  'a second finishDraft for one draft throws a TypeError': () => {
    const draft = createDraft({ seen: 0 })
    finishDraft(draft)
    expect(() => finishDraft(draft)).toThrow(TypeError)
  },
  'only development checks the keys of arrays, as numbers 13 and 14': async () => {
    const setKey = () => produce([1], (draft) => void Object.assign(draft, { name: 'a' }))
    const deleteKey = () =>
      produce([1], (draft) => void Reflect.deleteProperty(draft as object, 'name'))
    expect(setKey).toThrow('Immer only supports setting array indices')
    expect(deleteKey).toThrow('Immer only supports deleting array indices')
    await inProduction(setKey)
    await inProduction(deleteKey)
  },
})

claims('redux-toolkit/api/createslice#throws', {
  'extraReducers runs when the reducer is first used, so it may name what is defined below': () => {
    const slice = createSlice({
      name: 'birds',
      initialState: 0,
      reducers: {},
      extraReducers: (builder) => void builder.addCase(load.fulfilled, () => 1),
    })
    const load = createAsyncThunk('load', () => 1)
    expect(slice.reducer(undefined, load.fulfilled(1, 'id'))).toBe(1)
  },
})

claims('usage/writing-tests#tools', {
  'a request without a handler fails, and MSW prints an error': async () => {
    const { setupServer } = await import('msw/node')
    const error = quiet()
    const server = setupServer()
    server.listen({ onUnhandledRequest: 'error' })
    await expect(fetch('https://b.example/')).rejects.toThrow('[MSW] Cannot bypass a request')
    server.close()
    expect(String(error.mock.calls[0]?.[0])).toContain('without a matching request handler')
  },
})
