// @vitest-environment happy-dom
/** What the reference pages of React-Redux say that none of their samples shows. */
import { act, Component, createContext, createRef, Suspense, startTransition, use } from 'react'
import { renderToString } from 'react-dom/server'
import {
  connect,
  Provider,
  ReactReduxContext,
  type ReactReduxContextValue,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux'
import { beforeEach, expect, vi } from 'vitest'
import { claims, inProduction } from '../support/claims.ts'
import { makePatchStore, mountRoot } from '../support/mount.tsx'

interface State {
  count: number
  note: string
  rows: { [id: string]: { name: string } }
}
const initialState: State = { count: 0, note: '', rows: { a: { name: 'A' }, b: { name: 'B' } } }

const makeStore = () => makePatchStore(initialState)

let log: string[] = []
beforeEach(() => {
  log = []
})

const selectCount = (state: State) => state.count

function Count() {
  log.push('Count')
  return useSelector(selectCount)
}

claims('react-redux/api/provider#props', {
  'adds no element to the page': async () => {
    const { element } = await mountRoot(<Provider store={makeStore().store} children={<Count />} />)
    expect(element.innerHTML).toBe('0')
  },
})

claims('react-redux/api/provider#what-it-does', {
  'unsubscribes when it unmounts, and the store stays as it is': async () => {
    const { store } = makeStore()
    const stop = vi.fn()
    const spied = {
      ...store,
      subscribe: (listener: () => void) => {
        const unsubscribe = store.subscribe(listener)
        return () => {
          stop()
          unsubscribe()
        }
      },
    }
    const { unmount } = await mountRoot(<Provider store={spied} children={<Count />} />)
    const state = store.getState()
    await unmount()
    expect(stop).toHaveBeenCalledTimes(1)
    expect(store.getState()).toBe(state)
  },
  'the value in its context stays the same object': async () => {
    const { store, patch } = makeStore()
    const values = new Set<unknown>()
    function Reads() {
      useSelector(selectCount)
      return (
        <ReactReduxContext.Consumer>
          {(value) => {
            values.add(value)
            return null
          }}
        </ReactReduxContext.Consumer>
      )
    }
    await mountRoot(<Provider store={store} children={<Reads />} />)
    await patch({ count: 1 })
    expect(values.size).toBe(1)
  },
})

claims('react-redux/api/provider#another-store', {
  'components keep their own React state': async () => {
    class Keeps extends Component {
      override state = { id: Math.random() }
      override render() {
        return <p>{this.state.id}</p>
      }
    }
    const show = (store: ReturnType<typeof makeStore>['store']) => (
      <Provider store={store}>
        <Keeps />
      </Provider>
    )
    const { element, render } = await mountRoot(show(makeStore().store))
    const before = element.textContent
    await render(show(makeStore().store))
    expect(element.textContent).toBe(before)
  },
})

claims('react-redux/api/provider#server-state', {
  'components on the server render with serverState': () => {
    const html = renderToString(
      <Provider
        store={makeStore().store}
        serverState={{ ...initialState, count: 7 }}
        children={<Count />}
      />,
    )
    expect(html).toBe('7')
  },
})

claims('react-redux/api/provider#throws', {
  'without a store, JavaScript throws a TypeError': async () => {
    const withoutStore = { children: null } as unknown as Parameters<typeof Provider>[0]
    expect(() => renderToString(<Provider {...withoutStore} />)).toThrow(TypeError)
  },
})

claims('react-redux/api/provider#pitfalls', {
  'a check that changes later has no effect until the store is another': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const Keys = () => <p>{useSelector((state: State) => Object.keys(state.rows)).length}</p>
    const { store } = makeStore()
    const show = (key: string, checks: 'never' | 'always', used = store) => (
      <Provider store={used} stabilityCheck={checks}>
        <Keys key={key} />
      </Provider>
    )
    const { render } = await mountRoot(show('a', 'never'))
    await render(show('b', 'always'))
    expect(warn).not.toHaveBeenCalled()
    await render(show('c', 'always', makeStore().store))
    expect(warn).toHaveBeenCalled()
  },
  'a new serverState re-renders everything that uses the store': async () => {
    const { store } = makeStore()
    const child = <Count />
    const show = () => <Provider store={store} serverState={{ ...initialState }} children={child} />
    const { render } = await mountRoot(show())
    expect(log).toEqual(['Count'])
    await render(show())
    expect(log).toEqual(['Count', 'Count'])
  },
})

