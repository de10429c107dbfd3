/** What pages say of Redux's own functions: their checks, and the order in which they call each other. */

import * as toolkit from '@reduxjs/toolkit'
import {
  combineSlices,
  configureStore,
  createAction,
  createSlice,
  isAction,
} from '@reduxjs/toolkit'
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  isPlainObject,
  type Middleware,
  type StoreEnhancer,
} from 'redux'
import { expect, vi } from 'vitest'
import { claims, inProduction } from '../support/claims.ts'

const count = (state = 0, { type }: { type: string }) => (type === 'up' ? state + 1 : state)
const fails = (): never => {
  throw new Error('broken')
}

claims('api/store#dispatch-throws', {
  'a dispatch in a reducer throws code 3 if the mutation check is on, and code 9 if not':
    async () => {
      const makeStore = (immutableCheck: boolean) => {
        const reducer = (state = 0, { type }: { type: string }): number => {
          if (type === 'nested') store.dispatch({ type: 'up' })
          return state
        }
        const store = configureStore({ reducer, middleware: (get) => get({ immutableCheck }) })
        return store
      }
      const nest = (immutableCheck = true) => makeStore(immutableCheck).dispatch({ type: 'nested' })
      expect(() => nest()).toThrow('You may not call store.getState()')
      expect(() => nest(false)).toThrow('Reducers may not dispatch actions.')
      await expect(inProduction(nest)).rejects.toThrow('Minified Redux error #9')
    },
})

claims('api/store#replacereducer-throws', {
  'an error of the new reducer passes, and that reducer stays in place': () => {
    const store = createStore(count)
    expect(() => store.replaceReducer(fails)).toThrow('broken')
    expect(() => store.dispatch({ type: 'any' })).toThrow('broken')
  },
  'an error of a listener passes, and the new reducer stays in place': () => {
    const store = createStore(count)
    const unsubscribe = store.subscribe(fails)
    expect(() => store.replaceReducer(() => 7)).toThrow('broken')
    unsubscribe()
    expect(store.getState()).toBe(7)
  },
  'inside a reducer it replaces the reducer, and then throws code 9': () => {
    const store = createStore((state = 0, { type }: { type: string }) => {
      if (type === 'replace') store.replaceReducer(() => 7)
      return state
    })
    expect(() => store.dispatch({ type: 'replace' })).toThrow('Reducers may not dispatch actions.')
    store.dispatch({ type: 'any' })
    expect(store.getState()).toBe(7)
  },
})

claims('api/combinereducers#rules', {
  'nothing reports a reducer that returns a new object for every action': () => {
    const error = vi.spyOn(console, 'error')
    const store = createStore(combineReducers({ count, new: () => ({}) }))
    const before = store.getState()
    store.dispatch({ type: 'any' })
    expect(store.getState()).not.toBe(before)
    expect(error).not.toHaveBeenCalled()
  },
})

claims('api/combinereducers#throws', {
  'a reducer without an initial state makes every call throw, one that returned undefined only that call':
    () => {
      const without = combineReducers({ list: (state: unknown) => state })
      expect(() => without({ list: 1 }, { type: 'any' })).toThrow('during initialization')
      const forgets = combineReducers({
        list: (state = 1, { type }: { type: string }) => (type === 'forget' ? undefined : state),
      })
      expect(() => forgets({ list: 1 } as never, { type: 'forget' })).toThrow('returned undefined')
      expect(forgets({ list: 1 } as never, { type: 'any' })).toEqual({ list: 1 })
    },
})

claims('usage/structuring-reducers/initializing-state#combined-reducers', {
  'null for a nested combined reducer throws a TypeError': async () => {
    const root = combineReducers({ nested: combineReducers({ count }) })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const create = () => createStore(root, { nested: null } as never)
    expect(create).toThrow(TypeError)
    await expect(inProduction(create)).rejects.toThrow(TypeError)
  },
})

