import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How many requests of one connection may wait for their responses. No browser and no proxy sends more, and most send
 * one at a time.
 */
const maxPipelined = 16

const underWay = new WeakMap<Socket, number>()

/**
 * Whether a request gets a response. Thousands of requests in one piece of data would occupy the thread that other
 * clients wait for. So a connection that reaches the limit ends after the response to that request.
 */
export function isWithinPipelineLimit(
  { socket }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const count = (underWay.get(socket) ?? 0) + 1
  if (count > maxPipelined) return false
  underWay.set(socket, count)
  if (count === maxPipelined) response.shouldKeepAlive = false
  else response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  return true
}

/**
 * Cuts off the requests in a piece of data that exceed the limit. Node parses a piece to its end, even if the
 * connection is closed meanwhile, and a piece full of requests would occupy the thread for 25 ms.
 */
export function limitPieces(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // Before Node's own listener.
    socket.prependListener('data', (piece: Buffer) => {
      let end = 0
      for (let count = 0; count < maxPipelined; count++) {
        const head = piece.indexOf(endOfHead, end)
        if (head < 0) return
        end = head + endOfHead.length
      }
      // Line breaks between requests mean nothing.
      piece.fill('\n', end)
    })
  })
}

const endOfHead = '\r\n\r\n'
