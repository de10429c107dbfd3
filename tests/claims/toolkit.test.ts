/** What the reference of Redux Toolkit says that none of its samples shows. */
import {
  type autoBatchEnhancer,
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createDynamicMiddleware,
  createImmutableStateInvariantMiddleware,
  createReducer,
  createSerializableStateInvariantMiddleware,
  current,
  freeze,
  isActionCreator,
  isFluxStandardAction,
  isRejectedWithValue,
  type Middleware,
  original,
  SHOULD_AUTOBATCH,
  type StoreEnhancer,
  Tuple,
} from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { applyMiddleware, legacy_createStore as createStore } from 'redux'
import { afterEach, expect, vi } from 'vitest'
import { claims, inDevelopment, inProduction } from '../support/claims.ts'

afterEach(() => vi.useRealTimers())

const count = (state = 0, { type }: { type: string }) => {
  if (type === 'fail') throw new Error('broken')
  return type === 'up' ? state + 1 : state
}
const passes: Middleware = () => (next) => (action) => next(action)
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

claims('redux-toolkit/api/configurestore#throws', {
  'a production build runs a duplicate twice': () =>
    inProduction(() => {
      const called = vi.fn()
      const spy: Middleware = () => (next) => (action) => {
        called()
        return next(action)
      }
      const store = configureStore({ reducer: count, middleware: () => new Tuple(spy, spy) })
      store.dispatch({ type: 'up' })
      expect(called).toHaveBeenCalledTimes(2)
    }),
  'a production build has no middleware if the default enhancers are missing': () =>
    inProduction(() => {
      const store = configureStore({
        reducer: count,
        enhancers: () => new Tuple() as unknown as Tuple<[StoreEnhancer]>,
      })
      expect(() => store.dispatch((() => 1) as never)).toThrow()
    }),
  'a key without a reducer is reported in development alone': async () => {
    const error = silence()
    const preloadedState: object = { count: 0, old: 1 }
    const create = () =>
      configureStore({ reducer: { count }, preloadedState: preloadedState as { count: number } })
    create()
    expect(error).toHaveBeenCalled()
    error.mockClear()
    expect((await inProduction(create)).getState()).toEqual({ count: 0 })
    expect(error).not.toHaveBeenCalled()
  },
  'a callback that returns one middleware and not a list throws': () => {
    expect(() => configureStore({ reducer: count, middleware: () => passes as never })).toThrow(
      'an array of middleware must be returned',
    )
  },
})

claims('redux-toolkit/api/getdefaultmiddleware#pitfalls', {
  'calling it twice throws in development, but not with an extraArgument': () => {
    expect(() =>
      configureStore({ reducer: count, middleware: (get) => get().concat(get()) as never }),
    ).toThrow('Duplicate middleware references')
    const extra = { thunk: { extraArgument: 1 } }
    configureStore({ reducer: count, middleware: (get) => get(extra).concat(get(extra)) as never })
  },
})

claims('redux-toolkit/api/development-checks#immutable-check', {
  'a thunk that mutates the state is reported, a Map that was changed is not': () => {
    const state = { list: ['a'], map: new Map() }
    const store = configureStore({
      reducer: () => state,
      middleware: (get) => get({ serializableCheck: false }),
    })
    store.dispatch(() => void state.map.set('a', 1))
    expect(() => store.dispatch(() => void state.list.push('b'))).toThrow('inside a dispatch')
  },
  'an action that comes after a mutation between actions is not processed': () => {
    const state = { list: ['a'] }
    const reducer = vi.fn(() => state)
    const store = createStore(reducer, applyMiddleware(createImmutableStateInvariantMiddleware()))
    state.list.push('b')
    reducer.mockClear()
    expect(() => store.dispatch({ type: 'any' })).toThrow('between dispatches')
    expect(reducer).not.toHaveBeenCalled()
  },
})

