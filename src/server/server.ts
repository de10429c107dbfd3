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

/** Longest target of a request, in characters. What fits a head but not this is answered with 414. */
const longestTarget = 8192

/** How long a connection may take, in milliseconds. */
type Patience = {
  /** For the head of a request. */
  head: number
  /** For a whole request. */
  request: number
  /** Between two requests. */
  idle: number
  /** Without a byte in either direction while an answer is on its way. */
  silence: number
}

// Load balancers keep idle connections for a minute. One that the server closes first, while a
// request is on its way over it, is a failure that a reader sees.
const patience: Patience = { head: 20_000, request: 30_000, idle: 75_000, silence: 60_000 }

/** What is not named by the content's hash may be cached, but is asked for again before each use. */
const revalidate = { 'Cache-Control': 'no-cache' }

/**
 * The production server of a build: files from memory, canonical addresses, a real 404.
 *
 * @param root The build's output folder.
 * @param limits Shorter ones are for tests.
 * @throws Error with one sentence for the person at the terminal when there is no finished build.
 */
export async function createSiteServer(root: string, limits = patience): Promise<Server> {
  // First, because it is what explains a missing build.
  const serving = await readServing(root)
  const files = await loadSiteFiles(root)
  const server = createServer(
    {
      headersTimeout: limits.head,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      // How often connections are held against the two limits on requests.
      connectionsCheckingInterval: limits.head / 4,
    },
    createListener(files, serving),
  )
  watchSilentConnections(server)
  limitPieces(server)
  return server.setTimeout(limits.silence).on('connect', refuseTunnel)
}

/** CONNECT asks for a raw connection to somewhere else. Node would hang up without a word. */
function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  // Nobody else listens to this socket now, and a client that is gone must not end the process.
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n')
}

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

  const refuse = (response: ServerResponse, status: number, why: string, more = {}) => {
    const headers = { ...headersOf('/'), 'Content-Type': 'text/plain; charset=utf-8', ...more }
    send(response, status, headers, `${why}\n`)
  }

  return (request, response) => {
    if (!isWithinPipelineLimit(request, response)) return
    const fault = faultOf(request)
    if (fault) return refuse(response, fault.status, fault.why, { Connection: 'close' })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // What a client sends along is not read, so that nothing sensible can follow it.
      const more = { Allow: 'GET, HEAD', Connection: 'close' }
      return refuse(response, 405, 'Only GET and HEAD are answered here.', more)
    }
    const { url = '/' } = request
    if (url.length > longestTarget) {
      return refuse(response, 414, `The URL is longer than ${longestTarget} characters.`)
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

/** What Node lets pass and two servers in a row may read in two ways, or null. */
function faultOf({ headers, rawHeaders }: IncomingMessage): { status: number; why: string } | null {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
  if (hosts.length > 1) return { status: 400, why: 'The request names its host twice.' }
  if (headers.host !== undefined && !/^([\w.-]*|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(headers.host)) {
    return { status: 400, why: 'The Host header is not the name of a host.' }
  }
  const coding = headers['transfer-encoding']
  if (coding === undefined || coding.trim().toLowerCase() === 'chunked') return null
  return { status: 501, why: 'Only the transfer coding "chunked" is known here.' }
}
