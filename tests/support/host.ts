import { createServer } from 'node:http'
import { readServing } from '../../src/server/read-serving.ts'
import { createListener } from '../../src/server/server.ts'
import { loadSiteFiles } from '../../src/server/site-files.ts'
import { listen } from './listen.ts'

/** A host at a fixed address that can go offline and serve another build. */
export type Host = {
  /** Address of the site, with its base path. */
  address: string
  /** Goes offline, and cuts open requests too. */
  cut: () => void
  restore: () => void
  /**
   * Answers requests for these paths with a page, as a network with a sign-in page does. Browsers may cache it as long
   * as the file. Null turns it off.
   */
  askToSignIn: (paths: RegExp | null) => void
  /** The paths that were requested since the last call. */
  takeRequests: () => string[]
  /** Serves another build from now on. */
  publish: (root: string) => Promise<void>
  close: () => Promise<void>
}

export async function startHost(root: string): Promise<Host> {
  let isCut = false
  let hidden: RegExp | null = null
  let requests: string[] = []
  let listener = await listenerOf(root)
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (isCut) request.socket.destroy()
    else if (hidden?.test(request.url ?? '')) {
      const cacheControl = 'public, max-age=31536000, immutable'
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': cacheControl })
      response.end('<!doctype html><title>Sign in</title>')
    } else listener(request, response)
  })
  const { address, stop } = await listen(server)
  const { basePath } = await readServing(root)
  return {
    address: address + basePath,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    restore() {
      isCut = false
    },
    askToSignIn(paths) {
      hidden = paths
    },
    takeRequests() {
      const taken = requests
      requests = []
      return taken
    },
    async publish(next) {
      listener = await listenerOf(next)
    },
    close: stop,
  }
}

async function listenerOf(root: string) {
  return createListener(await loadSiteFiles(root), await readServing(root))
}
