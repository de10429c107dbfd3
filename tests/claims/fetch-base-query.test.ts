/** What the page of fetchBaseQuery says of URLs, bodies, errors and times. */
import { type FetchArgs, type FetchBaseQueryArgs, fetchBaseQuery } from '@reduxjs/toolkit/query'
import { expect, vi } from 'vitest'
import { claims } from '../support/claims.ts'

const queryApi = () => ({
  signal: new AbortController().signal,
  abort() {},
  dispatch: (action: unknown) => action as never,
  getState: () => ({}),
  extra: undefined,
  endpoint: 'get',
  type: 'query' as const,
})

/** What RTK Query gets from a request, by default one that is answered with `null`. */
const send = async (args: string | FetchArgs, options: FetchBaseQueryArgs = {}) =>
  fetchBaseQuery({
    baseUrl: 'https://b.example/api',
    fetchFn: async () => Response.json(null),
    ...options,
  })(args, queryApi(), {})

const requestFor = async (args: string | FetchArgs, options?: FetchBaseQueryArgs) => {
  const { meta } = await send(args, options)
  if (!meta) throw new Error('No request')
  return meta.request
}
const urlOf = async (args: string | FetchArgs, options?: FetchBaseQueryArgs) =>
  (await requestFor(args, options)).url

const post = (body: unknown, headers?: Record<string, string>) => ({
  url: '/birds',
  method: 'POST',
  body,
  headers,
})
const bodyOf = async (body: unknown, headers?: Record<string, string>) =>
  (await requestFor(post(body, headers))).text()

/** Answers as `fetch` does when a request is aborted, and never otherwise. */
const never = (input: RequestInfo) =>
  new Promise<Response>((_resolve, reject) => {
    const { signal } = input as Request
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

claims('rtk-query/api/fetchbasequery#fetchbasequeryargs', {
  'a slash at the end of baseUrl makes no difference': async () => {
    expect(await urlOf('/birds', { baseUrl: 'https://b.example/api/' })).toBe(
      'https://b.example/api/birds',
    )
  },
  'a scheme without // is no absolute URL': async () => {
    expect(await urlOf('https://other.example/birds')).toBe('https://other.example/birds')
    expect(await urlOf('data:text/plain,hi')).toBe('https://b.example/api/data:text/plain,hi')
  },
  'Request and Headers must exist, even with a fetchFn': async () => {
    vi.stubGlobal('Request', undefined)
    await expect(send('/birds')).rejects.toThrow(TypeError)
    vi.unstubAllGlobals()
    vi.stubGlobal('Headers', undefined)
    await expect(send('/birds')).rejects.toThrow(TypeError)
  },
  'the default of isJsonContentType accepts what begins with application/json': async () => {
    const sent = (type: string) => bodyOf({ a: 1 }, { 'content-type': type })
    expect(await sent('application/json-patch+json')).toBe('{"a":1}')
    expect(await sent('application/vnd.api+json')).toBe('{"a":1}')
    expect(await sent('application/hal+json')).toBe('[object Object]')
  },
})

claims('rtk-query/api/fetchbasequery#fetchargs', {
  'undefined params are left out, but a paramsSerializer gets them': async () => {
    const args = { url: '/birds', params: { a: 1, b: undefined } }
    expect(await urlOf(args)).toBe('https://b.example/api/birds?a=1')
    const paramsSerializer = vi.fn(() => 'x')
    await urlOf(args, { paramsSerializer })
    expect(paramsSerializer).toHaveBeenCalledWith(args.params)
  },
  'an option of fetch replaces the one of the base query, even if it is undefined': async () => {
    const { method } = await requestFor(
      { url: '/', method: undefined as never },
      { method: 'POST' },
    )
    expect(method).toBe('GET')
  },
})

claims('rtk-query/api/fetchbasequery#join-urls', {
  'an object in params becomes [object Object]': async () => {
    expect(await urlOf({ url: '/birds', params: { where: { a: 1 } } })).toBe(
      'https://b.example/api/birds?where=%5Bobject+Object%5D',
    )
  },
  'spaces in a URL are encoded, and slashes, question marks and # keep their meaning': async () => {
    expect(await urlOf('/a b/c?d#e')).toBe('https://b.example/api/a%20b/c?d#e')
  },
})

claims('rtk-query/api/fetchbasequery#send-body', {
  'instances of classes, maps, numbers and booleans are sent as their text': async () => {
    class Bird {
      name = 'Wren'
    }
    expect(await bodyOf(new Bird())).toBe('[object Object]')
    expect(await bodyOf(new Map([['a', 1]]))).toBe('[object Map]')
    expect(await bodyOf(5)).toBe('5')
    expect(await bodyOf(true)).toBe('true')
  },
  'an object with toJSON becomes JSON': async () => {
    expect(await bodyOf(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"')
  },
  'a string is sent as it is, also as JSON': async () => {
    expect(await bodyOf('wren', { 'content-type': 'application/json' })).toBe('wren')
  },
})

claims('rtk-query/api/fetchbasequery#returns', {
  'it rejects if the body cannot become JSON': async () => {
    const circular: { me?: object } = {}
    circular.me = circular
    await expect(send(post(circular))).rejects.toThrow(TypeError)
    await expect(send(post({ count: 1n }))).rejects.toThrow(TypeError)
  },
})

claims('rtk-query/api/fetchbasequery#fetchbasequeryerror', {
  'PARSING_ERROR has the text of the body, and an empty one if the connection broke': async () => {
    const html = await send('/', { fetchFn: async () => new Response('<p>', { status: 404 }) })
    expect(html.error).toMatchObject({
      status: 'PARSING_ERROR',
      originalStatus: 404,
      data: '<p>',
    })
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a'))
      },
      pull: (controller) => controller.error(new TypeError('lost')),
    })
    const lost = await send('/', { fetchFn: async () => new Response(broken) })
    expect(lost.error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 200, data: '' })
  },
})

