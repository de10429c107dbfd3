import { keptHeader } from '../../live/frame-file.ts'
import { frameHeaders, frameSandbox } from '../../model/frame-headers.ts'
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
  if (cached) return withHeaders(cached, { [keptHeader]: '1' })
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
 * Adds the headers that isolate the frame of live samples. When a worker responds, the frame has no `sandbox`
 * attribute, and not every host sends headers.
 */
export function sandboxed(frame: Response): Response {
  if (frame.type === 'error') return frame
  return withHeaders(frame, { 'Content-Security-Policy': frameSandbox, ...frameHeaders })
}

function withHeaders(
  { body, status, headers }: Response,
  added: { [name: string]: string },
): Response {
  const changed = new Headers(headers)
  for (const [name, value] of Object.entries(added)) changed.append(name, value)
  return new Response(body, { status, headers: changed })
}