claims('redux-toolkit/api/development-checks#slow', {
  'frozen state is looked through once, and a changed table all over again': () => {
    const isSerializable = vi.fn((_value: unknown) => true)
    const rows = Object.fromEntries(Array.from({ length: 100 }, (_, id) => [id, { id }]))
    const store = configureStore({
      reducer: createReducer({ rows, other: 0 }, (builder) => {
        builder
          .addCase('otherChanged', (state) => {
            state.other += 1
          })
          .addCase('rowChanged', (state) => {
            state.rows['7'] = { id: -7 }
          })
      }),
      middleware: () =>
        new Tuple(
          createSerializableStateInvariantMiddleware({
            isSerializable,
            getEntries: (value) => {
              const entries = Object.entries(value)
              entries.forEach(isSerializable)
              return entries
            },
          }),
        ),
    })
    const lookedAt = (type: string) => {
      isSerializable.mockClear()
      store.dispatch({ type })
      return isSerializable.mock.calls.length
    }
    lookedAt('rowChanged')
    expect(lookedAt('otherChanged')).toBeLessThan(20)
    expect(lookedAt('rowChanged')).toBeGreaterThan(100)
  },
})

claims('redux-toolkit/api/development-checks#serializable-check', {
  'a thunk is not checked': () => {
    const error = silence()
    const check = createSerializableStateInvariantMiddleware()
    const store = createStore(
      () => 0,
      applyMiddleware(check, () => () => () => 1),
    )
    store.dispatch((() => {}) as never)
    expect(error).not.toHaveBeenCalled()
  },
})

claims('redux-toolkit/api/combineslices#throws', {
  'another reducer for the same key is reported only with the NODE_ENV development': async () => {
    const error = silence()
    const inject = () => {
      const root = combineSlices({ count })
      root.inject({ reducerPath: 'count', reducer: () => 5 } as never)
      return root(undefined, { type: 'any' })
    }
    expect(inject()).toEqual({ count: 0 })
    expect(error).not.toHaveBeenCalled()
    await inDevelopment(inject)
    expect(String(error.mock.calls[0]?.[0])).toContain('called `inject` to override')
  },
})

claims('redux-toolkit/api/createaction#pitfalls', {
  'two creators with one type throw only when both are in one reducer': () => {
    const [first, second] = [createAction('same'), createAction('same')]
    createReducer(0, (builder) => void builder.addCase(first, () => 1))(0, second())
    const both = () =>
      createReducer(0, (builder) => {
        builder.addCase(first, () => 1).addCase(second, () => 2)
      })
    expect(both).toThrow('two reducers for the same action type')
  },
})

claims('redux-toolkit/api/createaction#throws', {
  'errors of prepareAction pass, and its own is a number in production': async () => {
    const broken = createAction('broken', () => {
      throw new Error('no id')
    })
    expect(broken).toThrow('no id')
    const empty = createAction('empty', (() => undefined) as never) as () => unknown
    expect(empty).toThrow('prepareAction did not return an object')
    await expect(inProduction(empty)).rejects.toThrow('Minified Redux Toolkit error #0')
  },
})

claims('redux-toolkit/api/createreducer#throws', {
  'addCase after addAsyncThunk with one of its types throws': () => {
    const load = createAsyncThunk('load', () => 1)
    const create = () =>
      createReducer(0, (builder) => {
        builder.addAsyncThunk(load, { pending: () => 1 })
        builder.addCase(load.pending, () => 2)
      })
    expect(create).toThrow('two reducers for the same action type')
  },
  'settled counts as a matcher: addCase after it throws in development': () => {
    const load = createAsyncThunk('load', () => 1)
    const create = () =>
      createReducer(0, (builder) => {
        builder.addAsyncThunk(load, { settled: () => 1 })
        builder.addCase('up', () => 2)
      })
    expect(create).toThrow('before calling `builder.addMatcher`')
  },
  'undefined as a type is a TypeError': () => {
    const create = () =>
      createReducer(0, (builder) => void builder.addCase(undefined as never, () => 1))
    expect(create).toThrow(TypeError)
  },
})

