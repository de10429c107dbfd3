import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publicFiles, secret, writeFuzzSite } from '../../tests/fuzz/site.ts'
import { createSiteServer } from './server.ts'
import { stopServer } from './stop-server.ts'

const picture = '/picture.png'
const hasProcFiles = process.platform === 'linux'
const sockets: Socket[] = []
const servers: Server[] = []
let folder: string
let root: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'connections-'))
  root = path.join(folder, 'site')
  await writeFuzzSite(root)
  await writeFile(path.join(root, picture), Buffer.alloc(1_000_000))
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await Promise.all(servers.map((server) => stopServer(server, 0)))
  await rm(folder, { recursive: true })
})

/**
 * Long enough for a busy machine to read a head that came whole. A connection that says nothing is let go later
 * without an answer, so that it gets one for its head before.
 */
const impatient = { headersMs: 1_000, requestMs: 1_500, keepAliveMs: 1_000, stalledMs: 3_000 }
/** For those whose head comes whole. */
const soonStalled = { ...impatient, stalledMs: 1_500 }

async function start(from = root, timeouts?: typeof impatient): Promise<[Server, number]> {
  const server = await createSiteServer(from, timeouts)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return [server, (server.address() as AddressInfo).port]
}

/** Connects, sends these bytes and nothing more. What the server does to it is no error. */
async function open(port: number, bytes: string, allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen })
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes, 'latin1')
  return socket
}

async function textUntilClosed(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'close')
  return text
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)))

const faq = async (port: number) => (await fetch(`http://127.0.0.1:${port}/faq`)).text()

// Each has a server of its own, and they wait at the same time.
describe.concurrent('clients that do not hurry', () => {
  it.for([
    ['say nothing', '', /^(HTTP\/1\.1 408 .*)?$/],
    ['never finish the head', 'GET /faq HTTP/1.1\r\nHost: a\r\n', /^HTTP\/1\.1 408 /],
    [
      'never send the body they promised',
      'POST /faq HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n',
      /^HTTP\/1\.1 405 /,
    ],
    ['ask nothing more', 'GET /faq HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 200 /],
  ] as const)('are let go when they %s', async ([_name, bytes, answer], { expect }) => {
    const [, port] = await start(root, impatient)
    expect((await textUntilClosed(await open(port, bytes))).split('\r\n')[0]).toMatch(answer)
  })

  it('are let go when they send their head a byte at a time', async ({ expect }) => {
    const [, port] = await start(root, impatient)
    const socket = await open(port, 'GET /faq HTTP/1.1\r\nX: ')
    const drip = setInterval(() => socket.write('x'), 20)
    expect(await textUntilClosed(socket)).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })

  it('are let go when they never read what they asked for', async () => {
    const [server, port] = await start(root, soonStalled)
    const closed = once(server, 'connection').then(([connection]) => once(connection, 'close'))
    const socket = await open(port, '')
    socket.pause()
    // More answers than the buffers of the two systems hold.
    socket.write(`GET ${picture} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(50))
    await closed
  })

  it('cost others nothing, and little memory, when hundreds of them never read', async ({
    expect,
  }) => {
    const [server, port] = await start(root, soonStalled)
    const before = process.memoryUsage().rss
    for (let number = 0; number < 200; number++) {
      const socket = await open(port, `GET ${picture} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(10))
      socket.pause()
    }
    expect(await faq(port)).toBe(publicFiles.get('/faq'))
    // Together they have asked for 2,000 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000)
    await expect.poll(() => connectionsOf(server)).toBe(0)
  })
})

describe('clients', () => {
  it('are answered when they have closed their half', async () => {
    const [, port] = await start()
    const socket = await open(port, '', true)
    socket.end('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n')
    const answer = await textUntilClosed(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain(publicFiles.get('/faq'))
  })

  it('harm nobody when they are gone before the answer', async () => {
    const [, port] = await start()
    for (let number = 0; number < 200; number++) {
      const socket = await open(port, 'GET /faq HTTP/1.1\r\nHost: a\r\n\r\n')
      socket.resetAndDestroy()
    }
    expect(await faq(port)).toBe(publicFiles.get('/faq'))
  })
})

describe('requests that do not wait for answers', () => {
  const requests = (count: number) => 'GET /faq HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count)
  const answersIn = (text: string) => text.split('HTTP/1.1 200').slice(1)

  it('are answered in their order, up to sixteen, as often as they come', async () => {
    const [, port] = await start()
    const socket = await open(port, '')
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk
    })
    for (let round = 1; round <= 5; round++) {
      socket.write(requests(15))
      await expect.poll(() => answersIn(text).length).toBe(15 * round)
    }
    const kept = answersIn(text).filter((answer) => answer.includes('Connection: keep-alive'))
    expect(kept).toHaveLength(5 * 15)
  })

  it('end their connection when there are more, and leave the rest to another one', async () => {
    const [, port] = await start()
    const answers = answersIn(await textUntilClosed(await open(port, requests(3_000))))
    expect(answers).toHaveLength(16)
    expect(answers.filter((answer) => answer.includes('Connection: close'))).toHaveLength(1)
    expect(answers.at(-1)).toContain('Connection: close')
    expect(answers.at(-1)).toContain(publicFiles.get('/faq'))
    expect(await faq(port)).toBe(publicFiles.get('/faq'))
  })
})

describe('a build that changes under the server', () => {
  it('is served as it was when the server started', async () => {
    const copy = path.join(folder, 'copy')
    await cp(root, copy, { recursive: true })
    const [, port] = await start(copy)
    await writeFile(path.join(copy, 'faq/index.html'), secret)
    await writeFile(path.join(copy, 'new.txt'), secret)
    expect(await faq(port)).toBe(publicFiles.get('/faq'))
    expect((await fetch(`http://127.0.0.1:${port}/new.txt`)).status).toBe(404)
    await rm(copy, { recursive: true })
    expect(await faq(port)).toBe(publicFiles.get('/faq'))
  })
})

describe('a server process with many connections', () => {
  let child: ChildProcess | undefined

  afterEach(async () => {
    if (child === undefined || child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  })

  /** Starts the serve command, allowed this many open files; returns its port. */
  async function serve(openFiles: number): Promise<number> {
    const command = `ulimit -n ${openFiles} && exec "$0" --import tsx src/server/serve.ts --root "$1"`
    child = spawn('sh', ['-c', command, process.execPath, root], {
      env: { ...process.env, HOST: '', PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data')
    return Number(/:(\d+)\n/.exec(String(line))?.[1])
  }

  it('answers while 2,000 connections are idle, and ends', async () => {
    const busy = await serve(4_000)
    for (let number = 0; number < 2_000; number++) await open(busy, 'GET /faq HTTP/1.1\r\n')
    expect(await faq(busy)).toBe(publicFiles.get('/faq'))
    await open(busy, 'GET /faq HTTP/1.1\r\nHost: a\r\n\r\n')
    child?.kill('SIGTERM')
    expect(await once(child as ChildProcess, 'exit')).toEqual([0, null])
  })

  it.runIf(hasProcFiles)(
    'survives having no room for more, and answers when there is',
    async () => {
      const small = await serve(100)
      for (let number = 0; number < 300; number++) await open(small, 'GET /faq HTTP/1.1\r\n')
      for (const socket of sockets.splice(0)) socket.destroy()
      await expect.poll(() => faq(small).catch(() => '')).toBe(publicFiles.get('/faq'))
    },
  )
})