claims('react-redux/api/hooks#usedispatch-errors', {
  'useDispatch and useStore throw without a Provider, in production too': async () => {
    const hooks = [() => useDispatch(), () => useStore()]
    for (const hook of hooks) {
      const Lost = () => {
        hook()
        return null
      }
      expect(() => renderToString(<Lost />)).toThrow('could not find react-redux context value')
      await inProduction(() => expect(() => renderToString(<Lost />)).toThrow(TypeError))
    }
  },
})

claims('react-redux/api/hooks#equality', {
  'the function receives the previous value and the new value': async () => {
    const { store, patch } = makeStore()
    const pairs: string[] = []
    const equal = (a: number, b: number) => {
      pairs.push(`${a} ${b}`)
      return a === b
    }
    const Compares = () => <p>{useSelector(selectCount, equal)}</p>
    await mountRoot(<Provider store={store} stabilityCheck="never" children={<Compares />} />)
    pairs.length = 0
    await patch({ count: 1 })
    expect(new Set(pairs)).toEqual(new Set(['0 1']))
  },
})

claims('react-redux/api/hooks#development-checks', {
  'the stability check uses the equality function': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const Keys = () =>
      useSelector(
        (state: State) => Object.keys(state.rows),
        (a, b) => a.join() === b.join(),
      ).length
    await mountRoot(<Provider store={makeStore().store} children={<Keys />} />)
    expect(warn).not.toHaveBeenCalled()
  },
  'each component instance is checked once': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const Keys = () => useSelector((state: State) => Object.keys(state.rows)).length
    const { store, patch } = makeStore()
    await mountRoot(
      <Provider store={store}>
        <Keys />
        <Keys />
      </Provider>,
    )
    await patch({ count: 1 })
    expect(warn).toHaveBeenCalledTimes(2)
  },
  'what is set in useSelector overrides the Provider': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const Keys = () =>
      useSelector((state: State) => Object.keys(state.rows), {
        devModeChecks: { stabilityCheck: 'never' },
      }).length
    const { store } = makeStore()
    await mountRoot(<Provider store={store} stabilityCheck="always" children={<Keys />} />)
    expect(warn).not.toHaveBeenCalled()
  },
})

const View = (props: object) => {
  log.push(`view ${Object.keys(props).join()}`)
  return null
}
const mapCount = ({ count }: State) => ({ count })

claims('react-redux/api/connect#returns', {
  'static properties are copied, except those of React': () => {
    class Static extends Component<{ table: number }> {
      static defaultProps = { table: 1 }
      static menu = ['soup']
      override render() {
        return null
      }
    }
    const Connected = connect()(Static)
    expect(Connected.menu).toBe(Static.menu)
    expect('defaultProps' in Connected).toBe(false)
    expect(Connected.WrappedComponent).toBe(Static)
    expect((Connected as { displayName?: string }).displayName).toBe('Connect(Static)')
  },
  'the props store and context are passed on, and need not be a store': async () => {
    const Connected = connect(mapCount)(View) as React.ComponentType<{ store?: unknown }>
    const { store } = makeStore()
    await mountRoot(<Connected store={store} />)
    expect(log).toEqual(['view store,count,dispatch'])
    await mountRoot(<Provider store={store} children={<Connected store="corner shop" />} />)
    expect(log).toHaveLength(2)
  },
  'components inside a component with a store prop use the Provider': async () => {
    const { store } = makeStore()
    const other = makeStore()
    await other.patch({ count: 5 })
    const Outer = connect(mapCount)(({ count }: { count: number }) => (
      <>
        {count} <Count />
      </>
    ))
    const outer = <Outer store={other.store} />
    const { element } = await mountRoot(<Provider store={store} children={outer} />)
    expect(element.textContent).toBe('5 0')
  },
})

claims('react-redux/api/connect#throws', {
  'without a Provider it throws in development': () => {
    const Connected = connect(mapCount)(View)
    expect(() => renderToString(<Connected />)).toThrow(
      'Could not find "store" in the context of "Connect(View)"',
    )
  },
})

claims('react-redux/api/connect#mapdispatch', {
  'an object is bound once, and values that are not functions are ignored': async () => {
    const seen: unknown[] = []
    const actions = { patched: () => ({ type: 'patched' }), version: 3 }
    const Connected = connect(
      mapCount,
      actions as object,
    )((props: { patched?: unknown }) => {
      seen.push(props.patched)
      expect(props).not.toHaveProperty('version')
      return null
    })
    const { store, patch } = makeStore()
    await mountRoot(<Provider store={store} children={<Connected />} />)
    await patch({ count: 1 })
    expect(seen).toHaveLength(2)
    expect(seen[0]).toBe(seen[1])
    expect(seen[0]).toBeTypeOf('function')
  },
})

