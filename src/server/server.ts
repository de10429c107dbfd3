import { createServer, type RequestListener, type Server } from 'node:http'
import { createAddressResolver } from './addresses.ts'
import { readServing } from './read-serving.ts'
import { send, sendErrorPage, sendFile } from './send.ts'
import { headersFor, type Serving } from './serving.ts'
import { loadSiteFiles, type SiteFiles } from './site-files.ts'

/**
 * In milliseconds. Load balancers keep idle connections for a minute. If the server closed one first, a request that is
 * already on its way would fail for the reader.
 */
const keepAliveTimeout = 75_000

/** How long a client may stop reading and writing during a response, in milliseconds. */
const stalledTimeout = 60_000

/** Files without a hash in their name may be cached, but must be revalidated before each use. */
const revalidate = { 'Cache-Control': 'no-cache' }

/**
 * The production server of a build: it serves files from memory, at canonical addresses, with a real 404.
 *
 * @param root The build's output folder.
 * @throws Error with one sentence for the person at the terminal when there is no finished build.
 */
export async function createSiteServer(root: string): Promise<Server> {
  // Comes first, because its error explains a missing build.
  const serving = await readServing(root)
  const files = await loadSiteFiles(root)
  const listener = createListener(files, serving)
  const server = createServer({ keepAliveTimeout }, listener).setTimeout(stalledTimeout)
  // Without it, Node would refuse an expectation by itself, without the headers of the site.
  return server.on('checkExpectation', listener)
}

/**
 * Handles requests with the files, redirects and headers of one build.
 * @throws {Error} when the build has no page for addresses that don't exist
 */
export function createListener(files: SiteFiles, serving: Serving): RequestListener {
  const notFoundPage = files.get('/404.html')
  if (notFoundPage === undefined) throw new Error('The build has no 404.html. Run: npm run build')
  const resolve = createAddressResolver(files, serving)
  const headersOf = (path: string) => ({ ...revalidate, ...headersFor(serving.headers, path) })

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const more = { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' }
      const reason = 'Only GET and HEAD are answered here.\n'
      return send(response, 405, { ...headersOf('/'), ...more }, reason)
    }
    // Node answers this one itself.
    if (!/^100-continue$|^$/i.test(request.headers.expect ?? '')) {
      const more = { 'Content-Type': 'text/plain; charset=utf-8' }
      const reason = 'The only expectation that is met here is 100-continue.\n'
      return send(response, 417, { ...headersOf('/'), ...more }, reason)
    }
    const answer = resolve(request.url ?? '/')
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
