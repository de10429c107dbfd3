import { eventually } from './eventually.ts'

type Held = { line: string; request: Request; resolve: (response: Response) => void }

/**
 * A server whose responses a test sends, in any order. Its `fetchFn` takes the place of the one in a page's samples, or
 * of the global `fetch`.
 */
export function heldServer() {
  const held: Held[] = []
  const log: string[] = []

  const fetchFn = (input: RequestInfo | URL) => {
    const request = input as Request
    const { pathname, search } = new URL(request.url)
    const line = `${request.method} ${pathname}${search}`
    log.push(line)
    return new Promise<Response>((resolve, reject) => {
      held.push({ line, request, resolve })
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  }

  /** Responds to the oldest open request that begins with `line`: `GET /plants`. Waits for one. */
  async function respond(line: string, body: unknown, status = 200): Promise<Request> {
    const index = await eventually(() => {
      const found = held.findIndex(
        (open) => open.line.startsWith(line) && !open.request.signal.aborted,
      )
      if (found < 0) throw new Error(`No request ${line}, but: ${log.join(', ')}`)
      return found
    })
    const [open] = held.splice(index, 1)
    open?.resolve(body instanceof Response ? body : Response.json(body, { status }))
    return (open as Held).request
  }

  return { fetchFn, log, respond }
}
