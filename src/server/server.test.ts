import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFiles } from '../../tests/support/write-files.ts'
import { createSiteServer } from './server.ts'
import { createHeaders, type Serving, servingFile } from './serving.ts'
import { stopServer } from './stop-server.ts'

const serving: Serving = {
  basePath: '/',
  routes: ['/', '/faq', '/usage/', '/api/api-reference', '/tutorials/index'],
  redirects: [
    { from: '/api', to: '/api/api-reference' },
    { from: '/tutorials', to: '/tutorials/index' },
    { from: '/usage/index', to: '/usage/' },
    { from: '/feedback', to: '/faq#help' },
    { from: '/recipes/*', to: '/usage/*' },
    { from: '/old/*', to: '/*' },
  ],
  headers: createHeaders({ inlineScriptHashes: ['sha256-abc'], frameScriptHash: 'sha256-f' }),
}

const faq = '<h1>Questions</h1>'.repeat(100)
const secret = 'nobody may read this'

/** Of a server that is stopped, in milliseconds: later than any test ends. */
const noDeadline = 3_600_000

let folder: string
let site: Server
let siteBelowBase: Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'site-server-'))
  site = await listen(await writeSite('root', serving))
  siteBelowBase = await listen(await writeSite('based', { ...serving, basePath: '/x/' }))
})

afterAll(async () => {
  await Promise.all([stopServer(site), stopServer(siteBelowBase)])
  await rm(folder, { recursive: true })
})

async function writeSite(name: string, serving: Serving): Promise<string> {
  const root = path.join(folder, name)
  const files: [file: string, content: string | Buffer][] = [
    ['../secret.txt', secret],
    [servingFile, JSON.stringify(serving)],
    ['_headers', secret],
    ['_headers.br', secret],
    ['_redirects', secret],
    ['vercel.json', secret],
    ['.env', secret],
    ['faq/.draft.html', secret],
    ['.well-known/security.txt', 'Contact: a@redux.test'],
    ['404.html', '<h1>Page Not Found</h1>'],
    ['index.html', '<h1>Home</h1>'],
    ['faq/index.html', faq],
    ['faq/index.html.br', brotliCompressSync(faq)],
    ['faq/index.html.gz', gzipSync(faq)],
    ['faq.md', '# Questions'],
    ['usage/index.html', '<h1>Usage</h1>'],
    ['api/api-reference/index.html', '<h1>API</h1>'],
    ['tutorials/index/index.html', '<h1>Tutorials</h1>'],
    ['assets/app.3fa9c1.js', 'export {}'],
    ['_pages/faq.3fa9c1.json', '{}'],
    ['img/two words.svg', '<svg/>'],
    ['proof-of-ownership.html', 'proof'],
    ['archive.gz', 'an archive, not a copy'],
  ]
  writeFiles(root, Object.fromEntries(files))
  await symlink(path.join(folder, 'secret.txt'), path.join(root, 'link.txt'))
  return root
}

async function listen(root: string): Promise<Server> {
  const server = await createSiteServer(root)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends the target as it stands, where fetch would tidy it first. */
function ask(
  target: string,
  options: { method?: string; headers?: Record<string, string>; server?: Server } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, server = site } = options
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Sends bytes that no client would and returns all that comes back. */
function sendRaw(bytes: string): Promise<string> {
  const { port } = site.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
    socket.setEncoding('latin1').on('data', (text) => {
      received += text
    })
    socket.on('close', () => resolve(received)).on('error', reject)
  })
}

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/faq', 'Questions'],
    ['/usage/', 'Usage'],
    ['/tutorials/index', 'Tutorials'],
    ['/faq?from=mail', 'Questions'],
    ['http://redux.test/faq', 'Questions'],
  ])('%s shows its page', async (target, heading) => {
    const { status, headers, body } = await ask(target)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body.toString()).toContain(heading)
  })

  it.each([
    '/nothing',
    '/fa',
    '/faq/more',
    '/404.html',
    '/assets/gone.js',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/faq%00.html',
    '/constructor',
    '/__proto__',
    '/recipes/nothing-by-this-name',
    '*',
    `/${'a'.repeat(8000)}`,
  ])('A11 %s answers 404 with the not-found page', async (target) => {
    const { status, headers, body } = await ask(target)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toContain("'sha256-abc'")
    expect(body.toString()).toContain('Page Not Found')
  })
})

