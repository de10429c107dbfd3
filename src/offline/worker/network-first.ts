import { keptHeader } from '../../live/frame-file.ts'
import { findCached } from '../site-caches.ts'

/** A network that takes longer than this is as good as none for what is cached. */
const networkTimeoutMs = 5000

/** What is used of a fetch event. */
type Fetching = { request: Request; preloadResponse: Promise<Response | undefined> }

/**
 * Responds with what the network has, or with what is cached if the network fails, or takes too long and something is
 * cached. Never rejects.
 * @param notSaved path of the document that is shown in place of one that is not cached
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

/** The browser may have sent the request for a document before the worker was there. */
async function fetchOrThrow({ request, preloadResponse }: Fetching): Promise<Response> {
  const response = (await preloadResponse) ?? (await fetch(request))
  // Firefox resolves a request that it has sent ahead with an error.
  if (response.type === 'error') throw new TypeError('The request failed.')
  return response
}

/**
 * Cuts the frame of live samples off from the site by its header: where a worker answers, the frame has no attribute
 * that does it, and not every host sends headers.
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
