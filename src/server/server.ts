import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { createAddressResolver } from './addresses.ts'
import { isWithinPipelineLimit, limitPieces } from './pipelines.ts'
import { readServing } from './read-serving.ts'
import { send, sendErrorPage, sendFile } from './send.ts'
import { headersFor, type Serving } from './serving.ts'
import { watchSilentConnections } from './silent-connections.ts'
import { loadSiteFiles, type SiteFiles } from './site-files.ts'

/** In characters. A longer target of a request that still fits into its headers is answered with 414. */
const maxTargetLength = 8192

/** How long a connection may take, in milliseconds. */
type Timeouts = {
  /** For the headers of a request. */
  headersMs: number
  /** For a whole request. */
  requestMs: number
  /** Between two requests. */
  keepAliveMs: number
  /** Without a byte in either direction while a response is on its way. */
  stalledMs: number
}

// Load balancers keep idle connections for a minute. One that the server closes first, while a
// request is on its way over it, is a failure that a reader sees.
const defaultTimeouts: Timeouts = {
  headersMs: 20_000,
  requestMs: 30_000,
  keepAliveMs: 75_000,
  stalledMs: 60_000,
}

/** What is not named by the content's hash may be cached, but is asked for again before each use. */
const revalidate = { 'Cache-Control': 'no-cache' }

/**
 * The production server of a build: files from memory, canonical addresses, a real 404.
 *
 * @param root The build's output folder.
 * @param timeouts Shorter ones are for tests.
 * @throws Error with one sentence for the person at the terminal when there is no finished build.
 */
export async function createSiteServer(root: string, timeouts = defaultTimeouts): Promise<Server> {
  // First, because it is what explains a missing build.
  const serving = await readServing(root)
  const files = await loadSiteFiles(root)
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      // How often connections are held against the two timeouts of requests.
      connectionsCheckingInterval: timeouts.headersMs / 4,
    },
    createListener(files, serving),
  )
  watchSilentConnections(server)
  limitPieces(server)
  return server.setTimeout(timeouts.stalledMs).on('connect', refuseTunnel)
}

/** CONNECT asks for a raw connection to somewhere else. Node would hang up without a word. */
function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  // Nobody else listens to this socket now, and a client that is gone must not end the process.
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n')
}

/**
 * Answers requests with the files, redirects and headers of one build.
 * @throws {Error} when the build has no page to show for addresses that don't exist
 */
export function createListener(files: SiteFiles, serving: Serving): RequestListener {
  const notFoundPage = files.get('/404.html')
  if (notFoundPage === undefined) throw new Error('The build has no 404.html. Run: npm run build')
  const resolve = createAddressResolver(files, serving)
  const headersByPath = new Map(
    ['/', ...files.keys()].map((path) => [
      path,
      { ...revalidate, ...headersFor(serving.headers, path) },
    ]),
  )
  const headersOf = (path: string) => headersByPath.get(path) ?? revalidate

  const refuse = (response: ServerResponse, status: number, reason: string, more = {}) => {
    const headers = { ...headersOf('/'), 'Content-Type': 'text/plain; charset=utf-8', ...more }
    send(response, status, headers, `${reason}\n`)
  }

  return (request, response) => {
    if (!isWithinPipelineLimit(request, response)) return
    const requestError = requestErrorOf(request)
    if (requestError)
      return refuse(response, requestError.status, requestError.reason, { Connection: 'close' })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // What a client sends along is not read, so that nothing sensible can follow it.
      const more = { Allow: 'GET, HEAD', Connection: 'close' }
      return refuse(response, 405, 'Only GET and HEAD are answered here.', more)
    }
    const { url = '/' } = request
    if (url.length > maxTargetLength) {
      return refuse(response, 414, `The URL is longer than ${maxTargetLength} characters.`)
    }
    const answer = resolve(url)
    switch (answer.kind) {
      case 'file':
        return sendFile(request, response, answer.file, headersOf(answer.path))
      case 'redirect':
        return send(response, 301, { ...headersOf('/'), Location: answer.location })
      case 'not-found':
        return sendErrorPage(request, response, 404, notFoundPage, headersOf('/404.html'))
    }
  }
}

/** What makes a request ambiguous: Node accepts it, but a proxy in front may read it in another way. Else null. */
function requestErrorOf({
  headers,
  rawHeaders,
}: IncomingMessage): { status: number; reason: string } | null {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
  if (hosts.length > 1) return { status: 400, reason: 'The request names its host twice.' }
  if (headers.host !== undefined && !/^([\w.-]*|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(headers.host)) {
    return { status: 400, reason: 'The Host header is not the name of a host.' }
  }
  const coding = headers['transfer-encoding']
  if (coding === undefined || coding.trim().toLowerCase() === 'chunked') return null
  return { status: 501, reason: 'Only the transfer coding "chunked" is known here.' }
}
