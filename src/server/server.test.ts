import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../tests/support/ask.ts'
import { type Listening, listen } from '../../tests/support/listen.ts'
import { writeFiles } from '../../tests/support/write-files.ts'
import { createSiteServer } from './server.ts'
import { createHeaders, type Serving, servingFile } from './serving.ts'

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

let folder: string
let site: Listening
let siteBelowBase: Listening

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'site-server-'))
  site = await start(await writeSite('root', serving))
  siteBelowBase = await start(await writeSite('based', { ...serving, basePath: '/x/' }))
})

afterAll(async () => {
  await Promise.all([site.stop(), siteBelowBase.stop()])
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

async function start(root: string): Promise<Listening> {
  return listen(await createSiteServer(root))
}

const askSite = (target: string, headers = {}, method = 'GET') =>
  ask(site.address, target, headers, method)

function decoded(encoding: string | undefined, body: Buffer): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Sends bytes that no client would send, and returns the response. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(site.port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
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
    const { status, headers, body } = await askSite(target)
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
    const { status, headers, body } = await askSite(target)
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
    const { status, headers } = await askSite(target)
    expect([status, headers.location]).toEqual([301, location])
    const { status: next } = await askSite(location.replace(/#.*/, ''))
    expect(next).toBe(200)
  })

  it.each([
    '/old//evil.test',
    '//evil.test',
    '//evil.test/faq/',
    '/old/%2Fevil.test',
    '/\\evil.test',
  ])('%s leads to no other site', async (target) => {
    const { status, headers } = await askSite(target)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    expect([301, 404]).toContain(status)
  })

  it('A17 lives below a base path, and nowhere else', async () => {
    const at = (target: string) => ask(siteBelowBase.address, target)
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
    expect((await askSite('/faq.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect((await askSite('/img/two%20words.svg')).headers['content-type']).toContain(
      'image/svg+xml',
    )
    expect((await askSite('/proof-of-ownership.html')).body.toString()).toBe('proof')
    expect((await askSite('/archive.gz')).headers['content-encoding']).toBeUndefined()
    expect((await askSite('/.well-known/security.txt')).status).toBe(200)
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
      expect((await askSite(hidden)).status, hidden).toBe(404)
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
      const { headers } = await askSite(hashed)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    for (const page of ['/', '/faq', '/faq.md']) {
      expect((await askSite(page)).headers['cache-control'], page).toBe('no-cache')
    }
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['brotli, x-gzip', undefined],
    ['', undefined],
  ])('sends the smallest form that the client reads: %s → %s', async (accepted, encoding) => {
    const { headers, body } = await askSite('/faq', { 'Accept-Encoding': accepted })
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-encoding']).toBe(encoding)
    expect(decoded(encoding, body)).toBe(faq)
  })

  it('gives each form of a file its own tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) => (await askSite('/faq', { 'Accept-Encoding': accepted })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it('says "not modified" to a client that has the page', async () => {
    const { headers } = await askSite('/faq')
    for (const tag of [`${headers.etag}`, `W/${headers.etag}`, `"older", ${headers.etag}`]) {
      const again = await askSite('/faq', { 'If-None-Match': tag })
      expect(again.status, tag).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' })
    }
    expect((await askSite('/faq', { 'If-None-Match': '"older"' })).status).toBe(200)
    expect((await askSite('/nothing', { 'If-None-Match': '*' })).status).toBe(404)
  })

  it('sends parts of a file', async () => {
    const part = (range: string, headers = {}) =>
      askSite('/faq', { Range: range, 'Accept-Encoding': 'br', ...headers })
    const { headers, status, body } = await part('bytes=0-3')
    expect(status).toBe(206)
    expect(body.toString()).toBe('<h1>')
    expect(headers['content-range']).toBe(`bytes 0-3/${faq.length}`)
    expect(headers['content-encoding']).toBeUndefined()
    expect((await part('bytes=-5')).body.toString()).toBe('</h1>')
    expect((await part('bytes=10-')).body.toString()).toBe(faq.slice(10))
    expect((await part('bytes=0-3', { 'If-Range': headers.etag })).status).toBe(206)
    expect((await part('bytes=0-3', { 'If-Range': '"older"' })).status).toBe(200)
    expect((await part('bytes=9999-')).status).toBe(416)
    expect((await part('bytes=9999-')).headers['content-range']).toBe(`bytes */${faq.length}`)
    for (const ignored of ['bytes=0-1,4-5', 'lines=0-9', 'bytes']) {
      expect((await part(ignored)).status, ignored).toBe(200)
    }
  })

  it('serves the build as it was when the server started', async () => {
    const root = await writeSite('replaced', serving)
    const server = await start(root)
    await rm(root, { recursive: true })
    expect((await ask(server.address, '/faq')).body.toString()).toBe(faq)
    await server.stop()
  })
})

describe('requests', () => {
  it('answers HEAD as GET, without a body', async () => {
    for (const target of ['/faq', '/nothing', '/FAQ']) {
      const [get, head] = await Promise.all([askSite(target), askSite(target, {}, 'HEAD')])
      expect(head.body, target).toHaveLength(0)
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
      expect(head.status).toBe(get.status)
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'refuses %s in a text that says what it takes',
    async (method) => {
      const { status, headers, body } = await askSite('/faq', {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(body.toString()).toContain('GET and HEAD')
    },
  )

  it.each(['x', '200-ok', '100-continue, x'])(
    'refuses what it cannot meet, %s, in a text that says so, with the headers of the site',
    async (expectation) => {
      const { status, headers, body } = await askSite('/faq', { Expect: expectation })
      expect(status).toBe(417)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(body.toString()).toContain('100-continue')
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it('meets the expectation that clients have before they send something', async () => {
    expect((await askSite('/faq', { Expect: '100-continue' })).status).toBe(200)
  })

  it('survives bytes beyond ASCII in the query of a redirect', async () => {
    const answer = await sendRaw(
      'GET /faq/?q=\xe9\xff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 (301|400) /)
    expect((await askSite('/faq')).status).toBe(200)
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
})