claims('introduction/core-concepts#reducers', {
  'combineReducers throws if a reducer forgets its default': () => {
    const forgets = (state = 0, { type }: { type: string }) =>
      type === 'up' ? state + 1 : undefined
    expect(() => createStore(combineReducers({ forgets: forgets as never }))).toThrow(
      'returned undefined during initialization',
    )
  },
})

claims('errors#warnings-of-redux', {
  'an unexpected key is reported for preloaded state, and not when its reducer is replaced': () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = createStore(combineReducers({ count, old: count }))
    store.replaceReducer(combineReducers({ count }) as never)
    expect(error).not.toHaveBeenCalled()
    createStore(combineReducers({ count }), { count: 1, old: 2 } as never)
    expect(String(error.mock.calls[0]?.[0])).toContain('Unexpected key "old"')
  },
})

/** A middleware that notes when each of its three functions runs. */
const noting =
  (log: string[], name: string): Middleware =>
  () => {
    log.push(`${name} 1`)
    return (next) => {
      log.push(`${name} 2`)
      return (action) => {
        log.push(`${name} 3`)
        return next(action)
      }
    }
  }

claims('api/applymiddleware#middleware-type', {
  'the first functions run in order, then the second ones from the last to the first': () => {
    const log: string[] = []
    const store = createStore(count, applyMiddleware(noting(log, 'a'), noting(log, 'b')))
    expect(log).toEqual(['a 1', 'b 1', 'b 2', 'a 2'])
    log.length = 0
    store.dispatch({ type: 'up' })
    expect(log).toEqual(['a 3', 'b 3'])
  },
})

claims('api/applymiddleware#throws', {
  'creating the store throws a TypeError for no function, and for one that returns none': () => {
    for (const wrong of [undefined, {}, () => undefined])
      expect(() => createStore(count, applyMiddleware(wrong as never))).toThrow(TypeError)
  },
  'if the second function returns no function, the dispatch throws': () => {
    const store = createStore(count, applyMiddleware((() => () => undefined) as never))
    expect(() => store.dispatch({ type: 'up' })).toThrow(TypeError)
  },
})

claims('understanding/history-and-design/middleware#mistakes', {
  'passing the same action to store.dispatch ends with a RangeError': () => {
    const again: Middleware = (store) => () => (action) => store.dispatch(action as never)
    const store = createStore(count, applyMiddleware(again))
    expect(() => store.dispatch({ type: 'up' })).toThrow(RangeError)
  },
})

const enhancer: StoreEnhancer = (next) => next

claims('tutorials/fundamentals/part-4-store#compose', {
  'two enhancers throw, and after a preloaded state the second is ignored': () => {
    const create = createStore as (...args: unknown[]) => unknown
    const second = vi.fn(enhancer)
    expect(() => create(count, enhancer, second)).toThrow('several store enhancers')
    create(count, 0, enhancer, second)
    expect(second).not.toHaveBeenCalled()
  },
})

claims('tutorials/fundamentals/part-4-store#creating-a-store-with-enhancers', {
  'an enhancer misses the action that createStore dispatches': () => {
    const heard: string[] = []
    const rings: StoreEnhancer = (next) => (reducer, state) => {
      const store = next(reducer, state)
      const dispatch = ((action: { type: string }) => {
        heard.push(action.type)
        return store.dispatch(action as never)
      }) as typeof store.dispatch
      return { ...store, dispatch }
    }
    createStore(count, rings).dispatch({ type: 'up' })
    expect(heard).toEqual(['up'])
  },
})

claims('tutorials/fundamentals/part-6-async-logic#using-the-redux-thunk-middleware', {
  'the error of a function names its type, and in production only its number': async () => {
    const dispatch = () => createStore(count).dispatch((() => {}) as never)
    expect(dispatch).toThrow("the actual type was: 'function'")
    await expect(inProduction(dispatch)).rejects.toThrow('Minified Redux error #7')
  },
})

claims('faq/design-decisions#no-classes', {
  'the store refuses a class instance as an action, and accepts a Date in one': () => {
    class Up {
      type = 'up'
    }
    const store = createStore(count)
    expect(() => store.dispatch(new Up())).toThrow('Actions must be plain objects')
    expect(store.dispatch({ type: 'up', at: new Date() } as { type: 'up' })).toBeDefined()
  },
})