claims('react-redux/api/connect#connect-options', {
  'in React 19 a ref arrives without forwardRef, unless mergeProps drops it': async () => {
    class Field extends Component {
      override render() {
        return null
      }
    }
    const plain = createRef<Field>()
    const merged = createRef<Field>()
    const forwarded = createRef<Field>()
    const drop = (stateProps: object) => stateProps
    const Plain = connect(mapCount)(Field) as unknown as React.ComponentType<
      React.RefAttributes<Field>
    >
    const Merged = connect(mapCount, null, drop)(Field) as typeof Plain
    const Forwarded = connect(mapCount, null, drop, { forwardRef: true })(Field) as typeof Plain
    await mountRoot(
      <Provider store={makeStore().store}>
        <Plain ref={plain} />
        <Merged ref={merged} />
        <Forwarded ref={forwarded} />
      </Provider>,
    )
    expect(plain.current).toBeInstanceOf(Field)
    expect(merged.current).toBe(null)
    expect(forwarded.current).toBeInstanceOf(Field)
  },
  'areOwnPropsEqual keeps the previous props until values from the state change': async () => {
    const labels: string[] = []
    const Label = connect(mapCount, null, null, { areOwnPropsEqual: () => true })(
      ({ label }: { label: string; count: number }) => {
        labels.push(label)
        return null
      },
    )
    const { store, patch } = makeStore()
    const show = (label: string) => <Provider store={store} children={<Label label={label} />} />
    const { render } = await mountRoot(show('old'))
    await render(show('new'))
    expect(labels).toEqual(['old'])
    await patch({ count: 1 })
    expect(labels).toEqual(['old', 'new'])
  },
  'areStatePropsEqual compares what mapState returned, the new value first': async () => {
    const areStatePropsEqual = vi.fn(() => true)
    const Connected = connect(mapCount, null, null, { areStatePropsEqual })(View)
    const { store, patch } = makeStore()
    await mountRoot(<Provider store={store} children={<Connected />} />)
    await patch({ count: 1 })
    expect(areStatePropsEqual).toHaveBeenCalledWith({ count: 1 }, { count: 0 })
    expect(log).toHaveLength(1)
  },
  'areMergedPropsEqual has an effect only with mergeProps': async () => {
    const areMergedPropsEqual = vi.fn(() => true)
    const options = { areMergedPropsEqual }
    const Without = connect(mapCount, null, null, options)(View)
    const With = connect(mapCount, null, (props) => props, options)(View)
    const { store, patch } = makeStore()
    const { render } = await mountRoot(<Provider store={store} children={<Without />} />)
    await patch({ count: 1 })
    expect(areMergedPropsEqual).not.toHaveBeenCalled()
    expect(log).toHaveLength(2)
    await render(<Provider store={store} children={<With />} />)
    await patch({ count: 2 })
    expect(areMergedPropsEqual).toHaveBeenCalledWith({ count: 2 }, { count: 1 })
    expect(log).toHaveLength(3)
  },
  'areStatesEqual receives the states, then the own props, the new value first': async () => {
    const areStatesEqual = vi.fn(() => true)
    const Connected = connect(mapCount, null, null, { areStatesEqual })(View)
    const { store, patch } = makeStore()
    await mountRoot(<Provider store={store} children={<Connected />} />)
    await patch({ count: 1 })
    expect(areStatesEqual.mock.calls.at(-1)).toEqual([
      { ...initialState, count: 1 },
      initialState,
      {},
      {},
    ])
    expect(log).toHaveLength(1)
  },
  'the option pure is ignored with a warning': async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    connect(mapCount, null, null, { pure: false } as object)(View)
    expect(String(error.mock.calls[0]?.[0])).toContain('The `pure` option has been removed')
  },
})

claims('react-redux/usage/how-it-works#transitions', {
  'a component that suspends for a store value shows the fallback, even in a transition':
    async () => {
      const never = new Promise<string>(() => {})
      const ready = Promise.resolve('ready')
      const Loads = () => use(useSelector(selectCount) === 0 ? ready : never)
      const { store } = makeStore()
      const { element } = await mountRoot(
        <Provider store={store}>
          <Suspense fallback="loading">
            <Loads />
          </Suspense>
        </Provider>,
      )
      expect(element.textContent).toBe('ready')
      await act(async () =>
        startTransition(() => void store.dispatch({ type: 'patched', patch: { count: 1 } })),
      )
      expect(element.textContent).toContain('loading')
    },
})

