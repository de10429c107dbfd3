import { once } from 'node:events'
import {
  createServer,
  get,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { makeStoppable } from './stop-server.ts'

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
/** In milliseconds. A test that waits for it fails, because it doesn't end in time. */
const never = 2 ** 31 - 1

async function start(answer: RequestListener) {
  const server = createServer({ keepAliveTimeout: never }, answer)
  const stop = makeStoppable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, stop, port: (server.address() as AddressInfo).port }
}

/** Resolves when a connection is closed. If it was cut, that isn't an error here. */
function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.on('error', () => {}).once('close', () => resolve()))
}

/** Sends a request, and waits until the server has it. */
async function askAndHold(server: Server, port: number) {
  const held = once(server, 'request')
  const client = get({ host: '127.0.0.1', port })
  const answer = once(client, 'response')
  const [, response] = (await held) as [unknown, ServerResponse]
  return { answer, response }
}

it('finishes the answer that is under way and takes no more', async () => {
  const { server, stop, port } = await start(() => {})
  const { answer, response } = await askAndHold(server, port)
  const stopped = stop(never)
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
  response.end('done')
  const [{ statusCode }] = await answer
  expect(statusCode).toBe(200)
  await stopped
})

it('lets a connection that is kept alive ask once more at most', async () => {
  const { stop, port } = await start((_request, response) => response.end('done'))
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  const closed = closing(socket)
  await once(socket, 'data')
  socket.on('data', () => socket.write(request))
  socket.write(request)
  await stop(never)
  await closed
})

it('cuts connections that do not end in time', async () => {
  const { server, stop, port } = await start(() => {})
  const { answer } = await askAndHold(server, port)
  const cut = expect(answer).rejects.toThrow('socket hang up')
  await stop(100)
  await cut
})

it('does not wait for connections that have asked for nothing', async () => {
  const { server, stop, port } = await start(() => {})
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n'))
  const closed = closing(socket)
  await once(server, 'connection')
  await stop(never)
  await closed
})

it('may be stopped twice', async () => {
  const { stop } = await start(() => {})
  await Promise.all([stop(never), stop(never)])
})
