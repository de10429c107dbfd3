import type { Server } from 'node:http'

/**
 * Takes no new connections, lets answers that are under way finish, and resolves when the last
 * connection is closed; after `deadlineMs` the rest are cut. May be called more than once.
 */
export function stopServer(server: Server, deadlineMs = 9_000): Promise<void> {
  return new Promise((resolve) => {
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
