import type { Middleware } from '@reduxjs/toolkit'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Packages } from './packages.ts'

type Named = { [name: string]: unknown }

const never = () => new Promise<never>(() => {})

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The delays of the timers that code starts, in seconds, without those of a moment. Nothing waits for them. */
async function timersOf(code: () => Promise<void>): Promise<number[]> {
  const original = globalThis.setTimeout
  const seconds: number[] = []
  const record = (callback: () => void, ms = 0) => {
    if (ms >= 1000) seconds.push(Math.round(ms / 1000))
    const timer = original(callback, ms)
    timer.unref()
    return timer
  }
  globalThis.setTimeout = record as typeof setTimeout
  try {
    await code()
  } finally {
    globalThis.setTimeout = original
  }
  return seconds
}

/** What code prints, without showing it. */
async function printedBy(code: () => unknown): Promise<string[]> {
  const { error, warn } = console
  const printed: string[] = []
  const record = (text: unknown) => void printed.push(String(text))
  Object.assign(console, { error: record, warn: record })
  try {
    await code()
  } finally {
    Object.assign(console, { error, warn })
  }
  return printed
}

/** An API slice with a query, a mutation and a list, and what happened to its requests. */
function makeApi({ toolkit, query }: Packages, options: Named = {}, endpointOptions: Named = {}) {
  const requests: unknown[] = []
  const baseQuery: BaseQueryFn = async (arg) => {
    requests.push(arg)
    return arg === 'slow' ? never() : { data: { of: arg } }
  }
  const api = query.createApi({
    baseQuery,
    tagTypes: ['Plant'],
    endpoints: (build) => ({
      plant: build.query<unknown, string>({
        query: (name) => name,
        providesTags: ['Plant'],
        ...endpointOptions,
      }),
      water: build.mutation<unknown, string>({ query: (name) => name }),
      // Versions before 2.6 have no lists.
      list: (build.infiniteQuery ?? build.query)<unknown, string, number>({
        query: ({ pageParam }) => pageParam,
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: (_last, _all, param) => param + 1,
          ...endpointOptions,
        },
      }),
    }),
    ...options,
  })
  const store = toolkit.configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (get) => get().concat(api.middleware as Middleware),
  })
  const dispatch = store.dispatch as (action: unknown) => Promise<unknown> & Named
  const state = () => store.getState()[api.reducerPath] as ReturnType<typeof api.reducer>
  const load = (name: string, initiate = {}) =>
    dispatch(api.endpoints.plant.initiate(name, initiate))
  const end = () => void dispatch(api.util.resetApiState())
  return { api, requests, dispatch, state, load, end }
}

/** How many requests there are after an event in the window, beside the first. */
export async function requestsAfter(
  event: 'onFocus' | 'onOnline',
  packages: Packages,
  options: Named,
): Promise<number> {
  const { api, requests, dispatch, load, end } = makeApi(packages, options)
  await load('fern')
  dispatch(api.internalActions[event]())
  await nextTask()
  end()
  return requests.length
}

export async function requestsOfTwo(packages: Packages, options: Named): Promise<number> {
  const { requests, load, end } = makeApi(packages, options)
  await load('fern')
  await load('fern')
  end()
  return requests.length
}

/** Whether an invalidated query is loaded again while another request is running. */
export async function requestsWhileOneRuns(packages: Packages, options: Named): Promise<number> {
  const { api, requests, dispatch, load, end } = makeApi(packages, options)
  await load('fern')
  load('slow')
  dispatch(api.util.invalidateTags(['Plant']))
  await nextTask()
  const count = requests.length
  end()
  return count
}

/** After how many seconds an unused entry is removed. */
export const removalOf = (packages: Packages, options: Named, endpointOptions: Named = {}) =>
  timersOf(async () => {
    const { load } = makeApi(packages, options, endpointOptions)
    const entry = load('fern')
    await entry
    ;(entry.unsubscribe as () => void)()
  })

export const removalWith = (packages: Packages, initiate: Named) =>
  timersOf(async () => {
    await makeApi(packages).load('fern', initiate)
  })

export async function cacheKeysOf(packages: Packages, options: Named): Promise<string[]> {
  const { load, state, end } = makeApi(packages, options)
  await load('fern')
  const keys = Object.keys(state().queries)
  end()
  return keys
}

