import { configureStore, createAction, createReducer, createSelector } from '@reduxjs/toolkit'
import * as redux from 'redux'
import { afterEach, expect, test } from 'vitest'
import { maxSteps } from '../recording.ts'
import { createRecording } from './record.ts'

const added = createAction<number>('added')
const counter = createReducer(0, (builder) =>
  builder.addCase(added, (count, { payload }) => count + payload),
)

let location = { file: '', line: 0, name: '' }

function record() {
  const { recording, watch } = createRecording(() => location)
  const packages = new Map<string, { [name: string]: unknown }>([
    ['redux', { ...redux }],
    ['@reduxjs/toolkit', { ...redux, createSelector }],
  ])
  watch(packages)
  // Redux Toolkit looks for the hook when it's loaded; in tests, it was loaded before.
  const compose = Reflect.get(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__')
  const createStore = packages.get('redux')?.createStore as typeof redux.legacy_createStore
  return { recording, packages, createStore, compose }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__')
  location = { file: '', line: 0, name: '' }
})

test('Each action is noted with its line and the state before and after', () => {
  const { recording, createStore } = record()
  const store = createStore(counter)
  location.line = 3
  store.dispatch(added(2))
  location = { file: 'b.ts', line: 7, name: '' }
  store.dispatch(added(3))
  const [recorded] = recording.stores
  expect(recorded?.initial).toBe(0)
  expect(recorded?.steps).toEqual([
    { action: added(2), before: 0, after: 2, location: { file: '', line: 3 }, error: null },
    { action: added(3), before: 2, after: 5, location: { file: 'b.ts', line: 7 }, error: null },
  ])
})

test('The actions of a request come from the line that began it', () => {
  const { recording, createStore } = record()
  const store = createStore(counter)
  location.line = 3
  store.dispatch({ type: 'pending', meta: { requestId: 'r' } })
  location.line = 0
  store.dispatch({ type: 'fulfilled', meta: { requestId: 'r' } })
  expect(recording.stores[0]?.steps.map((step) => step.location.line)).toEqual([3, 3])
})

test('Actions that subscribers dispatch come after those that they heard of', () => {
  const { recording, createStore } = record()
  const store = createStore(counter)
  store.subscribe(() => {
    if (store.getState() === 1) store.dispatch(added(10))
  })
  store.dispatch(added(1))
  expect(recording.stores[0]?.steps.map(({ after }) => after)).toEqual([1, 11])
})

test('A jump shows an earlier state, and the next action follows on the newest', () => {
  const { recording, createStore } = record()
  const store = createStore(counter)
  store.dispatch(added(1))
  store.dispatch(added(2))
  const [recorded] = recording.stores
  if (!recorded) throw new Error('There is no store.')
  let heard = 0
  store.subscribe(() => heard++)
  recorded.at = 1
  recorded.jump(1)
  expect([store.getState(), heard, recorded.steps.length]).toEqual([1, 1, 2])
  store.dispatch(added(4))
  expect([store.getState(), recorded.at, recorded.steps.length]).toEqual([7, null, 3])
})

test('While paused, actions go on and are not noted', () => {
  const { recording, createStore } = record()
  const store = createStore(counter)
  const [recorded] = recording.stores
  if (!recorded) throw new Error('There is no store.')
  recorded.isPaused = true
  store.dispatch(added(1))
  recorded.isPaused = false
  store.dispatch(added(1))
  expect(recorded.steps).toMatchObject([{ before: 1, after: 2 }])
})

test('A store that dispatches for long keeps what is newest', () => {
  const { recording, createStore } = record()
  const store = createStore(counter)
  for (let index = 0; index < maxSteps + 5; index++) store.dispatch(added(1))
  const [recorded] = recording.stores
  expect([recorded?.steps.length, recorded?.dropped]).toEqual([maxSteps, 5])
})

test('What a reducer throws is noted and thrown', () => {
  const { recording, createStore } = record()
  const store = createStore((state: number | undefined, { type }: { type: string }) => {
    if (type === 'bad') throw new Error('No')
    return state ?? 0
  })
  expect(() => store.dispatch({ type: 'bad' })).toThrow('No')
  expect(recording.stores[0]?.steps).toMatchObject([{ error: 'Error: No', before: 0, after: 0 }])
})

test('Mistakes are told as without a recording', () => {
  const { createStore } = record()
  const nothing = undefined as never
  expect(() => createStore(nothing)).toThrow('Expected the root reducer to be a function')
  expect(() => createStore(counter, 1, 1 as never)).toThrow(
    'Expected the enhancer to be a function',
  )
  const enhancer: redux.StoreEnhancer = (next) => next
  expect(() => createStore(counter, enhancer as never, enhancer)).toThrow('several store enhancers')
  const store = createStore(counter)
  expect(() => store.replaceReducer(nothing)).toThrow('Expected the nextReducer to be a function')
  expect(() => store.dispatch(nothing)).toThrow('Actions must be plain objects')
})

test('Enhancers and middleware of the sample are kept, and hand-made actions go through them', () => {
  const { recording, createStore, compose } = record()
  const seen: unknown[] = []
  const middleware: redux.Middleware = () => (next) => (action) => {
    seen.push(action)
    return next(action)
  }
  createStore(counter, redux.applyMiddleware(middleware))
  recording.stores[0]?.dispatch(added(1))
  expect(seen).toEqual([added(1)])
  const named = compose({ name: 'Cart' })(redux.applyMiddleware(middleware))
  redux.legacy_createStore(counter, named)
  expect(recording.stores.map(({ name }) => name)).toEqual(['Store 1', 'Cart'])
})

test('Wrapped functions are the same in all packages, and selectors are counted', () => {
  const { recording, packages } = record()
  const [first, second] = [...packages.values()]
  expect(first?.createStore).toBe(second?.createStore)
  expect(first?.legacy_createStore).not.toBe(redux.legacy_createStore)
  location = { file: '', line: 4, name: 'selectDouble' }
  const create = second?.createSelector as typeof createSelector
  const select = create([(count: number) => count], (count) => count * 2)
  select(1)
  select(1)
  select(2)
  const [recorded] = recording.selectors
  expect(recorded).toMatchObject({ name: 'selectDouble', location: { file: '', line: 4 } })
  expect(recorded?.selector.recomputations?.()).toBe(2)
})

test('A store of Redux Toolkit without the recording is what it was', () => {
  expect(configureStore({ reducer: counter }).getState()).toBe(0)
})
