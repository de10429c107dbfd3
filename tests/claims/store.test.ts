/** What pages say of stores, reducers and middleware. */
import {
  configureStore,
  createAction,
  createAsyncThunk,
  createReducer,
  createSlice,
  type Middleware,
  nanoid,
  type PayloadAction,
  SHOULD_AUTOBATCH,
  Tuple,
} from '@reduxjs/toolkit'
import {
  bindActionCreators,
  combineReducers,
  compose,
  legacy_createStore as createStore,
} from 'redux'
import { expect, vi } from 'vitest'
import { claims, inProduction } from '../support/claims.ts'

const birds = createSlice({
  name: 'birds',
  initialState: { seen: ['wren'] },
  reducers: {
    birdSeen(state, action: PayloadAction<string>) {
      state.seen.push(action.payload)
    },
  },
})
const { birdSeen } = birds.actions
const makeStore = (preloadedState?: { birds: { seen: string[] } }) =>
  configureStore({
    reducer: { birds: birds.reducer },
    preloadedState,
    middleware: (getDefault) => getDefault({ immutableCheck: false }),
  })

const count = (state: { count: number } | undefined, { type }: { type: string }) => {
  if (type === 'fail') throw new Error('broken')
  return type === 'up' ? { count: (state?.count ?? 0) + 1 } : (state ?? { count: 0 })
}
const lowPriority = { type: 'up', meta: { [SHOULD_AUTOBATCH]: true } }

claims('api/store#getstate-frozen', {
  'the initial state of a slice is frozen': () => {
    expect(() => makeStore().getState().birds.seen.push('robin')).toThrow(TypeError)
  },
  'preloaded state is not frozen before the first change of its slice, and is after it': () => {
    const store = makeStore({ birds: { seen: [] } })
    store.getState().birds.seen.push('robin')
    expect(store.getState().birds.seen).toEqual(['robin'])
    store.dispatch(birdSeen('owl'))
    expect(() => store.getState().birds.seen.push('kite')).toThrow(TypeError)
  },
  'the object around the slices is not frozen': () => {
    const store = makeStore()
    store.dispatch(birdSeen('owl'))
    expect(Object.isFrozen(store.getState())).toBe(false)
    expect(Object.isFrozen(store.getState().birds)).toBe(true)
  },
  'a Date and a class instance in the state of a slice are not frozen': () => {
    class Nest {}
    const initialState = { seen: new Date(), nest: new Nest(), list: [1] }
    const { seen, nest, list } = createSlice({
      name: 'birds',
      initialState,
      reducers: {},
    }).getInitialState()
    expect([seen, nest, list].map(Object.isFrozen)).toEqual([false, false, true])
  },
  'a hand-written reducer has no protection': () => {
    const store = createStore(count)
    store.getState().count = 99
    expect(store.getState().count).toBe(99)
  },
})

claims('api/store#subscribelistener', {
  'in a store of core, a listener that is added twice is called twice, and each has its own unsubscribe':
    () => {
      const store = createStore(count)
      const listener = vi.fn()
      const first = store.subscribe(listener)
      store.subscribe(listener)
      store.dispatch({ type: 'up' })
      expect(listener).toHaveBeenCalledTimes(2)
      first()
      store.dispatch({ type: 'up' })
      expect(listener).toHaveBeenCalledTimes(3)
    },
  'in a store of configureStore, a batched action calls it once, and not at all after the first unsubscribe':
    async () => {
      vi.useFakeTimers()
      const store = configureStore({ reducer: count })
      const listener = vi.fn()
      const first = store.subscribe(listener)
      store.subscribe(listener)
      store.dispatch(lowPriority)
      await vi.runAllTimersAsync()
      expect(listener).toHaveBeenCalledTimes(1)
      first()
      store.dispatch(lowPriority)
      await vi.runAllTimersAsync()
      expect(listener).toHaveBeenCalledTimes(1)
      vi.useRealTimers()
    },
  'of core: a listener added during a notification is called from the next dispatch on': () => {
    const store = createStore(count)
    const late = vi.fn()
    const unsubscribe = store.subscribe(() => {
      unsubscribe()
      store.subscribe(late)
    })
    store.dispatch({ type: 'up' })
    expect(late).not.toHaveBeenCalled()
    store.dispatch({ type: 'up' })
    expect(late).toHaveBeenCalledTimes(1)
  },
  'of core: a listener removed during a notification is still called in it': () => {
    const store = createStore(count)
    const second = vi.fn()
    const remove: (() => void)[] = []
    store.subscribe(() => remove[0]?.())
    remove.push(store.subscribe(second))
    store.dispatch({ type: 'up' })
    expect(second).toHaveBeenCalledTimes(1)
    store.dispatch({ type: 'up' })
    expect(second).toHaveBeenCalledTimes(1)
  },
  'with a batched action, a listener added meanwhile is called': async () => {
    vi.useFakeTimers()
    const store = configureStore({ reducer: count })
    const late = vi.fn()
    const unsubscribe = store.subscribe(() => {
      unsubscribe()
      store.subscribe(late)
    })
    store.dispatch(lowPriority)
    await vi.runAllTimersAsync()
    expect(late).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  },
  'listeners are called after an action that changes nothing, too': () => {
    const store = createStore(count)
    const listener = vi.fn()
    store.subscribe(listener)
    store.dispatch({ type: 'unknown' })
    expect(listener).toHaveBeenCalledTimes(1)
  },
})

