import { createServer, type RequestListener, type Server } from 'node:http'
import { createAddressResolver } from './addresses.ts'
import { readServing } from './read-serving.ts'
import { send, sendErrorPage, sendFile } from './send.ts'
import { headersFor, type Serving } from './serving.ts'
import { loadSiteFiles, type SiteFiles } from './site-files.ts'

/** What is not named by the content's hash may be kept, but is asked for again before each use. */
const revalidate = { 'Cache-Control': 'no-cache' }

/**
 * The production server of a build: files from memory, canonical addresses, a real 404.
 *
 * @param root The build's output folder.
 * @throws Error with one sentence for the person at the terminal when there is no finished build.
 */
export async function createSiteServer(root: string): Promise<Server> {
  // First, because it is what explains a missing build.
  const serving = await readServing(root)
  const files = await loadSiteFiles(root)
  return createServer(
    // A request arrives whole within half a minute, or its connection is needed for others.
    { headersTimeout: 20_000, requestTimeout: 30_000, keepAliveTimeout: 10_000 },
    createListener(files, serving),
  ).setTimeout(60_000)
}

export function createListener(files: SiteFiles, serving: Serving): RequestListener {
  const notFoundPage = files.get('/404.html')
  if (notFoundPage === undefined) throw new Error('The build has no 404.html. Run: npm run build')
  const resolve = createAddressResolver(files, serving)
  const headersOf = (path: string) => ({ ...revalidate, ...headersFor(serving.headers, path) })

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(response, 405, { ...headersOf('/'), Allow: 'GET, HEAD' })
      return
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
