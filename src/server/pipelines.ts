import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser and no proxy asks for more before the first answer has come, and most ask for one thing at a time. */
const maxUnderWay = 16

const underWay = new WeakMap<Socket, number>()

/**
 * Whether a request is to be answered. Thousands that come in one piece would hold the thread that other
 * clients wait for, so a connection ends with the last answer that it may wait for.
 */
export function isWithinPipelineLimit(
  { socket }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const count = (underWay.get(socket) ?? 0) + 1
  if (count > maxUnderWay) return false
  underWay.set(socket, count)
  if (count === maxUnderWay) response.shouldKeepAlive = false
  else response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  return true
}

/**
 * Lets no piece of data hold more requests than may be answered. Node reads a piece to its end, whatever it's told
 * meanwhile, and that would hold the thread for 25 ms when a piece is full of requests.
 */
export function limitPieces(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // Before Node's own listener.
    socket.prependListener('data', (piece: Buffer) => {
      let end = 0
      for (let count = 0; count < maxUnderWay; count++) {
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
