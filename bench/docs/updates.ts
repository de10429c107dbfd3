/** The times that /faq/performance names: updates of one item, and an action that no slice handles. */
import { performance } from 'node:perf_hooks'

process.env.NODE_ENV = 'production'
const { combineReducers, createEntityAdapter, createSlice } = await import('@reduxjs/toolkit')

const rounds = 101
const adapter = createEntityAdapter<{ id: string; count: number }>()

console.log(`Median of ${rounds} in production builds, Node ${process.version}`)

for (const size of [100, 1_000, 10_000]) {
  const items = Array.from({ length: size }, (_, index) => ({ id: `item-${index}`, count: 0 }))
  const slice = createSlice({
    name: 'items',
    initialState: adapter.getInitialState(undefined, items),
    reducers: { updated: adapter.updateOne },
  })
  let state = slice.getInitialState()
  const time = medianOf((count) => {
    const action = slice.actions.updated({ id: 'item-5', changes: { count: count + 1 } })
    state = slice.reducer(state, action)
  })
  console.log(`updateOne among ${size} items: ${time} ms`)
}

for (const size of [10, 100, 500]) {
  const slices = Array.from({ length: size }, (_, index) =>
    createSlice({ name: `slice${index}`, initialState: 0, reducers: { added: (n) => n + 1 } }),
  )
  const root = combineReducers(
    Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer])),
  )
  let state = root(undefined, { type: 'first' })
  const time = medianOf(() => {
    state = root(state, { type: 'unknown' })
  })
  console.log(`An action that none of ${size} slices handles: ${time} ms`)
}

function medianOf(work: (round: number) => void): string {
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    work(round)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  return (times[rounds >> 1] ?? 0).toFixed(2)
}
