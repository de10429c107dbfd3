/** What pages say that TypeScript accepts and rejects. */
import { claims } from '../support/claims.ts'
import { rejects } from '../support/type-claims.ts'

const api = `
import { createApi, fetchBaseQuery, skipToken } from '@reduxjs/toolkit/query/react'

const api = createApi({
  baseQuery: fetchBaseQuery(),
  tagTypes: ['Bird'],
  endpoints: (build) => ({
    bird: build.query<string, number>({ query: (id) => \`/\${id}\` }),
    birds: build.infiniteQuery<string[], void, number>({
      query: ({ pageParam }) => \`/?page=\${pageParam}\`,
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: () => 1 },
    }),
  }),
})
`

claims('rtk-query/api/base-queries#fakebasequery', {
  'createApi without baseQuery is an error': rejects(
    2741,
    `
import { createApi } from '@reduxjs/toolkit/query'
createApi({ endpoints: () => ({}) }) // error
`,
  ),
  'an endpoint with query is an error in an API with fakeBaseQuery': rejects(
    2322,
    `
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
createApi({
  baseQuery: fakeBaseQuery<string>(),
  endpoints: (build) => ({
    right: build.query<string, void>({ queryFn: () => ({ data: '' }) }),
    wrong: build.query<string, void>({ query: () => '' }), // error
  }),
})
`,
  ),
})

claims('rtk-query/api/base-queries#retryoptions', {
  'an object has either maxRetries or retryCondition': rejects(
    2322,
    `
import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query'
retry(fetchBaseQuery(), { maxRetries: 2 })
retry(fetchBaseQuery(), { retryCondition: () => false })
retry(fetchBaseQuery(), { maxRetries: 2, retryCondition: () => false }) // error
`,
  ),
})

claims('rtk-query/api/setuplisteners#pitfalls', {
  'createApi has refetchOnFocus and refetchOnReconnect, but not skipPollingIfUnfocused': rejects(
    2353,
    `
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
createApi({
  baseQuery: fakeBaseQuery(),
  refetchOnFocus: true,
  refetchOnReconnect: true,
  skipPollingIfUnfocused: true, // error
  endpoints: () => ({}),
})
`,
  ),
})

claims('rtk-query/api/skiptoken#skiptoken', {
  'hooks of queries accept it, initiate and the trigger of a lazy query do not': rejects(
    2345,
    `${api}
api.useBirdQuery(skipToken)
api.useBirdsInfiniteQuery(skipToken)
api.endpoints.bird.useQueryState(skipToken)
api.endpoints.bird.initiate(skipToken) // error
const [trigger] = api.useLazyBirdQuery()
trigger(skipToken) // error
`,
  ),
})

claims('rtk-query/api/hooks#useprefetch', {
  'an infinite query is refused': rejects(
    2345,
    `${api}
api.usePrefetch('bird')
api.usePrefetch('birds') // error
`,
  ),
})

claims('rtk-query/usage/conditional-fetching#skiptoken', {
  'an argument that may be undefined is refused': rejects(
    2345,
    `${api}
declare const id: number | undefined
api.useBirdQuery(id ?? skipToken)
api.useBirdQuery(id) // error
`,
  ),
})

claims('rtk-query/api/utilities#initiate', {
  'forceRefetch is a boolean or a number of seconds': rejects(
    2322,
    `${api}
api.endpoints.bird.initiate(1, { forceRefetch: true })
api.endpoints.bird.initiate(1, { forceRefetch: 30 })
api.endpoints.bird.initiate(1, { forceRefetch: '30' }) // error
`,
  ),
})

claims('rtk-query/usage/infinite-queries#pitfalls', {
  'fetchNextPage can be an event handler, refetch of an infinite query cannot': rejects(
    2322,
    `${api}
export function More() {
  const { fetchNextPage, refetch } = api.useBirdsInfiniteQuery()
  const bird = api.useBirdQuery(1)
  return (
    <>
      <button type="button" onClick={fetchNextPage} />
      <button type="button" onClick={bird.refetch} />
      <button type="button" onClick={refetch} /> {/* error */}
    </>
  )
}
`,
  ),
})

claims('rtk-query/usage/customizing-queries#sdk', {
  'transformResponse is refused beside queryFn': rejects(
    2345,
    `
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    bird: build.query<number, void>({ // error
      queryFn: () => ({ data: 1 }),
      transformResponse: (id: number) => id,
    }),
  }),
})
`,
  ),
})

claims('redux-toolkit/api/createaction#pitfalls', {
  'dispatching a creator is reported, but not one for any or unknown': rejects(
    2769,
    `
import { configureStore, createAction } from '@reduxjs/toolkit'
const store = configureStore({ reducer: (open: boolean = true) => open })
store.dispatch(createAction<any>('a'))
store.dispatch(createAction<unknown>('b'))
const bare = createAction('c')
store.dispatch(bare) // error
const withText = createAction<string>('d')
store.dispatch(withText) // error
const prepared = createAction('e', (text: string) => ({ payload: text }))
store.dispatch(prepared) // error
`,
  ),
})

claims('redux-toolkit/api/createaction#payload-types', {
  'creators for any and unknown need an argument, one with undefined does not': rejects(
    2554,
    `
import { createAction } from '@reduxjs/toolkit'
createAction<string | undefined>('a')()
createAction<any>('b')() // error
createAction<unknown>('c')() // error
`,
  ),
})

