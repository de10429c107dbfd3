import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const silent = new WeakMap<Server, Set<Socket>>()

/**
 * Tracks from now on which connections of a server have not made a whole request yet. `closeSilentConnections` closes
 * them.
 */
export function watchSilentConnections(server: Server): void {
  const sockets = new Set<Socket>()
  silent.set(server, sockets)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage) => sockets.delete(socket))
}

/**
 * Closes the connections that have not made a whole request. Browsers open connections ahead of need, and Node counts
 * these as busy: otherwise, a server with a browser beside it would stop only at its deadline.
 */
export function closeSilentConnections(server: Server): void {
  for (const socket of silent.get(server) ?? []) socket.destroy()
}
