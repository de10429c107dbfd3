import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Prepares a server to be stopped. Call it before the server listens.
 *
 * @returns a function that rejects new connections, lets current responses finish, and resolves when the last
 * connection is closed. After `deadlineMs`, the remaining connections are cut. It may be called more than once.
 */
export function makeStoppable(server: Server): (deadlineMs?: number) => Promise<void> {
  // Connections without a request: browsers open them in advance, and Node counts them as busy.
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))

  return (deadlineMs = 9_000) =>
    new Promise((resolve) => {
      for (const socket of silent) socket.destroy()
      // A request that arrives on an open connection now is its last one.
      server.prependListener('request', (_request, response: ServerResponse) =>
        response.setHeader('Connection', 'close'),
      )
      // A kept-alive connection becomes idle when its response has been sent.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(deadline)
        resolve()
      })
    })
}