claims('api/store#dispatch-returns', {
  'dispatch returns the action, or what a thunk returns': () => {
    const store = configureStore({ reducer: count })
    const action = { type: 'up' }
    expect(store.dispatch(action)).toBe(action)
    expect(store.dispatch(() => 'result')).toBe('result')
  },
})

claims('api/store#when-things-throw', {
  'an error of a reducer leaves the state as it was and the store usable': () => {
    const store = createStore(count)
    expect(() => store.dispatch({ type: 'fail' })).toThrow('broken')
    expect(store.getState()).toEqual({ count: 0 })
    store.dispatch({ type: 'up' })
    expect(store.getState()).toEqual({ count: 1 })
  },
})

claims('usage/troubleshooting#async', {
  'try and catch around a dispatch catch errors of reducers and of awaited hand-written thunks':
    async () => {
      const store = configureStore({ reducer: count })
      expect(() => store.dispatch({ type: 'fail' })).toThrow('broken')
      const thunk = () => Promise.reject(new Error('refused'))
      await expect(store.dispatch(thunk)).rejects.toThrow('refused')
    },
  'the promise of createAsyncThunk never rejects; unwrap does': async () => {
    const store = configureStore({ reducer: count })
    const load = createAsyncThunk('load', () => Promise.reject(new Error('refused')))
    await expect(store.dispatch(load())).resolves.toMatchObject({ type: 'load/rejected' })
    await expect(store.dispatch(load()).unwrap()).rejects.toMatchObject({ message: 'refused' })
  },
})

claims('usage/writing-logic-thunks#async-thunk', {
  'a condition that returns false dispatches nothing': async () => {
    const types: string[] = []
    const store = configureStore({
      reducer: (state = 0, { type }) => {
        types.push(type)
        return state
      },
    })
    types.length = 0
    const load = createAsyncThunk('load', () => 1, { condition: () => false })
    const action = await store.dispatch(load())
    expect(types).toEqual([])
    expect(action).toMatchObject({ type: 'load/rejected', meta: { condition: true } })
  },
  'abort rejects with meta.aborted, and aborts the signal': async () => {
    let seen: AbortSignal | undefined
    const load = createAsyncThunk('load', (_: undefined, { signal }) => {
      seen = signal
      return new Promise(() => {})
    })
    const promise = configureStore({ reducer: count }).dispatch(load(undefined))
    await Promise.resolve()
    promise.abort()
    expect(await promise).toMatchObject({ meta: { aborted: true }, error: { name: 'AbortError' } })
    expect(seen?.aborted).toBe(true)
  },
})

claims('usage/writing-logic-thunks#reading-state', {
  'getState is fresh after an await': async () => {
    const store = configureStore({ reducer: count })
    const promise = store.dispatch(
      async (_dispatch: unknown, getState: () => { count: number }) => {
        const before = getState().count
        await Promise.resolve()
        return [before, getState().count]
      },
    )
    store.dispatch({ type: 'up' })
    expect(await promise).toEqual([0, 1])
  },
})

const passes: Middleware = () => (next) => (action) => next(action)

claims('usage/configuring-your-store#custom-middleware', {
  'a callback that returns a bare array works at run time': () => {
    const store = configureStore({ reducer: count, middleware: (() => [passes]) as never })
    store.dispatch({ type: 'up' })
    expect(store.getState()).toEqual({ count: 1 })
  },
  'an array in the place of the callback throws in development': () => {
    expect(() => configureStore({ reducer: count, middleware: [passes] as never })).toThrow(
      '`middleware` field must be a callback',
    )
  },
  'an array in the place of the callback is ignored in production': async () => {
    const called = vi.fn()
    const spy: Middleware = () => (next) => (action) => {
      called()
      return next(action)
    }
    await inProduction(() => {
      const store = configureStore({ reducer: count, middleware: [spy] as never })
      store.dispatch({ type: 'up' })
    })
    expect(called).not.toHaveBeenCalled()
  },
  'the same middleware twice throws in development': () => {
    const twice = () => new Tuple(passes, passes)
    expect(() => configureStore({ reducer: count, middleware: twice as never })).toThrow(
      'Duplicate middleware references',
    )
  },
})

