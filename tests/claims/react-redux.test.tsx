// @vitest-environment happy-dom
/** What pages say of rendering with React-Redux. */
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { act, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { beforeEach, expect, vi } from 'vitest'
import { claims } from '../support/claims.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

interface Bird {
  id: number
  name: string
}
interface State {
  count: number
  birds: Bird[]
  items?: Bird[]
}
const initialState: State = {
  count: 0,
  birds: [1, 2, 3, 4].map((id) => ({ id, name: `Bird ${id}` })),
}
const slice = createSlice({
  name: 'app',
  initialState,
  reducers: {
    copied: (state) => ({ ...state }),
    counted(state) {
      state.count += 1
    },
    renamed(state, action: PayloadAction<number>) {
      const bird = state.birds.find(({ id }) => id === action.payload)
      if (bird) bird.name += '!'
    },
    itemsLoaded(state) {
      state.items = []
    },
  },
})
const { copied, counted, renamed, itemsLoaded } = slice.actions

let renders: { [component: string]: number } = {}
const rendered = (component: string) => {
  renders[component] = (renders[component] ?? 0) + 1
}
beforeEach(() => {
  renders = {}
})

async function show(node: React.ReactNode, strict = false) {
  const actions: string[] = []
  const store = configureStore({
    reducer: (state: State | undefined, action) => {
      actions.push(action.type)
      return slice.reducer(state, action)
    },
  })
  actions.length = 0
  const root = createRoot(document.createElement('div'))
  const app = <Provider store={store}>{node}</Provider>
  await act(async () => root.render(strict ? <StrictMode>{app}</StrictMode> : app))
  const dispatch = (action: { type: string }) => act(async () => void store.dispatch(action))
  return { store, actions, dispatch }
}

const selectCount = vi.fn((state: State) => state.count)

function Count() {
  rendered('Count')
  return <p>{useSelector(selectCount)}</p>
}

function BirdName({ bird }: { bird: Bird }) {
  rendered('BirdName')
  return <li>{bird.name}</li>
}

function Birds() {
  rendered('Birds')
  const birds = useSelector((state: State) => state.birds)
  return birds.map((bird) => <BirdName key={bird.id} bird={bird} />)
}

function BirdById({ id }: { id: number }) {
  rendered('BirdById')
  const name = useSelector((state: State) => state.birds.find((bird) => bird.id === id)?.name)
  return <li>{name}</li>
}

const ids = [1, 2, 3, 4]

claims('tutorials/essentials/part-6-performance-normalization#why-it-renders', {
  'a copied root re-renders no component that selects a primitive': async () => {
    const { dispatch } = await show(<Count />)
    await dispatch(copied())
    expect(renders.Count).toBe(1)
  },
  'a component re-renders when the selected value is not === to the one before': async () => {
    const { dispatch } = await show(<Count />)
    await dispatch(counted())
    expect(renders.Count).toBe(2)
  },
  'a component re-renders with its parent, whatever it selects': async () => {
    function Parent() {
      useSelector((state: State) => state.birds)
      return <Count />
    }
    const { dispatch } = await show(<Parent />)
    await dispatch(renamed(1))
    expect(renders.Count).toBe(2)
  },
  'a selector that is written in the component runs on each render': async () => {
    const select = vi.fn((state: State) => state.count)
    function Inline() {
      return <p>{useSelector((state: State) => select(state))}</p>
    }
    let renderAgain = () => {}
    function Parent() {
      const [, setCount] = useState(0)
      renderAgain = () => setCount((count) => count + 1)
      return <Inline />
    }
    await show(<Parent />)
    const runs = select.mock.calls.length
    await act(async () => renderAgain())
    expect(select.mock.calls.length).toBeGreaterThan(runs)
  },
})

claims('tutorials/essentials/part-6-performance-normalization#list-rendering', {
  'a list that maps over items re-renders all of them when one is replaced': async () => {
    const { dispatch } = await show(<Birds />)
    await dispatch(renamed(1))
    expect(renders).toEqual({ Birds: 2, BirdName: 8 })
  },
  'items that select their own data by id re-render alone': async () => {
    const { dispatch } = await show(ids.map((id) => <BirdById key={id} id={id} />))
    await dispatch(renamed(1))
    expect(renders).toEqual({ BirdById: 5 })
  },
})

claims('tutorials/essentials/part-6-performance-normalization#when-to-memoize', {
  '?? [] makes a new array only while the value is missing': async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    function Items() {
      rendered('Items')
      return <p>{useSelector((state: State) => state.items ?? []).length}</p>
    }
    const { dispatch } = await show(<Items />)
    await dispatch(counted())
    expect(renders.Items).toBe(2)
    await dispatch(itemsLoaded())
    expect(renders.Items).toBe(3)
    await dispatch(counted())
    expect(renders.Items).toBe(3)
  },
})

claims('faq/react-redux#dev-warnings', {
  'a selector that returns a new reference gives one warning': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    function New() {
      return <p>{useSelector((state: State) => [state.count]).length}</p>
    }
    const { dispatch } = await show(<New />)
    await dispatch(counted())
    await dispatch(counted())
    const texts = warn.mock.calls.map(([text]) => String(text))
    expect(texts.filter((text) => text.includes('returned a different result'))).toHaveLength(1)
  },
  'a selector that returns the root state gives a warning': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    function Root() {
      return <p>{useSelector((state: State) => state).count}</p>
    }
    await show(<Root />)
    expect(String(warn.mock.calls[0]?.[0])).toContain('returned the root state')
  },
})

function Starts() {
  const dispatch = useDispatch()
  useEffect(() => void dispatch({ type: 'started' }), [dispatch])
  return null
}

claims('usage/troubleshooting#async', {
  'an effect dispatches once on mount, and twice in StrictMode': async () => {
    expect((await show(<Starts />)).actions).toEqual(['started'])
    expect((await show(<Starts />, true)).actions).toEqual(['started', 'started'])
  },
})

claims('usage/troubleshooting#messages-react-redux', {
  'without a Provider a hook throws': async () => {
    const root = createRoot(document.createElement('div'), { onUncaughtError: () => {} })
    await expect(act(async () => root.render(<Count />))).rejects.toThrow(
      'could not find react-redux context value',
    )
  },
})

claims('faq/react-redux#no-dispatch-prop', {
  'useDispatch returns the dispatch of the store': async () => {
    let found: unknown
    function Finds() {
      found = useDispatch()
      return null
    }
    const { store } = await show(<Finds />)
    expect(found).toBe(store.dispatch)
  },
})
