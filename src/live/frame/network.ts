import {
  type CodeLocation,
  maxRequests,
  type RecordedRequest,
  type Recording,
} from '../recording.ts'

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Longer bodies are cut, because they're only shown. */
const maxBodyLength = 100_000

const noNetwork =
  'Live samples have no network. Assign a function that answers requests to globalThis.fetch.'

/**
 * Lists the requests of a sample, and lets the reader delay them or make them fail. The sample responds to them itself,
 * with its own `globalThis.fetch` or `fetchFn`. Otherwise the browser refuses them.
 * @returns a function that wraps a `fetch` of the sample, so that its requests are listed
 */
export function setUpNetwork(
  recording: Recording,
  locationNow: () => CodeLocation,
): (answer: Fetch) => Fetch {
  const { network } = recording
  // Kept, because samples may replace the globals.
  const { fetch: browserFetch, setTimeout: wait, clearTimeout: stopWaiting } = globalThis
  const now = performance.now.bind(performance)
  const watched = new WeakMap<Fetch, Fetch>()
  /** A function of the sample may call another one for the same request. */
  const underWay = new WeakSet<Request>()

  const refuse: Fetch = async (input, init) => {
    try {
      return await browserFetch(input, init)
    } catch (error) {
      throw error instanceof TypeError ? new TypeError(noNetwork, { cause: error }) : error
    }
  }

  function watch(answer: Fetch): Fetch {
    const wrapper =
      watched.get(answer) ??
      ((input, init) =>
        input instanceof Request && underWay.has(input)
          ? answer(input, init)
          : listen(answer, input, init))
    watched.set(answer, wrapper)
    watched.set(wrapper, wrapper)
    return wrapper
  }

  async function listen(answer: Fetch, ...sent: Parameters<Fetch>): Promise<Response> {
    const [input, init] = sent
    const startedAt = now()
    const listed = list(sent)
    const fails = network.failure !== 'none'
    if (network.failure === 'next') network.failure = 'none'
    if (input instanceof Request) underWay.add(input)
    recording.onChange()
    try {
      if (network.latencyMs > 0) await pause(network.latencyMs, signalOf(input, init))
      if (fails) throw new TypeError('Failed to fetch')
      const response = await answer(input, init)
      listed.status = Number(response?.status) || 0
      recordBody(response, (text) => {
        listed.received = text
      })
      return response
    } catch (error) {
      listed.error = String(error)
      throw error
    } finally {
      if (input instanceof Request) underWay.delete(input)
      listed.ms = Math.round(now() - startedAt)
      recording.onChange()
    }
  }

  function list([input, init]: Parameters<Fetch>): RecordedRequest {
    const { file, line } = locationNow()
    const request = input instanceof Request ? input : null
    const listed: RecordedRequest = {
      method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
      address: shortUrl(request ? request.url : String(input)),
      location: { file, line },
      sent: '',
      status: 0,
      ms: null,
      received: '',
      error: '',
    }
    network.requests.push(listed)
    if (network.requests.length > maxRequests) {
      network.requests.shift()
      network.dropped += 1
    }
    const body = init?.body
    const isReadable = body && !(body instanceof ReadableStream)
    const hasBody = request !== null && !/^(GET|HEAD)$/.test(request.method)
    recordBody(isReadable ? new Response(body) : hasBody ? request : null, (text) => {
      listed.sent = text
    })
    return listed
  }

  /** Reads a copy, because the body itself is for the sample. */
  function recordBody(from: Request | Response | null, record: (text: string) => void): void {
    const isBody = from instanceof Request || from instanceof Response
    if (!isBody || from.bodyUsed || from.body === null) return
    from
      .clone()
      .text()
      .then((text) => {
        record(text.slice(0, maxBodyLength))
        recording.onChange()
      })
      // The sample's own code gets the error of a body that breaks off.
      .catch(() => {})
  }

  function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const timer = wait(resolve, ms)
      signal?.addEventListener('abort', () => {
        stopWaiting(timer)
        reject(signal.reason)
      })
    })
  }

  let answer: Fetch = refuse
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    enumerable: true,
    get: () => (typeof answer === 'function' ? watch(answer) : answer),
    set: (next) => {
      answer = next
    },
  })
  return watch
}

function signalOf(input: RequestInfo | URL, init?: RequestInit) {
  return init?.signal ?? (input instanceof Request ? input.signal : undefined)
}

/** The address as in the sample: the browser resolves a path against the frame, so the frame's origin is removed. */
function shortUrl(url: string): string {
  const own = new URL(document.baseURI).origin
  return url.startsWith(`${own}/`) ? url.slice(own.length) : url
}
