// @vitest-environment happy-dom
/** What pages say of when components of React-Redux update, and of connect's arguments. */
import { act, Component, memo, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  connect,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux'
import { beforeEach, expect, vi } from 'vitest'
import { claims } from '../support/claims.ts'
import { makePatchStore, mount } from '../support/mount.tsx'

interface State {
  count: number
  rows: { [id: string]: { name: string } }
}

const makeStore = () => makePatchStore<State>({ count: 0, rows: { a: { name: 'A' } } })

let log: string[] = []
beforeEach(() => {
  log = []
})
const mapCount = (state: State) => ({ count: state.count })

claims('react-redux/api/provider#server-state', {
  'a new serverState re-renders components with hooks, not those of connect': async () => {
    const { store } = makeStore()
    const Hooked = memo(() => {
      useDispatch()
      log.push('hooked')
      return null
    })
    const Connected = connect()(() => {
      log.push('connected')
      return null
    })
    const children = [<Hooked key="hooked" />, <Connected key="connected" />]
    const show = (serverState: State) => (
      <Provider store={store} serverState={serverState} children={children} />
    )
    const { render } = await mount(store, show(store.getState()))
    log = []
    await render(show({ ...store.getState() }))
    expect(log).toEqual(['hooked'])
  },
})

claims('react-redux/api/connect#throws', {
  'a wrong argument throws on the first render, not when connect is called': () => {
    const Wrong = connect('state' as never)(() => null)
    const { store } = makeStore()
    expect(() => renderToString(<Provider store={store} children={<Wrong />} />)).toThrow(
      'Invalid value of type string for mapStateToProps argument',
    )
  },
})

claims('react-redux/api/connect#mapstate', {
  'with a rest parameter its length is 0, and it gets the own props too': async () => {
    const mapState = vi.fn((...args: unknown[]) => mapCount(args[0] as State))
    const { store } = makeStore()
    const Connected = connect(mapState)(() => null) as React.ComponentType<{ id: string }>
    await mount(store, <Connected id="a" />)
    expect(mapState.mock.calls[0]?.[1]).toEqual({ id: 'a' })
  },
  'values are compared as Object.is does: NaN does not re-render': async () => {
    const { store, patch } = makeStore()
    const Connected = connect(() => ({ ratio: Number.NaN }))(() => {
      log.push('rendered')
      return null
    })
    await mount(store, <Connected />)
    await patch({ count: 1 })
    expect(log).toEqual(['rendered'])
  },
})

claims('react-redux/api/connect#skip-mapstate', {
  'with areStatesEqual, mapState still runs when own props have changed': async () => {
    const mapState = vi.fn((state: State, _props: { id: string }) => mapCount(state))
    const options = { areStatesEqual: () => true }
    const Connected = connect(mapState, null, null, options)(() => null)
    const { store, patch } = makeStore()
    const { render } = await mount(store, <Connected id="a" />)
    await patch({ count: 1 })
    expect(mapState).toHaveBeenCalledTimes(1)
    await render(<Connected id="b" />)
    expect(mapState).toHaveBeenCalledTimes(2)
  },
})

claims('react-redux/api/other-exports#what-shallowequal-compares', {
  'the order of keys and the class do not count': () => {
    class Row {
      id = 1
      name = 'A'
    }
    expect(shallowEqual(new Row(), { name: 'A', id: 1 })).toBe(true)
    expect(shallowEqual([], {})).toBe(true)
  },
  'with an array and an object that claims its length, the order of the arguments matters': () => {
    expect([shallowEqual({ length: 1 }, ['x']), shallowEqual(['x'], { length: 1 })]).toEqual([
      true,
      false,
    ])
  },
  'NaN equals NaN': () => {
    expect(shallowEqual({ ratio: Number.NaN }, { ratio: Number.NaN })).toBe(true)
  },
  'symbols do not count': () => {
    expect(shallowEqual({ [Symbol('a')]: 1 }, {})).toBe(true)
  },
})

claims('react-redux/api/other-exports#reactreduxcontext', {
  'without a serverState, the key getServerState is there, and undefined': async () => {
    let value: object | null = null
    function Reads(): ReactNode {
      return (
        <ReactReduxContext.Consumer>
          {(found) => {
            value = found
            return null
          }}
        </ReactReduxContext.Consumer>
      )
    }
    await mount(makeStore().store, <Reads />)
    expect(Object.entries(value ?? {})).toContainEqual(['getServerState', undefined])
  },
})

claims('react-redux/usage/how-it-works#zombie-children', {
  'the error disappears if the parent gives new props in the same update': async () => {
    const { store, patch } = makeStore()
    function Row({ id }: { id: string }) {
      return useSelector((state: State) => (state.rows[id] as { name: string }).name)
    }
    function Rows() {
      const id = useSelector((state: State) => Object.keys(state.rows)[0] ?? '')
      return <Row id={id} />
    }
    const { element, errors } = await mount(store, <Rows />)
    await patch({ rows: { b: { name: 'B' } } })
    expect([element.textContent, errors]).toEqual(['B', []])
  },
  'without an error boundary, a selector that throws in a render removes the tree': async () => {
    const { store, patch } = makeStore()
    function Row() {
      return useSelector((state: State) => (state.rows.a as { name: string }).name)
    }
    const { element, errors } = await mount(store, <Row />)
    const empty = async () => {
      await patch({ rows: {} })
    }
    await empty().catch((error) => errors.push(String(error)))
    expect(element.textContent).toBe('')
    expect(errors[0]).toContain('TypeError')
  },
})

claims('react-redux/usage/how-it-works#connect', {
  'a child with useSelector in a connected parent is notified after that parent': async () => {
    const { store, patch } = makeStore()
    function Child() {
      useSelector((state: State) => {
        log.push('child selects')
        return state.count
      })
      return null
    }
    const child = <Child />
    const Parent = connect(mapCount)(() => {
      log.push('parent renders')
      return child
    })
    await mount(store, <Parent />)
    log = []
    await patch({ count: 1 })
    expect(log.indexOf('parent renders')).toBe(0)
    expect(log).toContain('child selects')
  },
  'in a connected parent, only a selector runs once more after its row is gone': async () => {
    const { store, patch } = makeStore()
    const note = (name: string, state: State, id: string) => {
      if (!(id in state.rows)) log.push(name)
      return state.rows[id]?.name
    }
    type Props = { id: string }
    const Hooked = ({ id }: Props) => useSelector((state: State) => note('selector', state, id))
    const Connected = connect((state: State, { id }: Props) => ({
      name: note('mapState', state, id),
    }))(({ name }: { name: string | undefined }) => name)
    const Parent = connect(({ rows }: State) => ({ rows }))(({ rows }: Pick<State, 'rows'>) =>
      Object.keys(rows).map((id) => [
        <Hooked key={`hooked ${id}`} id={id} />,
        <Connected key={`connected ${id}`} id={id} />,
      ]),
    )
    const { element } = await mount(store, <Parent />)
    expect(element.textContent).toBe('AA')
    await patch({ rows: {} })
    expect([element.textContent, log]).toEqual(['', ['selector']])
  },
  'an error of that selector reaches nobody': async () => {
    const { store, patch } = makeStore()
    const Hooked = ({ id }: { id: string }) =>
      useSelector((state: State) => {
        if (!state.rows[id]) log.push('throws')
        return (state.rows[id] as { name: string }).name
      })
    const Parent = connect(({ rows }: State) => ({ rows }))(({ rows }: Pick<State, 'rows'>) =>
      Object.keys(rows).map((id) => <Hooked key={id} id={id} />),
    )
    const { element, errors } = await mount(store, <Parent />)
    await patch({ rows: {} })
    expect([element.textContent, errors, log]).toEqual(['', [], ['throws']])
  },
})

claims('react-redux/api/hooks#useselector-parameters', {
  'NaN is equal to itself': async () => {
    const { store, patch } = makePatchStore({ count: Number.NaN, other: 0 })
    function Count() {
      log.push('renders')
      return useSelector((state: { count: number }) => state.count)
    }
    await mount(store, <Count />)
    await patch({ other: 1 })
    expect(log).toEqual(['renders'])
  },
})

claims('react-redux/usage/accessing-the-store#not-in-render', {
  'getState in a render shows the state of the last render, whatever caused that': async () => {
    const { store, patch } = makeStore()
    class Reads extends Component {
      override render() {
        return store.getState().count
      }
    }
    const { element, render } = await mount(store, <Reads key="1" />)
    await patch({ count: 1 })
    expect(element.textContent).toBe('0')
    await render(<Reads key="2" />)
    expect(element.textContent).toBe('1')
  },
})

claims('usage/server-rendering#server-state', {
  'useSelector and connect use serverState, and useStore the state of the store': () => {
    const { store } = makeStore()
    const Hooked = () => useSelector((state: State) => state.count)
    const Connected = connect(mapCount)(({ count }: { count: number }) => count)
    const Stored = () => useStore<State>().getState().count
    const html = renderToString(
      <Provider store={store} serverState={{ ...store.getState(), count: 7 }}>
        <Hooked /> <Connected /> <Stored />
      </Provider>,
    )
    expect(html.replaceAll('<!-- -->', '')).toBe('7 7 0')
  },
})

claims('usage/writing-logic-thunks#reading-state', {
  'five dispatches in a row notify five times and render once; after an await users see each':
    async () => {
      const { store } = makeStore()
      const listener = vi.fn()
      store.subscribe(listener)
      const shown: number[] = []
      const Shows = () => {
        shown.push(useSelector((state: State) => state.count))
        return null
      }
      await mount(store, <Shows />)
      const dispatch = (count: number) => store.dispatch({ type: 'patched', patch: { count } })
      await act(async () => {
        for (const count of [1, 2, 3, 4, 5]) dispatch(count)
      })
      expect(listener).toHaveBeenCalledTimes(5)
      expect(shown).toEqual([0, 5])
      await act(async () => void dispatch(6))
      await act(async () => void dispatch(7))
      expect(shown).toEqual([0, 5, 6, 7])
    },
})

claims('usage/migrating-to-modern-redux#components', {
  'a component with hooks re-renders with its parent, one of connect only if a prop changes':
    async () => {
      const Hooked = () => {
        useSelector((state: State) => state.count)
        log.push('hooked')
        return null
      }
      const Connected = connect(mapCount)(() => {
        log.push('connected')
        return null
      })
      const show = () => (
        <>
          <Hooked />
          <Connected />
        </>
      )
      const { render } = await mount(makeStore().store, show())
      log = []
      await render(show())
      expect(log).toEqual(['hooked'])
    },
})

claims('faq/react-redux#stale-props', {
  'the error of a child with connect under a parent with hooks removes the tree when it unmounts':
    async () => {
      const { store, patch } = makeStore()
      const Row = connect((state: State, { id }: { id: string }) => ({
        name: (state.rows[id] as { name: string }).name,
      }))(({ name }: { name: string }) => name)
      const Rows = () => {
        const ids = Object.keys(useSelector((state: State) => state.rows))
        return ['Rows ', ...ids.map((id) => <Row key={id} id={id} />)]
      }
      const { element, errors } = await mount(store, <Rows />)
      expect(element.textContent).toBe('Rows A')
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const empty = async () => {
        await patch({ rows: {} })
      }
      await empty().catch((error) => errors.push(String(error)))
      expect(element.textContent).toBe('')
      expect(errors[0]).toContain('TypeError')
    },
})

claims('errors#react-redux', {
  'a prop context with a Consumer that is not from React throws, any other is a prop': () => {
    const Connected = connect(mapCount)(() => 'ok') as React.ComponentType<{ context?: unknown }>
    const show = (context: unknown) =>
      renderToString(
        <Provider store={makeStore().store} children={<Connected context={context} />} />,
      )
    expect([5, {}].map(show)).toEqual(['ok', 'ok'])
    expect(() => show({ Consumer: {} })).toThrow('You must pass a valid React context consumer')
  },
})