describe('addresses', () => {
  it.each([
    // A4, A5: one slash form
    ['/faq/', '/faq'],
    ['/usage', '/usage/'],
    // A6: letters in any case
    ['/FAQ', '/faq'],
    ['/API/Api-Reference', '/api/api-reference'],
    // A7: encoded and decoded alike
    ['/%66aq', '/faq'],
    // A8, A9: names of files
    ['/index.html', '/'],
    ['/faq.html', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/usage/index.html', '/usage/'],
    // A13, A14: moved pages, in one hop
    ['/api', '/api/api-reference'],
    ['/api/', '/api/api-reference'],
    ['/tutorials', '/tutorials/index'],
    ['/tutorials/index.html', '/tutorials/index'],
    ['/usage/index', '/usage/'],
    ['/old/faq', '/faq'],
    // A9, A15: the query stays
    ['/faq.html?q=a.html', '/faq?q=a.html'],
    ['/feedback?x=1', '/faq?x=1#help'],
  ])('%s leads to %s', async (target, location) => {
    const { status, headers } = await ask(target)
    expect([status, headers.location]).toEqual([301, location])
    const { status: next } = await ask(location.replace(/#.*/, ''))
    expect(next).toBe(200)
  })

  it.each([
    '/old//evil.test',
    '//evil.test',
    '//evil.test/faq/',
    '/old/%2Fevil.test',
    '/\\evil.test',
  ])('%s leads to no other site', async (target) => {
    const { status, headers } = await ask(target)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    expect([301, 404]).toContain(status)
  })

  it('A17 lives below a base path, and nowhere else', async () => {
    const at = (target: string) => ask(target, { server: siteBelowBase })
    expect((await at('/x/faq')).status).toBe(200)
    expect((await at('/x')).headers.location).toBe('/x/')
    expect((await at('/x/faq/?q=1')).headers.location).toBe('/x/faq?q=1')
    expect((await at('/x/feedback')).headers.location).toBe('/x/faq#help')
    expect((await at('/x/assets/app.3fa9c1.js')).headers['cache-control']).toContain('immutable')
    for (const outside of ['/', '/faq', '/xx/faq', '/x/x/faq', '/assets/app.3fa9c1.js']) {
      expect((await at(outside)).status, outside).toBe(404)
    }
  })
})

describe('files', () => {
  it('serves what the build wrote, and no instructions for hosts', async () => {
    expect((await ask('/faq.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect((await ask('/img/two%20words.svg')).headers['content-type']).toContain('image/svg+xml')
    expect((await ask('/proof-of-ownership.html')).body.toString()).toBe('proof')
    expect((await ask('/archive.gz')).headers['content-encoding']).toBeUndefined()
    expect((await ask('/.well-known/security.txt')).status).toBe(200)
    for (const hidden of [
      '/_headers',
      '/_headers.br',
      '/_redirects',
      '/vercel.json',
      '/.env',
      '/faq/.draft.html',
      `/${servingFile}`,
      '/faq/index.html.br',
      '/faq/index.html.gz',
    ]) {
      expect((await ask(hidden)).status, hidden).toBe(404)
    }
  })

  it.each([
    '/../secret.txt',
    '/faq/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/..;/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '//../secret.txt',
    '/./../secret.txt',
    '/link.txt',
    '/file:///etc/passwd',
    'file:///etc/passwd',
    'http://redux.test/../secret.txt',
    '../secret.txt',
  ])('%s reaches nothing outside the build', async (target) => {
    const answer = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(answer).not.toContain(secret)
    expect(answer).not.toContain('root:')
  })

  it('B14 keeps hashed files for good and asks again for pages', async () => {
    for (const hashed of ['/assets/app.3fa9c1.js', '/_pages/faq.3fa9c1.json']) {
      const { headers } = await ask(hashed)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    for (const page of ['/', '/faq', '/faq.md']) {
      expect((await ask(page)).headers['cache-control'], page).toBe('no-cache')
    }
  })

  it('sends the smallest form that the client reads', async () => {
    const answer = await ask('/faq', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(answer.body).toString()).toBe(faq)
    const plain = await ask('/faq')
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' })
    expect(plain.body.toString()).toBe(faq)
    expect(plain.headers.etag).not.toBe(answer.headers.etag)
  })

  it('says "not modified" to a client that has the page', async () => {
    const { headers } = await ask('/faq')
    const again = await ask('/faq', { headers: { 'If-None-Match': headers.etag ?? '' } })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' })
    const changed = await ask('/faq', { headers: { 'If-None-Match': '"older"' } })
    expect(changed.status).toBe(200)
    const held = await ask('/faq', { headers: { 'If-Match': `"older", ${headers.etag}` } })
    expect(held.status).toBe(200)
    const given = await ask('/faq', { headers: { 'If-Match': `W/${headers.etag}` } })
    expect([given.status, given.body.length]).toEqual([412, 0])
    const missing = await ask('/nothing', { headers: { 'If-None-Match': '*' } })
    expect(missing.status).toBe(404)
  })

  it('sends parts of a file', async () => {
    const part = (range: string, headers = {}) =>
      ask('/faq', { headers: { Range: range, 'Accept-Encoding': 'br', ...headers } })
    const { headers, status, body } = await part('bytes=0-3')
    expect(status).toBe(206)
    expect(body.toString()).toBe('<h1>')
    expect(headers['content-range']).toBe(`bytes 0-3/${faq.length}`)
    expect(headers['content-encoding']).toBeUndefined()
    expect((await part('bytes=0-3', { 'If-Range': headers.etag })).status).toBe(206)
    expect((await part('bytes=0-3', { 'If-Range': '"older"' })).status).toBe(200)
    expect((await part('bytes=9999-')).status).toBe(416)
    expect((await part('bytes=9999-')).headers['content-range']).toBe(`bytes */${faq.length}`)
    expect((await part('bytes=9-3')).status).toBe(200)
  })
})

describe('requests', () => {
  it('answers HEAD as GET, without a body', async () => {
    for (const target of ['/faq', '/nothing', '/FAQ']) {
      const [get, head] = await Promise.all([ask(target), ask(target, { method: 'HEAD' })])
      expect(head.body, target).toHaveLength(0)
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
      expect(head.status).toBe(get.status)
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'refuses %s and says what it takes',
    async (method) => {
      const { status, headers } = await ask('/faq', { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    },
  )

  it.each([
    ['an unknown method', 'BREW /faq HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
    ['no request at all', '\r\n\0\xff\xfe nonsense\r\n\r\n', '400'],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400',
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b?c\r\n\r\n', '400'],
    [
      'an unknown transfer coding',
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: cow, chunked\r\n\r\n0\r\n\r\n',
      '501',
    ],
    ['a tunnel', 'CONNECT redux.test:443 HTTP/1.1\r\nHost: a\r\n\r\n', '405'],
    ['a long address', `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '414'],
    ['an endless header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
    ['an endless address', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '431'],
  ])('survives %s', async (_name, bytes, status) => {
    expect(await sendRaw(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect((await ask('/faq')).status).toBe(200)
  })

  it.each([
    ['POST', '/faq', 405],
    ['GET', `/${'a'.repeat(9_000)}`, 414],
  ])('%s is refused in a text that no browser offers to save: %#', async (method, target, code) => {
    const { status, headers, body } = await ask(target, { method })
    expect(status).toBe(code)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.length).toBeGreaterThan(20)
  })

  it('survives bytes beyond ASCII in the query of a redirect', async () => {
    const answer = await sendRaw(
      'GET /faq/?q=\xe9\xff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 (301|400) /)
    expect((await ask('/faq')).status).toBe(200)
  })
})

type Listener = (...args: unknown[]) => void

/** Takes the part of a server that answers away, and returns it. */
function withoutAnswering(server: Server): Listener {
  const answer = server.listeners('request').at(-1) as Listener
  server.off('request', answer)
  return answer
}

describe('a server that is told to stop', () => {
  it('finishes the answer that is under way and takes no more', async () => {
    const server = await listen(path.join(folder, 'root'))
    const { port } = server.address() as AddressInfo
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const answerNow = withoutAnswering(server)
    const started = new Promise<void>((resolve) => {
      server.on('request', async (...args) => {
        resolve()
        await held
        answerNow(...args)
      })
    })
    const answer = ask('/faq', { server })
    await started
    const stopped = stopServer(server)
    await expect(fetch(`http://127.0.0.1:${port}/faq`)).rejects.toThrow('fetch failed')
    release()
    expect((await answer).status).toBe(200)
    await stopped
  })

  it('lets a connection that is kept alive ask once more at most', async () => {
    const server = await listen(path.join(folder, 'root'))
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const next = () => socket.write('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n')
    const closed = new Promise((resolve) => socket.on('close', resolve).on('error', () => {}))
    socket.on('data', next)
    next()
    await new Promise((resolve) => socket.once('data', resolve))
    await stopServer(server, noDeadline)
    await closed
  })

  it('cuts connections that do not end in time', async () => {
    const server = await listen(path.join(folder, 'root'))
    withoutAnswering(server)
    const asked = new Promise((resolve) => server.once('request', resolve))
    const answer = ask('/faq', { server })
    const cut = expect(answer).rejects.toThrow('socket hang up')
    await asked
    await stopServer(server, 100)
    await cut
  })

  it('does not wait for connections that have asked for nothing', async () => {
    const server = await listen(path.join(folder, 'root'))
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /faq HTTP/1.1\r\n'))
    const closed = new Promise((resolve) => socket.on('close', resolve).on('error', () => {}))
    await new Promise((resolve) => server.once('connection', resolve))
    await stopServer(server, noDeadline)
    await closed
  })
})

describe('a folder without a finished build', () => {
  it('is refused with a sentence that says what to do', async () => {
    const nowhere = path.join(folder, 'nowhere')
    await expect(createSiteServer(nowhere)).rejects.toThrow(
      `There is no build in ${nowhere} (${path.join(nowhere, servingFile)} is missing). Run: npm run build`,
    )
    const unfinished = await writeSite('unfinished', serving)
    await rm(path.join(unfinished, '404.html'))
    await expect(createSiteServer(unfinished)).rejects.toThrow(
      'The build has no 404.html. Run: npm run build',
    )
  })

  it.each([
    ['cut off', '{"routes":', 'Invalid input'],
    ['of another version', { ...serving, routes: 1 }, 'routes'],
    [
      'with a base that has no slash at its end',
      { ...serving, basePath: '/x' },
      'Expected a slash at both ends',
    ],
    [
      'with a base that has none at its start',
      { ...serving, basePath: 'x/' },
      'Expected a slash at both ends',
    ],
    ['with a route that is no path', { ...serving, routes: ['faq'] }, 'routes[0]'],
    [
      'with a redirect to another site',
      { ...serving, redirects: [{ from: '/a', to: 'b' }] },
      'redirects[0].to',
    ],
    [
      'with a header rule without headers',
      { ...serving, headers: [{ pattern: '/*' }] },
      'headers[0].headers',
    ],
    ['with more than a server knows', { ...serving, more: 1 }, 'more'],
  ])('is refused when its list of routes is %s', async (fault, content, message) => {
    const broken = await writeSite(fault, serving)
    const file = path.join(broken, servingFile)
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
    const refused = expect(createSiteServer(broken)).rejects
    await refused.toThrow(
      `${file} was not written by this version of the build. Run: npm run build\n`,
    )
    await expect(createSiteServer(broken)).rejects.toThrow(message)
  })
})