claims('redux-toolkit/api/createreducer#case-reducers', {
  'a case reducer may change the draft and return that draft': () => {
    const reducer = createReducer({ n: 0 }, (builder) => {
      builder.addCase('up', (state) => {
        state.n += 1
        return state
      })
    })
    expect(reducer(undefined, { type: 'up' })).toEqual({ n: 1 })
  },
  'a class instance in the state is mutated without a new state': () => {
    class Box {
      n = 0
    }
    const before = { box: new Box() }
    const reducer = createReducer(before, (builder) => {
      builder.addCase('up', (state) => {
        state.box.n += 1
      })
    })
    expect(reducer(before, { type: 'up' })).toBe(before)
    expect(before.box.n).toBe(1)
  },
})

claims('redux-toolkit/api/immer#original', {
  'in a later case reducer, the original is the result of the one before': () => {
    const seen: unknown[] = []
    const reducer = createReducer({ n: 0 }, (builder) => {
      builder
        .addCase('up', (state) => {
          state.n = 1
        })
        .addMatcher(
          () => true,
          (state) => {
            seen.push(original(state)?.n)
          },
        )
    })
    reducer(undefined, { type: 'up' })
    expect(seen).toEqual([1])
  },
})

claims('redux-toolkit/api/immer#current', {
  'current shares the parts that have not changed': () => {
    const rows = [{ id: 1 }]
    const reducer = createReducer({ n: 0, rows }, (builder) => {
      builder.addCase('up', (state) => {
        state.n += 1
        expect(current(state).rows).toBe(rows)
      })
    })
    reducer(undefined, { type: 'up' })
    expect.assertions(1)
  },
})

claims('redux-toolkit/api/immer#freeze', {
  'what is inside a frozen object is skipped, at every level': () => {
    const outer = { half: Object.freeze({ rows: [1] }), rows: [2] }
    freeze(outer, true)
    expect(Object.isFrozen(outer.rows)).toBe(true)
    expect(Object.isFrozen(outer.half.rows)).toBe(false)
  },
})

claims('redux-toolkit/api/matching-utilities#isfluxstandardaction', {
  'a value that is no action is none, whatever the names of its fields': () => {
    class Started {
      type = 'started'
    }
    expect([{ type: 5 }, new Started(), null].map(isFluxStandardAction)).toEqual(
      Array(3).fill(false),
    )
  },
})

claims('redux-toolkit/api/matching-utilities#isactioncreator', {
  'a hand-written function is none, and any function with type and match is one': () => {
    const byHand = () => ({ type: 'up' })
    expect(isActionCreator(byHand)).toBe(false)
    expect(isActionCreator(Object.assign(byHand, { type: 'up' }))).toBe(false)
    expect(isActionCreator(Object.assign(byHand, { match: () => true }))).toBe(true)
  },
})

claims('redux-toolkit/api/matching-utilities#isrejectedwithvalue', {
  'a query has the value of transformErrorResponse, and none if transformResponse threw':
    async () => {
      silence()
      const rejected: unknown[] = []
      const note: Middleware = () => (next) => (action) => {
        if (isRejectedWithValue(action)) rejected.push(action.payload)
        return next(action)
      }
      const api = createApi({
        baseQuery: (fails: boolean) => (fails ? { error: 'closed' } : { data: 1 }),
        endpoints: (build) => ({
          refused: build.query<number, void>({
            query: () => true,
            transformErrorResponse: (error) => `sorry, ${error}`,
          }),
          broken: build.query<number, void>({
            query: () => false,
            transformResponse: () => {
              throw new Error('bug')
            },
          }),
        }),
      })
      const store = configureStore({
        reducer: { [api.reducerPath]: api.reducer },
        middleware: (get) => get().concat(api.middleware, note),
      })
      await store.dispatch(api.endpoints.refused.initiate())
      await store.dispatch(api.endpoints.broken.initiate())
      expect(rejected).toEqual(['sorry, closed'])
    },
})

