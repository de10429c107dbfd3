import type { Server, ServerResponse } from 'node:http'
import { closeSilentConnections } from './silent-connections.ts'

/**
 * Takes no new connections, lets answers that are under way finish, and resolves when the last
 * connection is closed; after `deadlineMs` the rest are cut. May be called more than once.
 */
export function stopServer(server: Server, deadlineMs = 9_000): Promise<void> {
  return new Promise((resolve) => {
    closeSilentConnections(server)
    // What still comes in over an open connection is the last thing that does.
    server.prependListener('request', (_request, response: ServerResponse) =>
      response.setHeader('Connection', 'close'),
    )
    // A connection that is kept alive turns idle when its answer has been sent.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(deadline)
      resolve()
    })
  })
}