claims('errors#core', {
  'a symbol as a type throws a TypeError in development, and is code 17 in production':
    async () => {
      const dispatch = () => createStore(count).dispatch({ type: Symbol('up') } as never)
      expect(dispatch).toThrow('Cannot convert a Symbol value to a string')
      await expect(inProduction(dispatch)).rejects.toThrow('Minified Redux error #17')
    },
})

claims('api/utils#isaction', {
  'a revoked proxy makes isAction and isPlainObject throw, a type that throws only isAction':
    () => {
      const { proxy, revoke } = Proxy.revocable({}, {})
      revoke()
      expect(() => isAction(proxy)).toThrow(TypeError)
      expect(() => isPlainObject(proxy)).toThrow(TypeError)
      const throwing = Object.defineProperty({}, 'type', { get: fails })
      expect(() => isAction(throwing)).toThrow('broken')
      expect(isPlainObject(throwing)).toBe(true)
    },
})

claims('redux-toolkit/overview#store', {
  'getDefaultMiddleware and getDefaultEnhancers are arguments, and not exported': () => {
    expect(Object.keys(toolkit)).not.toContain('getDefaultMiddleware')
    expect(Object.keys(toolkit)).not.toContain('getDefaultEnhancers')
  },
  'the createDynamicMiddleware of the React version also makes hooks': async () => {
    const react = await import('@reduxjs/toolkit/react')
    const dynamic = react.createDynamicMiddleware()
    expect(typeof dynamic.createDispatchWithMiddlewareHook).toBe('function')
    expect(Object.keys(toolkit.createDynamicMiddleware())).not.toContain(
      'createDispatchWithMiddlewareHook',
    )
  },
})

claims('usage/troubleshooting#reducer-not-reached', {
  'of two slices with one name, combineSlices keeps the later': () => {
    const slice = (initialState: string) =>
      createSlice({ name: 'birds', initialState, reducers: {} })
    expect(combineSlices(slice('first'), slice('second'))(undefined, { type: 'any' })).toEqual({
      birds: 'second',
    })
  },
  'equal action types change both slices': () => {
    const slice = () =>
      createSlice({ name: 'birds', initialState: 0, reducers: { seen: (state) => state + 1 } })
    const [one, other] = [slice(), slice()]
    const root = combineReducers({ one: one.reducer, other: other.reducer })
    expect(root(undefined, one.actions.seen())).toEqual({ one: 1, other: 1 })
  },
})

claims('faq/organizing-state#non-serializable', {
  'ignoredActionPaths replaces the defaults meta.arg and meta.baseQueryMeta': () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const dispatch = (serializableCheck: object) => {
      const store = configureStore({
        reducer: count,
        middleware: (get) => get({ serializableCheck }),
      })
      store.dispatch({ type: 'up', meta: { arg: new Date(), baseQueryMeta: new Date() } } as never)
    }
    dispatch({})
    expect(error).not.toHaveBeenCalled()
    dispatch({ ignoredActionPaths: ['meta.arg.file'] })
    expect(error).toHaveBeenCalled()
  },
})

claims('introduction/why-rtk-is-redux-today#from-rtk-1', {
  'an array for enhancers throws in development, and is ignored in production': async () => {
    const called = vi.fn(enhancer)
    const create = () => configureStore({ reducer: count, enhancers: [called] as never })
    expect(create).toThrow('`enhancers` field must be a callback')
    expect((await inProduction(create)).getState()).toBe(0)
    expect(called).not.toHaveBeenCalled()
  },
})

claims('faq/actions#type-is-a-string', {
  'a type is never === its creator': () => {
    const added = createAction('lineAdded')
    const is = (value: unknown) => added().type === value
    expect([is(added), is(added.type)]).toEqual([false, true])
    expect(String(added)).toBe('lineAdded')
  },
})