claims('redux-toolkit/api/createdynamicmiddleware#returns', {
  'the outer function runs once per store, the one with next after each addition': () => {
    const dynamic = createDynamicMiddleware()
    const store = configureStore({
      reducer: count,
      middleware: (get) => get().prepend(dynamic.middleware),
    })
    const runs = { outer: 0, next: 0 }
    dynamic.addMiddleware(() => {
      runs.outer += 1
      return (next) => {
        runs.next += 1
        return (action) => next(action)
      }
    })
    store.dispatch({ type: 'up' })
    store.dispatch({ type: 'up' })
    expect(runs).toEqual({ outer: 1, next: 1 })
    dynamic.addMiddleware(passes)
    store.dispatch({ type: 'up' })
    expect(runs).toEqual({ outer: 1, next: 2 })
  },
})

claims('redux-toolkit/api/createdynamicmiddleware#with-middleware', {
  'in a store without its middleware nothing is added, and dispatch returns the action': () => {
    const called = vi.fn()
    const dynamic = createDynamicMiddleware()
    const store = configureStore({
      reducer: count,
      middleware: (get) => get({ serializableCheck: false }),
    })
    const spy: Middleware = () => called
    const action = dynamic.withMiddleware(spy)
    expect(store.dispatch(action)).toBe(action)
    expect(called).not.toHaveBeenCalled()
  },
})

const low = { type: 'up', meta: { [SHOULD_AUTOBATCH]: true } }

/** A store that delays notifications, and the states its subscriber saw. */
function batching(options: Parameters<typeof autoBatchEnhancer>[0]) {
  const seen: number[] = []
  const store = configureStore({
    reducer: count,
    enhancers: (get) => get({ autoBatch: options as never }),
  })
  store.subscribe(() => seen.push(store.getState()))
  return { store, seen }
}

claims('redux-toolkit/api/autobatchenhancer#options', {
  'after an action of normal priority, the next one of low priority uses the rest of the wait':
    async () => {
      vi.useFakeTimers()
      const { store, seen } = batching({ type: 'timer', timeout: 100 })
      store.dispatch(low)
      await vi.advanceTimersByTimeAsync(30)
      store.dispatch({ type: 'up' })
      await vi.advanceTimersByTimeAsync(30)
      store.dispatch(low)
      expect(seen).toEqual([2])
      await vi.advanceTimersByTimeAsync(40)
      expect(seen).toEqual([2, 3])
    },
  'queueNotification runs before the reducer: notify in it shows the old state': () => {
    const { store, seen } = batching({ type: 'callback', queueNotification: (notify) => notify() })
    store.dispatch(low)
    expect([seen, store.getState()]).toEqual([[0], 1])
  },
})

claims('redux-toolkit/api/autobatchenhancer#returns', {
  'if queueNotification throws, dispatch throws once and the action is lost': () => {
    const queueNotification = vi.fn(() => {
      throw new Error('queue')
    })
    const { store } = batching({ type: 'callback', queueNotification })
    expect(() => store.dispatch(low)).toThrow('queue')
    expect(store.getState()).toBe(0)
    store.dispatch(low)
    expect(queueNotification).toHaveBeenCalledTimes(1)
  },
})

claims('redux-toolkit/api/autobatchenhancer#when', {
  'a reducer that throws cancels a notification that is waiting': async () => {
    const { store, seen } = batching({ type: 'tick' })
    store.dispatch(low)
    expect(() => store.dispatch({ type: 'fail' })).toThrow('broken')
    await Promise.resolve()
    await Promise.resolve()
    expect([seen, store.getState()]).toEqual([[], 1])
  },
})
