import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { legacy_createStore, type Store } from 'redux'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders into an element that isn't in the document, and collects uncaught errors. */
export async function mountRoot(node: ReactNode) {
  const element = document.createElement('div')
  const errors: string[] = []
  const root = createRoot(element, {
    onUncaughtError: (error) => errors.push(String(error)),
    onCaughtError: () => {},
  })
  const render = (next: ReactNode) => act(async () => root.render(next))
  await render(node)
  return { element, errors, render, unmount: () => act(async () => root.unmount()) }
}

/** The same below a Provider with a store. */
export async function mount(store: Store, node: ReactNode, isStrict = false) {
  const below = (next: ReactNode) => {
    const app = <Provider store={store}>{next}</Provider>
    return isStrict ? <StrictMode>{app}</StrictMode> : app
  }
  const { render, ...root } = await mountRoot(below(node))
  return { ...root, render: (next: ReactNode) => render(below(next)) }
}

/** A store without middleware whose fields a test sets. */
export function makePatchStore<State extends object>(initialState: State) {
  type Action = { type: string; patch?: Partial<State> }
  const store = legacy_createStore((state: State = initialState, action: Action) =>
    action.patch ? { ...state, ...action.patch } : state,
  )
  const patch = (patch: Partial<State>) =>
    act(async () => void store.dispatch({ type: 'patched', patch }))
  return { store, patch }
}

/** A component that calls a hook, and what it returned last and on each render. */
export function probe<Args extends object, Result>(useHook: (args: Args) => Result) {
  const seen: Result[] = []
  function Probe(args: Args) {
    seen.push(useHook(args))
    return null
  }
  const last = () => {
    const result = seen.at(-1)
    if (!result) throw new Error('The component has not rendered')
    return result
  }
  return { Probe, seen, last }
}
