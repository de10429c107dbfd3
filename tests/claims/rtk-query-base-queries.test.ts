/** What pages say of base queries: retry, fakeBaseQuery, fetchBaseQuery, and the errors of requests. */
import {
  type BaseQueryFn,
  createApi,
  fakeBaseQuery,
  type RetryOptions,
  retry,
} from '@reduxjs/toolkit/query'
import { expect, vi } from 'vitest'
import { claims, inProduction, nextTask } from '../support/claims.ts'
import { handAnswered, storeOf } from '../support/hand-answered.ts'

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

/** Sends one request through a base query. */
async function request(baseQuery: BaseQueryFn, extraOptions = {}) {
  quiet()
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      send: build.mutation<unknown, void>({ query: () => '', extraOptions }),
    }),
  })
  return storeOf(api).dispatch(api.endpoints.send.initiate())
}

const noWait = () => Promise.resolve()

/** Counts the attempts of a request that always fails. */
async function attempts(
  fail: () => { error: unknown },
  options: Parameters<typeof retry>[1],
  extraOptions = {},
) {
  let count = 0
  const failing: BaseQueryFn = () => {
    count += 1
    return fail()
  }
  const { error } = await request(retry(failing, { backoff: noWait, ...options }), extraOptions)
  return { count, error }
}
const refuse = () => ({ error: 'refused' })
const throws = (): never => {
  throw new Error('bug')
}

claims('rtk-query/api/base-queries#retry-errors', {
  'maxRetries of an endpoint limits the retryCondition of the base query': async () => {
    const upToFour = {
      retryCondition: (_: unknown, __: unknown, o: { attempt: number }) => o.attempt <= 3,
    }
    const countWith = async (extraOptions: RetryOptions) =>
      (await attempts(refuse, upToFour, extraOptions)).count
    expect(await countWith({ maxRetries: 0 })).toBe(1)
    expect(await countWith({ maxRetries: 2 })).toBe(3)
    expect(await countWith({ maxRetries: 9 })).toBe(4)
    expect(await countWith({ retryCondition: () => false })).toBe(1)
  },
  'an option that is undefined counts as left out': async () => {
    expect((await attempts(throws, { maxRetries: undefined })).count).toBe(6)
  },
  'retry.fail ends the attempts in retryCondition and backoff too': async () => {
    const giveUp = (): never => retry.fail('given up')
    const ended = { count: 1, error: 'given up' }
    expect(await attempts(refuse, { retryCondition: giveUp })).toEqual(ended)
    expect(await attempts(refuse, { backoff: giveUp })).toEqual(ended)
  },
  'by default 4xx errors are repeated as well, up to six attempts': async () => {
    expect((await attempts(() => ({ error: { status: 404 } }), {})).count).toBe(6)
  },
})

claims('rtk-query/api/base-queries#retry-errors', {
  'what throws is repeated maxRetries times, whatever retryCondition says': async () => {
    expect((await attempts(throws, { retryCondition: () => false })).count).toBe(6)
  },
  'after that the error object itself is the error; without retry it is a plain object':
    async () => {
      expect((await attempts(throws, { maxRetries: 0 })).error).toBeInstanceOf(Error)
      const { error } = await request(throws)
      expect(error).not.toBeInstanceOf(Error)
      expect(error).toMatchObject({ name: 'Error', message: 'bug' })
    },
  'abort ends the request immediately, without a further attempt': async () => {
    let count = 0
    const failing: BaseQueryFn = () => {
      count += 1
      return { error: 'refused' }
    }
    const promise = new Promise(() => {})
    const api = createApi({
      baseQuery: retry(failing, { backoff: () => promise as Promise<void> }),
      endpoints: (build) => ({ get: build.query<unknown, void>({ query: () => '' }) }),
    })
    const sent = storeOf(api).dispatch(api.endpoints.get.initiate())
    await nextTask()
    sent.abort()
    expect((await sent).error).toMatchObject({ name: 'AbortError' })
    expect(count).toBe(1)
  },
})

