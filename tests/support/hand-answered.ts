import { configureStore, type Middleware } from '@reduxjs/toolkit'
import type { BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query'
import { nextTask } from './claims.ts'

type Result = QueryReturnValue<unknown, unknown, object>

/** A base query whose requests a test answers by hand, in any order. */
export function handAnswered() {
  const requests: { args: unknown; signal: AbortSignal; answer: (result: Result) => void }[] = []
  const baseQuery: BaseQueryFn = (args, { signal }) =>
    new Promise<Result>((answer) => {
      requests.push({ args, signal, answer })
    })
  return {
    baseQuery,
    requests,
    /** What was asked for, from the first request to the last. */
    asked: () => requests.map(({ args }) => args),
    /** Answers a request, by default the last one. */
    answer: async (data: unknown, index = requests.length - 1) => {
      requests[index]?.answer({ data })
      await nextTask()
    },
    refuse: async (error: unknown, index = requests.length - 1) => {
      requests[index]?.answer({ error })
      await nextTask()
    },
  }
}

interface Api<Path extends string, State> {
  reducerPath: Path
  reducer: (state: State | undefined, action: { type: string }) => State
}

/** A store that only has an API, and the actions that it received. Subscribers are notified synchronously. */
export function storeOf<Path extends string, State>(
  api: Api<Path, State> & { middleware: Middleware },
  { isComplete = true } = {},
) {
  const actions: { type: string }[] = []
  const note: Middleware = () => (next) => (action) => {
    actions.push(action as { type: string })
    return next(action)
  }
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer } as { [P in Path]: Api<P, State>['reducer'] },
    middleware: (getDefault) => {
      const most = getDefault({ serializableCheck: false, immutableCheck: false }).concat(note)
      return isComplete ? most.concat(api.middleware) : most
    },
    enhancers: (getDefault) => getDefault({ autoBatch: false }),
  })
  return Object.assign(store, { actions })
}
