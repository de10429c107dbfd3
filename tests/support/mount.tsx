import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import type { Store } from 'redux'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders below a Provider with a store. */
export async function mount(store: Store, node: ReactNode, isStrict = false) {
  const element = document.createElement('div')
  const errors: string[] = []
  const note = (error: unknown) => errors.push(String(error))
  const root = createRoot(element, { onUncaughtError: note, onCaughtError: () => {} })
  const render = (next: ReactNode) => {
    const app = <Provider store={store}>{next}</Provider>
    return act(async () => root.render(isStrict ? <StrictMode>{app}</StrictMode> : app))
  }
  await render(node)
  return { element, errors, render, unmount: () => act(async () => root.unmount()) }
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
