import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Prepares a server, before it listens, to be stopped.
 *
 * @returns a function that takes no new connections, lets answers that are under way finish, and resolves when the
 *   last connection is closed; after `deadlineMs` the rest are cut. It may be called more than once.
 */
export function makeStoppable(server: Server): (deadlineMs?: number) => Promise<void> {
  // Browsers open connections ahead of need, and Node counts one that has asked for nothing as busy.
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))

  return (deadlineMs = 9_000) =>
    new Promise((resolve) => {
      for (const socket of silent) socket.destroy()
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
