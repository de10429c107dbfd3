/** What pages say of Reselect. */
import { createSelector, createSelectorCreator, lruMemoize } from 'reselect'
import { expect, vi } from 'vitest'
import { claims, inProduction } from '../support/claims.ts'

type State = { birds: string[]; other?: number }
const birdsOf = (state: State) => state.birds
const quiet = { devModeChecks: { inputStabilityCheck: 'never' } } as const
const startingWith = () =>
  createSelector(
    [birdsOf, (_: State, start: string) => start],
    (birds, start) => birds.filter((bird) => bird.startsWith(start)),
    quiet,
  )
const state: State = { birds: ['wren', 'owl'] }

claims('usage/deriving-data-selectors#createselector', {
  'the output runs once for the same state': () => {
    const select = startingWith()
    expect(select(state, 'w')).toBe(select(state, 'w'))
    expect(select.recomputations()).toBe(1)
  },
  'the output does not run when another part of the state changes': () => {
    const select = startingWith()
    const first = select(state, 'w')
    expect(select({ ...state, other: 1 }, 'w')).toBe(first)
    expect(select.recomputations()).toBe(1)
  },
  'the output runs again when an input changes, even to equal contents': () => {
    const select = startingWith()
    const first = select(state, 'w')
    expect(select({ birds: [...state.birds] }, 'w')).not.toBe(first)
  },
  'input selectors must be functions when createSelector is called': () => {
    expect(() => createSelector([undefined as never], () => 1)).toThrow(
      'createSelector expects all input-selectors to be functions',
    )
  },
})

claims('usage/deriving-data-selectors#cache-size', {
  'by default a selector keeps results for all arguments': () => {
    const select = startingWith()
    const [w, o] = [select(state, 'w'), select(state, 'o')]
    expect([select(state, 'w'), select(state, 'o')]).toEqual([w, o])
    expect(select.recomputations()).toBe(2)
  },
  'lruMemoize keeps the last result by default': () => {
    const select = createSelector(
      [birdsOf, (_: State, start: string) => start],
      (birds, start) => birds.filter((bird) => bird.startsWith(start)),
      { ...quiet, memoize: lruMemoize, argsMemoize: lruMemoize },
    )
    select(state, 'w')
    select(state, 'o')
    select(state, 'w')
    expect(select.recomputations()).toBe(3)
  },
  'more than 1,000 different primitives give a warning, once': () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const select = startingWith()
    for (let index = 0; index < 1000; index++) select(state, String(index))
    expect(warn).not.toHaveBeenCalled()
    for (let index = 1000; index < 1100; index++) select(state, String(index))
    const texts = warn.mock.calls.map(([text]) => String(text))
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toContain('has seen over 1001 distinct values')
  },
})

claims('usage/deriving-data-selectors#development-checks', {
  'an input selector that makes a new array gives a warning on the first call only': () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const select = createSelector([(s: State) => s.birds.map((bird) => bird)], (b) => b.length)
    select(state)
    select({ birds: ['kite'] })
    expect(warn.mock.calls.map(([text]) => String(text).split('\n')[0])).toEqual([
      'An input selector returned a different result when passed same arguments.',
    ])
  },
  'an output that returns its input gives a warning': () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    createSelector([birdsOf], (birds) => birds)(state)
    expect(String(warn.mock.calls[0]?.[0])).toContain('returned its own inputs')
  },
  'production has none of them': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await inProduction(() => createSelector([birdsOf], (birds) => birds)(state))
    expect(warn).not.toHaveBeenCalled()
  },
})

claims('redux-toolkit/api/createselector#errors', {
  'without an array, the last input selector is the output function; in an array it throws': () => {
    const loose = createSelector as unknown as (...args: unknown[]) => (state: State) => unknown
    expect(loose(birdsOf, (birds: string[]) => birds.length)(state)).toBe(2)
    expect(() => loose([birdsOf])).toThrow('expects an output function after the inputs')
  },
})

claims('redux-toolkit/api/createselector#returns', {
  'lastResult is not changed by a call that finds its arguments in the cache': () => {
    const select = startingWith()
    select(state, 'w')
    select(state, 'o')
    select(state, 'w')
    expect(select.lastResult()).toEqual(['owl'])
  },
  'recomputations leaves out the calls of the checks': () => {
    const input = vi.fn(birdsOf)
    const select = createSelector([input], (birds) => birds.length)
    select(state)
    expect([input.mock.calls.length, select.dependencyRecomputations()]).toEqual([2, 1])
    expect(select.recomputations()).toBe(1)
  },
})

claims('redux-toolkit/api/createselector#createselectorcreator', {
  'memoizeOptions of a selector replace all of the default memoizeOptions': () => {
    const equalityCheck = vi.fn(Object.is)
    const create = createSelectorCreator({
      memoize: lruMemoize,
      memoizeOptions: { equalityCheck, maxSize: 2 },
    })
    const select = create([birdsOf], (birds) => birds.length, {
      ...quiet,
      memoizeOptions: { maxSize: 3 },
    })
    select(state)
    select({ birds: [] })
    expect(equalityCheck).not.toHaveBeenCalled()
  },
})

claims('tutorials/fundamentals/part-7-standard-patterns#several-inputs', {
  'input selectors do not run again for a state that the selector has seen': () => {
    const input = vi.fn(birdsOf)
    const select = createSelector([input], (birds) => birds.length)
    select(state)
    const { length } = input.mock.calls
    select(state)
    expect(input).toHaveBeenCalledTimes(length)
  },
})

claims('usage/deriving-data-selectors#cache-size', {
  'maxSize in memoizeOptions alone leaves the cache of arguments without a limit': () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const ask = (options: object) => {
      const select = createSelector(
        [birdsOf, (_: State, start: string) => start],
        (_, start) => start,
        { ...quiet, ...options },
      )
      for (let index = 0; index < 1100; index++) select(state, String(index))
      const { length } = warn.mock.calls
      warn.mockClear()
      return length > 0
    }
    const memoizeOptions = { maxSize: 100 }
    expect(ask({ memoizeOptions })).toBe(true)
    expect(ask({ memoizeOptions, argsMemoizeOptions: memoizeOptions })).toBe(false)
  },
})

claims('usage/migrations/migrating-rtk-2#reselect', {
  'without lruMemoize, an equalityCheck is ignored without a message': () => {
    const warn = vi.spyOn(console, 'warn')
    const equalityCheck = vi.fn(() => true)
    const options = { memoizeOptions: { equalityCheck } as object }
    const select = createSelector([birdsOf], (birds) => birds.length, options)
    select(state)
    expect(select({ birds: [] })).toBe(0)
    expect(equalityCheck).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  },
})

claims('errors#reselect', {
  'a selector whose input makes a new array computes again for other arguments alone': () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const select = createSelector([(s: State) => s.birds.map((bird) => bird)], (b) => b.length)
    for (const asked of [state, state, { ...state }, state]) select(asked)
    expect(select.recomputations()).toBe(2)
  },
})