export async function statusOfInvalid(packages: Packages, options: Named): Promise<unknown> {
  const argSchema = {
    '~standard': { version: 1, vendor: 'none', validate: () => ({ issues: [{ message: 'no' }] }) },
  }
  const { load, end } = makeApi(packages, options, { argSchema })
  let status: unknown
  await printedBy(async () => {
    status = ((await load('fern')) as Named).status
  })
  end()
  return status
}

/** Whether equal data of a second response keeps its reference. */
export async function isShared(packages: Packages, endpointOptions: Named): Promise<boolean> {
  const { load, end } = makeApi(packages, {}, endpointOptions)
  const first = (await load('fern')) as Named
  const second = (await load('fern', { forceRefetch: true })) as Named
  end()
  return first.data === second.data
}

export async function pagesRefetched(
  packages: Packages,
  endpointOptions: Named,
  initiate: Named = {},
): Promise<number> {
  const { api, requests, dispatch, end } = makeApi(packages, {}, endpointOptions)
  const list = (options = {}) => dispatch(api.endpoints.list.initiate('ferns', options))
  await list()
  await list({ direction: 'forward' })
  const before = requests.length
  await list({ forceRefetch: true, ...initiate })
  end()
  return requests.length - before
}

export async function keptMutations(packages: Packages, initiate: Named): Promise<number> {
  const { api, dispatch, state, end } = makeApi(packages)
  await dispatch(api.endpoints.water.initiate('fern', initiate))
  const count = Object.keys(state().mutations).length
  end()
  return count
}

export const reducerPathOf = ({ query }: Packages, options: Named): string =>
  query.createApi({ baseQuery: () => ({ data: 1 }), endpoints: () => ({}), ...options }).reducerPath

export async function attemptsOf({ query }: Packages, options: Named): Promise<number> {
  let count = 0
  const failing: BaseQueryFn = () => {
    count += 1
    return { error: 'no' }
  }
  const baseQuery = query.retry(failing, { backoff: async () => {}, ...options })
  await baseQuery('', { signal: new AbortController().signal } as never, {})
  return count
}

/** The type and the data of a request that sends an object as JSON. */
export async function exchanged({ query }: Packages, options: Named): Promise<unknown> {
  let type: string | null = null
  const baseQuery = query.fetchBaseQuery({
    baseUrl: 'https://b.example',
    fetchFn: async (input) => {
      type = (input as Request).headers.get('content-type')
      return Response.json({ a: 1 })
    },
    ...options,
  })
  const api = { signal: new AbortController().signal, getState: () => ({}) } as never
  const { data } = await baseQuery({ url: '/', method: 'POST', body: { a: 1 } }, api, {})
  return [type, data]
}

/** How many middleware or enhancers there are by default. */
export function countDefaults(
  { toolkit }: Packages,
  of: 'middleware' | 'enhancers',
  options: Named,
): number {
  let count = 0
  toolkit.configureStore({
    reducer: () => 0,
    [of]: (get: (options?: Named) => unknown[]) => {
      count = get(options).length
      return get()
    },
  })
  return count
}

export function throwsOnDuplicates({ toolkit }: Packages, options: Named): boolean {
  const twice: Middleware = () => (next) => next
  try {
    toolkit.configureStore({
      reducer: () => 0,
      middleware: () => [twice, twice] as never,
      ...options,
    })
    return false
  } catch {
    return true
  }
}

const checkOf = (middleware: Middleware, state: unknown) => {
  const api = { getState: () => state, dispatch: (action: unknown) => action }
  return middleware(api as never)((action) => action)
}

/** What the check of serializable values complains about in actions and in the state. */
export const complaintsOf = (
  { toolkit }: Packages,
  options: Named,
  actions: object[],
  state: unknown = {},
) =>
  printedBy(() => {
    const check = toolkit.createSerializableStateInvariantMiddleware(options)
    const run = checkOf(check, state)
    for (const action of actions) run({ type: 'a', ...action })
  })

export function throwsOnMutation({ toolkit }: Packages, options: Named): boolean {
  const state = { list: [1] }
  const run = checkOf(toolkit.createImmutableStateInvariantMiddleware(options), state)
  run({ type: 'a' })
  state.list.push(2)
  try {
    run({ type: 'b' })
    return false
  } catch {
    return true
  }
}

export const complaintsOfCreators = ({ toolkit }: Packages, options: Named) =>
  printedBy(() => {
    checkOf(toolkit.createActionCreatorInvariantMiddleware(options), {})(toolkit.createAction('a'))
  })

