import { keptHeader } from '../../live/frame-file.ts'
import { findCached } from '../site-caches.ts'

/** After this time, a cached response is better than waiting for the network. */
const networkTimeoutMs = 5000

/** The parts of a fetch event that are used. */
type Fetching = { request: Request; preloadResponse: Promise<Response | undefined> }

/**
 * Responds from the network, or from a cache if the network fails or is slow and the cache has the URL. Never rejects.
 * @param notSaved path of the document that is shown in place of one that isn't cached
 */
export async function networkFirst(
  event: Fetching,
  base: string,
  notSaved: string,
): Promise<Response> {
  const { url, destination } = event.request
  const network = fetchOrThrow(event)
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs))
  const response = await Promise.race([network, timeout]).catch(() => undefined)
  if (response) return response
  const cached = await findCached(base, url)
  if (cached) return withHeader(cached, keptHeader, '1')
  return network.catch(async () => {
    const document = destination === 'document' && (await findCached(base, base + notSaved))
    return document || Response.error()
  })
}

/** The browser may have requested a document before the worker had started. */
async function fetchOrThrow({ request, preloadResponse }: Fetching): Promise<Response> {
  const response = (await preloadResponse) ?? (await fetch(request))
  // In Firefox, a preload that failed resolves with an error response.
  if (response.type === 'error') throw new TypeError('The request failed.')
  return response
}

/**
 * Adds the header that sandboxes the frame of live samples. When a worker responds, the frame has no `sandbox`
 * attribute, and not every host sends headers.
 */
export function sandboxed(frame: Response): Response {
  const policy = "sandbox allow-scripts; frame-ancestors 'self'"
  return frame.type === 'error' ? frame : withHeader(frame, 'Content-Security-Policy', policy)
}

function withHeader({ body, status, headers }: Response, name: string, value: string): Response {
  const changed = new Headers(headers)
  changed.append(name, value)
  return new Response(body, { status, headers: changed })
}