claims('redux-toolkit/api/types#action-types', {
  'ActionCreatorWithPayload<string> refuses optional, wider and unknown payloads': rejects(
    2345,
    `
import { type ActionCreatorWithPayload, createAction } from '@reduxjs/toolkit'
const call = (creator: ActionCreatorWithPayload<string>) => creator('x')
call(createAction<string>('a'))
call(createAction<string | undefined>('b')) // error
call(createAction<string | number>('c')) // error
call(createAction<unknown>('d')) // error
`,
  ),
})

claims('redux-toolkit/api/types#reducers', {
  'SliceCaseReducers is an object, and not the callback': rejects(
    2322,
    `
import type { SliceCaseReducers } from '@reduxjs/toolkit'
export const right: SliceCaseReducers<number> = { up: (count) => count + 1 }
export const wrong: SliceCaseReducers<number> = (create: any) => ({}) // error
`,
  ),
})

claims('redux-toolkit/api/createreducer#builder', {
  'in a chain, addDefaultCase comes last': rejects(
    2339,
    `
import { createReducer } from '@reduxjs/toolkit'
createReducer(0, (builder) => {
  builder.addCase('up', () => 1).addDefaultCase(() => 2)
  builder.addDefaultCase(() => 2).addCase('up', () => 1) // error
})
`,
  ),
})

claims('redux-toolkit/api/matching-utilities#combine', {
  'a matcher is a type guard: a function that returns a boolean is refused': rejects(
    2345,
    `
import { createAction, isAllOf } from '@reduxjs/toolkit'
const up = createAction('up')
const returnsBoolean: (action: unknown) => boolean = () => true
isAllOf(up, (action: unknown): action is { type: 'up' } => true)
isAllOf(up, returnsBoolean) // error
`,
  ),
})

claims('redux-toolkit/api/configurestore#list-mistakes', {
  'enhancers above middleware is refused only if its callback uses the parameter': rejects(
    2322,
    `
import { configureStore, type Middleware, type StoreEnhancer, Tuple } from '@reduxjs/toolkit'
declare const logger: Middleware
declare const enhancer: StoreEnhancer
const reducer = (count: number = 0) => count
configureStore({
  reducer,
  enhancers: () => new Tuple(enhancer),
  middleware: (get) => get().concat(logger),
})
configureStore({
  reducer,
  middleware: (get) => get().concat(logger),
  enhancers: (get) => get().concat(enhancer),
})
configureStore({
  reducer,
  enhancers: (get) => get().concat(enhancer),
  middleware: (get) => get().concat(logger), // error
})
`,
  ),
})

claims('redux-toolkit/api/other-exports#tuple', {
  'a plain array is refused as the list of middleware': rejects(
    2322,
    `
import { configureStore, type Middleware, Tuple } from '@reduxjs/toolkit'
declare const logger: Middleware
const reducer = (count: number = 0) => count
configureStore({ reducer, middleware: () => new Tuple(logger) })
configureStore({ reducer, middleware: () => [logger] }) // error
`,
  ),
})

claims('react-redux/usage/accessing-the-store#custom-context', {
  'createDispatchHook does not accept thunks unless you add their type': rejects(
    2345,
    `
import { createContext } from 'react'
import { createDispatchHook, type ReactReduxContextValue } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
const context = createContext<ReactReduxContextValue | null>(null)
const useDispatch = createDispatchHook(context)
const useTyped = useDispatch.withTypes<ThunkDispatch<number, unknown, UnknownAction>>()
export function Run() {
  useTyped()(() => 1)
  useDispatch()(() => 1) // error
  return null
}
`,
  ),
})

claims('usage/migrations/migrating-rtk-2#middleware-types', {
  'in middleware, action is unknown, and next takes and returns unknown': rejects(
    18046,
    `
import type { Middleware } from '@reduxjs/toolkit'
export const right: Middleware = () => (next) => () => {
  const result: unknown = next(5)
  return result
}
export const wrong: Middleware = () => () => (action) => action.type // error
`,
  ),
})

claims('api/redux-core#types', {
  'an enhancer gets a store creator that takes no enhancer': rejects(
    2554,
    `
import type { StoreEnhancer } from 'redux'
export const right: StoreEnhancer = (create) => (reducer, state) => create(reducer, state)
export const wrong: StoreEnhancer = (create) => (reducer, state) =>
  create(reducer, state, right) // error
`,
  ),
})

claims('usage/usage-with-typescript#reducers', {
  'fields of AnyAction are any, those of UnknownAction can be read, and are unknown': rejects(
    2322,
    `
import type { AnyAction, UnknownAction } from '@reduxjs/toolkit'
declare const older: AnyAction
declare const action: UnknownAction
export const anything: number = older.payload
export const read: unknown = action.payload
export const types: string = older.type + action.type
export const notAny: number = older.type // error
export const notKnown: number = action.payload // error
`,
  ),
})

claims('usage/usage-with-typescript#selectors', {
  'in createSelector without types only state is any: types of inputs reach the result function':
    rejects(
      2339,
      `
import { createSelector } from '@reduxjs/toolkit'
export const select = createSelector(
  [(state) => state.not.there, (_state, place: string) => place],
  (any, place) => [any.not.there, place.notThere], // error
)
`,
    ),
})
