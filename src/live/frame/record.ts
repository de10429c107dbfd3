import type { CodeLocation, RecordedStore, Recording } from '../recording.ts'
import type { Registry } from './modules.ts'
import { setUpNetwork } from './network.ts'
import { type Enhancer, recordStore } from './record-store.ts'

/**
 * Records what happens in the stores of a sample, and its requests. It uses its own enhancer, because the one of the
 * DevTools affects samples: it dispatches an action and causes other warnings.
 * @param locationNow where in the sample the current call is, and what takes its result
 */
export function createRecording(locationNow: () => CodeLocation & { name: string }) {
  const recording: Recording = {
    stores: [],
    selectors: [],
    keepFor: new Map(),
    network: { latencyMs: 0, failure: 'none', requests: [], dropped: 0 },
    onChange: () => {},
  }
  /** All actions of a request come from the line that started it. */
  const requests = new Map<unknown, CodeLocation>()

  function locationOf(action: unknown): CodeLocation {
    const id = (action as { meta?: { requestId?: unknown } } | null)?.meta?.requestId
    const recorded = id === undefined ? undefined : requests.get(id)
    if (recorded) return recorded
    const { file, line } = locationNow()
    const location = { file, line }
    if (id !== undefined) requests.set(id, location)
    return location
  }

  /** An enhancer around those of the sample, and what it has recorded. */
  function compose(name: string, enhancers: Enhancer[]): Enhancer {
    return (createStore) =>
      (...parameters) => {
        const created: RecordedStore[] = []
        const inner = recordStore(name, recording, created, locationOf)(createStore)
        const store = enhancers.reduceRight(
          (create, enhance) => enhance(create),
          inner,
        )(...parameters)
        for (const recorded of created) recorded.dispatch = (action) => store.dispatch(action)
        return store
      }
  }

  const nextName = (name?: unknown) =>
    typeof name === 'string' ? name : `Store ${recording.stores.length + 1}`

  /** The hook by which Redux Toolkit finds the DevTools. It has to exist before the library starts. */
  Object.assign(globalThis, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (...args: unknown[]) => {
      const [options] = args
      if (typeof options === 'function') return compose(nextName(), args as Enhancer[])
      const { name } = (options ?? {}) as { name?: unknown }
      return (...enhancers: Enhancer[]) => compose(nextName(name), enhancers)
    },
  })

  const watchFetch = setUpNetwork(recording, locationNow)
  const wrapped = new Map<unknown, unknown>()
  /** Each function is wrapped once, so that it stays equal to itself in all packages. */
  function wrap(
    namespace: { [name: string]: unknown },
    name: string,
    apply: (target: (...values: unknown[]) => unknown, values: unknown[]) => unknown,
  ): void {
    const target = namespace[name]
    if (typeof target !== 'function') return
    const wrapper =
      wrapped.get(target) ??
      new Proxy(target as (...values: unknown[]) => unknown, {
        apply: (target, _, values) => apply(target, values),
      })
    wrapped.set(target, wrapper)
    namespace[name] = wrapper
  }

  return {
    recording,
    /** Makes the packages report what the sample creates with them. */
    watch(registry: Registry) {
      for (const namespace of registry.values()) {
        for (const name of ['createStore', 'legacy_createStore']) {
          wrap(namespace, name, (createStore, values) => {
            const [reducer, second, third] = values
            const enhancer = third ?? (typeof second === 'function' ? second : undefined)
            const isKnown = enhancer === undefined || typeof enhancer === 'function'
            const isOnce = third === undefined || typeof second !== 'function'
            if (!isKnown || !isOnce || values.length > 3) return createStore(...values)
            const preloaded = typeof second === 'function' ? undefined : second
            const enhancers = enhancer === undefined ? [] : [enhancer as Enhancer]
            return createStore(reducer, preloaded, compose(nextName(), enhancers))
          })
        }
        wrap(namespace, 'createSelector', (createSelector, values) => {
          const selector = createSelector(...values) as { recomputations?: () => number }
          const { name, file, line } = locationNow()
          recording.selectors.push({ name, location: { file, line }, selector })
          return selector
        })
        wrap(namespace, 'fetchBaseQuery', (fetchBaseQuery, values) => {
          const [options, ...rest] = values as [{ fetchFn?: unknown } | undefined, ...unknown[]]
          if (typeof options?.fetchFn !== 'function') return fetchBaseQuery(...values)
          const fetchFn = watchFetch(options.fetchFn as typeof fetch)
          return fetchBaseQuery({ ...options, fetchFn }, ...rest)
        })
        wrap(namespace, 'createApi', (createApi, values) => {
          const [options, ...rest] = values as [Record<string, unknown>, ...unknown[]]
          const { reducerPath = 'api', keepUnusedDataFor: all, endpoints } = options
          if (typeof endpoints !== 'function') return createApi(...values)
          const recordedEndpoints = (build: unknown) => {
            const definitions = endpoints(build) as {
              [name: string]: { keepUnusedDataFor?: number }
            }
            for (const [name, { keepUnusedDataFor = all ?? 60 }] of Object.entries(definitions)) {
              recording.keepFor.set(`${reducerPath}/${name}`, Number(keepUnusedDataFor))
            }
            return definitions
          }
          return createApi({ ...options, endpoints: recordedEndpoints }, ...rest)
        })
      }
    },
  }
}