claims('rtk-query/api/base-queries#retry-fail', {
  'fail throws, so a try around it swallows it': async () => {
    let count = 0
    const swallows: BaseQueryFn = () => {
      count += 1
      try {
        retry.fail('no')
      } catch {}
      return { error: 'later' }
    }
    const { error } = await request(retry(swallows, { maxRetries: 2, backoff: noWait }))
    expect([count, error]).toEqual([3, 'later'])
  },
})

claims('rtk-query/api/base-queries#fakebasequery', {
  'there is no default baseQuery: without one, queryFn works and query fails': async () => {
    quiet()
    const leftOut = {} as { baseQuery: BaseQueryFn }
    const api = createApi({
      ...leftOut,
      endpoints: (build) => ({
        own: build.query<number, void>({ queryFn: () => ({ data: 1 }) }),
        sent: build.query<number, void>({ query: () => '' }),
      }),
    })
    const store = storeOf(api)
    expect((await store.dispatch(api.endpoints.own.initiate())).data).toBe(1)
    expect((await store.dispatch(api.endpoints.sent.initiate())).error).toMatchObject({
      message: expect.stringContaining('is not a function'),
    })
  },
  'with it, an endpoint with query ends with RTK 33, by number in production': async () => {
    const message = 'all queries & mutations must use the `queryFn` definition syntax'
    expect(await request(fakeBaseQuery() as BaseQueryFn)).toMatchObject({
      error: { message: expect.stringContaining(message) },
    })
    expect(await inProduction(() => request(fakeBaseQuery() as BaseQueryFn))).toMatchObject({
      error: { message: expect.stringContaining('Minified Redux Toolkit error #33') },
    })
  },
})

claims('rtk-query/api/base-queries#write-one', {
  'of a thrown error the strings among name, message, stack and code are kept': async () => {
    const error = Object.assign(new Error('down'), { code: 5, status: 500 })
    const thrown = await request(() => {
      throw error
    })
    expect(Object.keys(thrown.error as object).sort()).toEqual(['message', 'name', 'stack'])
    const coded = await request(() => {
      throw Object.assign(new Error('down'), { code: 'E5' })
    })
    expect(coded.error).toMatchObject({ code: 'E5' })
  },
})

claims('rtk-query/api/base-queries#basequeryapi', {
  'signal aborts when the unused entry is removed': async () => {
    vi.useFakeTimers()
    const { baseQuery, requests } = handAnswered()
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({ get: build.query<unknown, void>({ query: () => '' }) }),
    })
    const sent = storeOf(api).dispatch(api.endpoints.get.initiate())
    await vi.advanceTimersByTimeAsync(1)
    sent.unsubscribe()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(requests[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(requests[0]?.signal.aborted).toBe(true)
    vi.useRealTimers()
  },
})

claims('rtk-query/api/base-queries#queryreturnvalue', {
  'a falsy error counts as a success without data': async () => {
    const result = await request(() => ({ error: 0 }))
    expect(result.error).toBeUndefined()
    expect(result.data).toBeUndefined()
  },
})

claims('rtk-query/usage/error-handling#kinds', {
  'a thrown string becomes an object with a message alone': async () => {
    const { error } = await request(() => {
      throw 'no bread'
    })
    expect(error).toEqual({ message: 'no bread' })
  },
  'a request that resetApiState ended has an AbortError': async () => {
    quiet()
    const { baseQuery } = handAnswered()
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({ send: build.mutation<unknown, void>({ query: () => '' }) }),
    })
    const store = storeOf(api)
    const sent = store.dispatch(api.endpoints.send.initiate())
    await nextTask()
    store.dispatch(api.util.resetApiState())
    expect((await sent).error).toMatchObject({ name: 'AbortError' })
  },
})