claims('rtk-query/api/fetchbasequery#set-headers', {
  'only json and text say in accept what they want': async () => {
    const accept = async (responseHandler: NonNullable<FetchArgs['responseHandler']>) =>
      (await requestFor({ url: '/', responseHandler })).headers.get('accept')
    expect(await accept('json')).toBe('application/json')
    expect(await accept('text')).toContain('text/plain')
    expect(await accept('content-type')).toBe(await accept(async () => 1))
  },
})

claims('rtk-query/api/fetchbasequery#decide-errors', {
  'validateStatus is not called if the body cannot be read': async () => {
    const validateStatus = vi.fn(() => true)
    const { error } = await send('/', {
      fetchFn: async () => new Response('<p>'),
      validateStatus,
    })
    expect(error).toMatchObject({ status: 'PARSING_ERROR' })
    expect(validateStatus).not.toHaveBeenCalled()
  },
  'any truthy value counts as a success, a promise too': async () => {
    const validateStatus = (async () => false) as never
    expect((await send('/', { validateStatus })).error).toBeUndefined()
  },
})

claims('rtk-query/api/fetchbasequery#limit-time', {
  'Infinity and more than 24.8 days end the request almost immediately': async () => {
    vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const statusOf = async (timeout: number) =>
      (await send('/', { timeout, fetchFn: never })).error?.status
    expect(await statusOf(25 * 24 * 60 * 60 * 1000)).toBe('TIMEOUT_ERROR')
    expect(await statusOf(Number.POSITIVE_INFINITY)).toBe('TIMEOUT_ERROR')
  },
  '0 means no limit, also in place of the limit of the base query': async () => {
    const ended = vi.fn()
    send({ url: '/', timeout: 0 }, { timeout: 1, fetchFn: never }).then(ended)
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(ended).not.toHaveBeenCalled()
  },
})

claims('usage/writing-tests#rtk-query', {
  'Node cannot resolve a relative URL': async () => {
    await expect(send('/sightings', { baseUrl: '/api' })).rejects.toThrow(
      'Failed to parse URL from /api/sightings',
    )
  },
})
