import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser and no proxy asks for more before the first answer has come, and most ask for one thing at a time. */
const mostUnderWay = 100

const underWay = new WeakMap<Socket, number>()

/**
 * Whether a request is to be answered. Thousands that come in one piece would hold the thread that other
 * clients wait for, so a connection ends with the last answer that it may wait for.
 */
export function mayBeAnswered({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (underWay.get(socket) ?? 0) + 1
  if (count > mostUnderWay) return false
  underWay.set(socket, count)
  if (count === mostUnderWay) response.shouldKeepAlive = false
  else response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  return true
}