claims('usage/troubleshooting#messages-toolkit', {
  'a second addCase throws in production too, as code 29': async () => {
    const build = () =>
      createReducer(0, (builder) => {
        builder.addCase('up', () => 1).addCase('up', () => 2)
      })(0, { type: 'up' })
    expect(build).toThrow('`builder.addCase` cannot be called with two reducers')
    await expect(inProduction(build)).rejects.toThrow('Minified Redux Toolkit error #29')
  },
  'a primitive state with a case reducer that returns nothing throws in production too, as code 9':
    async () => {
      const reducer = createReducer(0, (builder) => void builder.addCase('up', () => {}))
      expect(() => reducer(0, { type: 'up' })).toThrow('must not return undefined')
      const call = () => reducer(0, { type: 'up' })
      await expect(inProduction(call)).rejects.toThrow('Minified Redux Toolkit error #9')
    },
  'a reducer that returns a value and changes the draft throws in production too, as number 4 of Immer':
    async () => {
      const reducer = createReducer({ served: 0 }, (builder) => {
        builder.addCase('both', (state) => {
          state.served = 1
          return { served: 2 }
        })
      })
      const call = () => reducer(undefined, { type: 'both' })
      expect(call).toThrow('returned a new value *and* modified its draft')
      await expect(inProduction(call)).rejects.toThrow('[Immer] minified error nr: 4')
    },
})

claims('tutorials/essentials/part-4-using-data#reducers-or-extra', {
  'extraReducers as an object throws in development, not in production': async () => {
    const build = () =>
      createSlice({ name: 'a', initialState: 0, reducers: {}, extraReducers: {} as never }).reducer(
        0,
        { type: 'up' },
      )
    expect(build).toThrow('object notation')
    await expect(inProduction(build)).resolves.toBe(0)
  },
})

claims('style-guide/index#serializable-values', {
  'the check accepts undefined, and reports a Date, a Map, a function and a bigint': () => {
    const reported = (payload: unknown) => {
      const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
      configureStore({ reducer: count }).dispatch({ type: 'x', payload })
      const { length } = spy.mock.calls
      spy.mockRestore()
      return length > 0
    }
    expect([undefined, null, 'a', 1, true, [1], { a: undefined }].map(reported)).toEqual(
      Array(7).fill(false),
    )
    expect([new Date(), new Map(), () => 1, 1n].map(reported)).toEqual(Array(4).fill(true))
  },
})

claims('api/combinereducers#unchanged-state', {
  'the same object comes back when no slice changes': () => {
    const reducer = combineReducers({ count })
    const state = reducer(undefined, { type: 'start' })
    expect(reducer(state, { type: 'other' })).toBe(state)
    expect(reducer(state, { type: 'up' })).not.toBe(state)
  },
})

claims('api/combinereducers#state-keys', {
  'a key without a reducer is dropped': () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const reducer = combineReducers({ count })
    const state = { count: { count: 1 }, old: 2 }
    expect(reducer(state as never, { type: 'other' })).toEqual({ count: { count: 1 } })
  },
})

claims('api/compose#direction', {
  'functions are called from right to left, and without functions the argument comes back': () => {
    const double = (n: number) => 2 * n
    const next = (n: number) => n + 1
    expect(compose(double, next)(3)).toBe(8)
    expect(compose<(n: number) => number>()(3)).toBe(3)
  },
})

claims('api/bindactioncreators#details', {
  'values that are not functions are left out': () => {
    const creators = { up: () => ({ type: 'up' }), name: 'birds' }
    expect(Object.keys(bindActionCreators(creators as never, vi.fn()))).toEqual(['up'])
  },
})

claims('faq/actions#type-is-a-string', {
  'an action of a slice has the type name/reducer': () => {
    expect(birdSeen('owl')).toEqual({ type: 'birds/birdSeen', payload: 'owl' })
    expect(birdSeen.type).toBe('birds/birdSeen')
    expect(birdSeen.match({ type: 'birds/birdSeen' })).toBe(true)
  },
})

claims('faq/actions#ids-and-timestamps', {
  'prepare runs when the creator is called, and nanoid makes 21 characters': () => {
    const added = createAction('added', (name: string) => ({ payload: { id: nanoid(), name } }))
    const [first, second] = [added('a'), added('a')]
    expect(first.payload.id).toHaveLength(21)
    expect(first.payload.id).not.toBe(second.payload.id)
  },
})

claims('faq/reducers#init-actions', {
  'creating a store sends one action of its own to the reducer, with a type that is random': () => {
    const types: string[] = []
    const note = (state = 0, { type }: { type: string }) => {
      types.push(type)
      return state
    }
    createStore(note)
    createStore(note)
    expect(types).toHaveLength(2)
    expect(types[0]).toMatch(/^@@redux\/INIT/)
  },
})
