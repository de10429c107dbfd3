import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicFiles, secret, writeFuzzSite } from '../../tests/fuzz/site.ts'
import { createSiteServer } from './server.ts'
import { stopServer } from './stop-server.ts'

const picture = '/picture.png'
const hasProcFiles = process.platform === 'linux'
const sockets: Socket[] = []
let folder: string
let root: string
let server: Server
let port: number

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'connections-'))
  await writeFuzzSite(path.join(folder, 'site'))
})

afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  root = await mkdtemp(path.join(folder, 'copy-'))
  await cp(path.join(folder, 'site'), root, { recursive: true })
  await writeFile(path.join(root, picture), Buffer.alloc(1_000_000))
  // Long enough for a busy machine to read a head that came whole.
  const timeouts = { headersMs: 1_000, requestMs: 1_500, keepAliveMs: 1_000, stalledMs: 3_000 }
  server = await createSiteServer(root, timeouts)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await stopServer(server, 0)
})

/** Connects, sends these bytes and nothing more. What the server does to it is no error. */
async function open(bytes: string, to = port, allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen })
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

const faq = async (at = port) => (await fetch(`http://127.0.0.1:${at}/faq`)).text()

describe('clients that do not hurry', () => {
  it.each([
    ['say nothing', '', /^(HTTP\/1\.1 408 .*)?$/],
    ['never finish the head', 'GET /faq HTTP/1.1\r\nHost: a\r\n', /^HTTP\/1\.1 408 /],
    [
      'never send the body they promised',
      'POST /faq HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n',
      /^HTTP\/1\.1 405 /,
    ],
    ['ask nothing more', 'GET /faq HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 200 /],
  ])('are let go when they %s', async (_name, bytes, answer) => {
    expect((await textUntilClosed(await open(bytes))).split('\r\n')[0]).toMatch(answer)
  })

  it('are let go when they send their head a byte at a time', async () => {
    const socket = await open('GET /faq HTTP/1.1\r\nX: ')
    const drip = setInterval(() => socket.write('x'), 20)
    expect(await textUntilClosed(socket)).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })

  it('are let go when they never read what they asked for', async () => {
    // More answers than the buffers of the two systems hold.
    const socket = await open('')
    socket.pause()
    const many = `GET ${picture} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(50)
    socket.write(many)
    const closed = new Promise((resolve) =>
      server.on('connection', (other) => other.on('close', resolve)),
    )
    await open('GET /faq HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await closed
    const count = () =>
      new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)))
    await expect.poll(count, { timeout: 10_000 }).toBe(0)
  })

  it('cost others nothing, and little memory, when hundreds of them never read', async () => {
    const before = process.memoryUsage().rss
    for (let number = 0; number < 200; number++) {
      const socket = await open(`GET ${picture} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(10))
      socket.pause()
    }
    expect(await faq()).toBe(publicFiles.get('/faq'))
    // Together they have asked for 2,000 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000)
    const count = () =>
      new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)))
    await expect.poll(count, { timeout: 20_000 }).toBe(0)
  })

  it('are answered when they have closed their half', async () => {
    const socket = await open('', port, true)
    socket.end('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n')
    const answer = await textUntilClosed(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain(publicFiles.get('/faq'))
  })

  it('harm nobody when they are gone before the answer', async () => {
    for (let number = 0; number < 200; number++) {
      const socket = await open('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n')
      socket.resetAndDestroy()
    }
    expect(await faq()).toBe(publicFiles.get('/faq'))
  })
})

describe('requests that do not wait for answers', () => {
  const answersTo = async (count: number) => {
    const text = await textUntilClosed(
      await open('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count)),
    )
    return text.split('HTTP/1.1 ').slice(1)
  }

  it('are answered in their order, up to sixteen', async () => {
    const answers = await answersTo(15)
    expect(answers).toHaveLength(15)
    expect(answers.every((answer) => answer.includes('Connection: keep-alive'))).toBe(true)
  })

  it('end their connection when there are more, and leave the rest to another one', async () => {
    const answers = await answersTo(3_000)
    expect(answers).toHaveLength(16)
    expect(answers.filter((answer) => answer.includes('Connection: close'))).toHaveLength(1)
    expect(answers.at(-1)).toContain('Connection: close')
    expect(answers.at(-1)).toContain(publicFiles.get('/faq'))
    expect(await faq()).toBe(publicFiles.get('/faq'))
  })

  it('may be many on one connection, one after the other', async () => {
    const socket = await open('')
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk
    })
    for (let round = 1; round <= 5; round++) {
      socket.write('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(15))
      await expect.poll(() => text.split('HTTP/1.1 200').length - 1).toBe(15 * round)
    }
  })
})

describe('a build that changes under the server', () => {
  it('is served as it was when the server started', async () => {
    await writeFile(path.join(root, 'faq/index.html'), secret)
    await writeFile(path.join(root, 'new.txt'), secret)
    expect(await faq()).toBe(publicFiles.get('/faq'))
    expect((await fetch(`http://127.0.0.1:${port}/new.txt`)).status).toBe(404)
    await rm(root, { recursive: true })
    expect(await faq()).toBe(publicFiles.get('/faq'))
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

  it('answers while 2,000 connections are idle, and ends in time', async () => {
    const busy = await serve(4_000)
    for (let number = 0; number < 2_000; number++) await open('GET /faq HTTP/1.1\r\n', busy)
    expect(await faq(busy)).toBe(publicFiles.get('/faq'))
    await open('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n', busy)
    const start = performance.now()
    child?.kill('SIGTERM')
    expect(await once(child as ChildProcess, 'exit')).toEqual([0, null])
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it.runIf(hasProcFiles)(
    'survives having no room for more, and answers when there is',
    async () => {
      const small = await serve(100)
      for (let number = 0; number < 300; number++) await open('GET /faq HTTP/1.1\r\n', small)
      for (const socket of sockets.splice(0)) socket.destroy()
      await expect
        .poll(() => faq(small).catch(() => ''), { timeout: 10_000 })
        .toBe(publicFiles.get('/faq'))
    },
  )
})