/** The types of the actions of a thunk that is skipped, and the error of one that fails. */
export async function actionsOfThunk({ toolkit }: Packages, options: Named): Promise<unknown> {
  const actions: unknown[] = []
  const store = toolkit.configureStore({
    reducer: (_state: unknown, action: { type: string; error?: unknown }) => {
      if (action.type.startsWith('t/')) actions.push([action.type, action.error])
      return 0
    },
    middleware: (get) => get({ serializableCheck: false }),
  })
  const fail = () => {
    throw Object.assign(new RangeError('no'), { stack: undefined })
  }
  const make = toolkit.createAsyncThunk as unknown as (...args: unknown[]) => () => never
  await store.dispatch(make('t/skipped', fail, { condition: () => false, ...options })())
  await store.dispatch(make('t/failed', fail, options)())
  return actions
}

export function idsOf({ toolkit }: Packages, options: Named): unknown {
  const adapter = toolkit.createEntityAdapter({
    selectId: (item: Named) => item.id as number,
    ...options,
  })
  return adapter.addMany(adapter.getInitialState(), [
    { id: 2, key: 9 },
    { id: 1, key: 8 },
  ]).ids
}

export function idsWithout({ toolkit }: Packages, options: Named): unknown {
  const adapter = toolkit.createEntityAdapter<{ id: number }, number>(options as never)
  return adapter.addOne(adapter.getInitialState(), { id: 2, key: 9 } as { id: number }).ids
}

/** How often a memoized function runs for two arguments in turn. */
export function runsOfLru({ toolkit }: Packages, options: Named): number {
  let runs = 0
  const memoized = toolkit.lruMemoize((arg: object) => {
    runs += 1
    return arg
  }, options)
  const [first, second] = [{}, {}]
  for (const arg of [first, second, first]) memoized(arg)
  return runs
}

export function memoizersOf({ toolkit }: Packages, options: Named, name: string): unknown {
  const select = toolkit.createSelector(
    [(state: Named) => state],
    (state) => state,
    options as never,
  )
  return (select as unknown as Named)[name]
}

export function reducerAfterSecond({ toolkit }: Packages, options: Named): Promise<unknown> {
  const slices = toolkit.combineSlices({ a: () => 0 }) as never as {
    inject(slice: object, config: Named): (state: undefined, action: object) => Named
  }
  let state: unknown
  return printedBy(() => {
    slices.inject({ reducerPath: 'b', reducer: () => 1 }, {})
    state = slices.inject({ reducerPath: 'b', reducer: () => 2 }, options)(undefined, {
      type: 'a',
    }).b
  }).then(() => state)
}

/** What the second definition of an endpoint changes. */
export async function dataAfterSecond(packages: Packages, options: Named): Promise<unknown> {
  const { api, dispatch, end } = makeApi(packages)
  await printedBy(() =>
    api.injectEndpoints({
      endpoints: (build) =>
        ({ plant: build.query<unknown, string>({ query: () => 'second' }) }) as never,
      ...options,
    }),
  )
  const { data } = (await dispatch(api.endpoints.plant.initiate('fern'))) as Named
  end()
  return data
}

export const warningsOfDevCheck = ({ toolkit }: Packages, devModeChecks: Named) =>
  printedBy(() => {
    const select = toolkit.createSelector([(state: Named) => ({ ...state })], (state) => state, {
      devModeChecks,
    } as never)
    select({ a: 1 })
    select({ a: 2 })
  })

/** Which queue delays a notification: of animation frames, or of microtasks. */
export async function queueOf({ toolkit }: Packages, options: Named): Promise<string[]> {
  const used: string[] = []
  const { queueMicrotask } = globalThis
  const record = (name: string) => (callback: () => void) => {
    used.push(name)
    callback()
  }
  Object.assign(globalThis, {
    window: { requestAnimationFrame: record('raf') },
    queueMicrotask: record('tick'),
  })
  try {
    const enhancer = toolkit.autoBatchEnhancer(
      ...(options.options ? [options.options as never] : []),
    )
    const store = toolkit.legacy_createStore(() => ({}), enhancer)
    store.subscribe(() => {})
    store.dispatch({ type: 'a', meta: { [toolkit.SHOULD_AUTOBATCH]: true } } as { type: string })
    await nextTask()
  } finally {
    Object.assign(globalThis, { queueMicrotask })
    Reflect.deleteProperty(globalThis, 'window')
  }
  return used
}