claims('react-redux/usage/how-it-works#zombie-children', {
  'a selector runs with stale props, and no mixture is rendered': async () => {
    const runs: string[] = []
    const Row = ({ id }: { id: string }) => {
      const name = useSelector((state: State) => {
        runs.push(`${id} of ${Object.keys(state.rows)}`)
        return state.rows[id]?.name
      })
      log.push(`${id} ${name}`)
      return null
    }
    const List = () =>
      useSelector((state: State) => state.rows).a ? <Row id="a" /> : <Row id="b" />
    const { store, patch } = makeStore()
    await mountRoot(<Provider store={store} stabilityCheck="never" children={<List />} />)
    await patch({ rows: { b: { name: 'B' } } })
    expect(runs).toContain('a of b')
    expect(log).toEqual(['a A', 'b B'])
  },
})

claims('react-redux/usage/how-it-works#connect', {
  'mapState of a connected child does not run when its connected parent removes it': async () => {
    const Row = connect((state: State, { id }: { id: string }) => {
      log.push(`mapState ${id}`)
      return { name: state.rows[id]?.name }
    })(View)
    const List = connect((state: State) => ({ rows: state.rows }))(
      ({ rows }: { rows: State['rows'] }) =>
        Object.keys(rows).map((id) => <Row key={id} id={id} />),
    )
    const { store, patch } = makeStore()
    await mountRoot(<Provider store={store} children={<List />} />)
    log = []
    await patch({ rows: { b: initialState.rows.b as { name: string } } })
    expect(log.filter((entry) => entry === 'mapState a')).toEqual([])
    expect(log).toContain('mapState b')
  },
  'a connected child can be notified before a parent with hooks': async () => {
    const Child = connect((state: State) => {
      log.push('child')
      return mapCount(state)
    })(View)
    const selectInParent = (state: State) => {
      log.push('parent')
      return state.count
    }
    const Parent = () => {
      useSelector(selectInParent)
      return <Child />
    }
    const { store, patch } = makeStore()
    await mountRoot(<Provider store={store} stabilityCheck="never" children={<Parent />} />)
    log = []
    await patch({ note: 'new' })
    expect(log).toEqual(['child', 'parent'])
  },
})

claims('react-redux/usage/how-it-works#server-components', {
  'the file for server components throws in each function but shallowEqual': async () => {
    const server: { [name: string]: unknown } = await import(
      '../../node_modules/react-redux/dist/rsc.mjs' as string
    )
    const { shallowEqual, ReactReduxContext, ...others } = server
    expect((shallowEqual as (a: object, b: object) => boolean)({}, {})).toBe(true)
    expect(ReactReduxContext).toEqual({})
    expect(Object.keys(others)).toContain('useSelector')
    for (const throws of Object.values(others) as (() => unknown)[]) {
      expect(throws).toThrow('This function is not supported in React Server Components')
    }
  },
})

claims('react-redux/usage/accessing-the-store#pitfalls', {
  'a Provider with a context prop is invisible to the ordinary hooks': async () => {
    const Other = createContext<ReactReduxContextValue | null>(null)
    const inner = makeStore()
    await inner.patch({ count: 5 })
    const { element } = await mountRoot(
      <Provider store={makeStore().store}>
        <Provider store={inner.store} context={Other}>
          <Count />
        </Provider>
      </Provider>,
    )
    expect(element.textContent).toBe('0')
  },
})

claims('react-redux/api/other-exports#reactreduxcontext', {
  'its value has the checks in development only, and getServerState with a serverState':
    async () => {
      let keys: string[] = []
      const Reads = () => (
        <ReactReduxContext.Consumer>
          {(value) => {
            keys = Object.entries(value ?? {}).flatMap(([key, field]) => (field ? key : []))
            return null
          }}
        </ReactReduxContext.Consumer>
      )
      const { store } = makeStore()
      renderToString(<Provider store={store} children={<Reads />} />)
      expect(keys).toEqual(['store', 'subscription', 'stabilityCheck', 'identityFunctionCheck'])
      await inProduction(() =>
        renderToString(<Provider store={store} serverState={initialState} children={<Reads />} />),
      )
      expect(keys).toEqual(['store', 'subscription', 'getServerState'])
      expect(ReactReduxContext.displayName).toBe('ReactRedux')
    },
})
