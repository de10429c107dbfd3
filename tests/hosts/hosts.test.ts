/**
 * `npm run test:hosts`: a build behind nginx, Caddy and a plain file server. The bundled server
 * says what is right.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type OtherServer,
  startCaddy,
  startNginx,
  startPython,
} from '../../bench/server/other-servers.ts'
import { htmlPath, underBase } from '../../src/model/routes.ts'
import { hostFiles } from '../../src/server/hosts/host-files.ts'
import { createSiteServer } from '../../src/server/server.ts'
import { headersFor, type Serving, servingFile } from '../../src/server/serving.ts'
import { type Answer, ask } from '../support/ask.ts'
import { readBuild, siteRoot } from '../support/builds.ts'
import { type Listening, listen } from '../support/listen.ts'

const build = readBuild()
const routes = build.routes

/** A copy of the build as one made for another base path would be laid out on a server's disk. */
async function layOut(folder: string, basePath: string): Promise<string> {
  const root = path.join(folder, basePath)
  const serving: Serving = { ...build, basePath }
  await cp(siteRoot, root, { recursive: true })
  await writeFile(path.join(root, servingFile), JSON.stringify(serving))
  for (const [file, text] of hostFiles(serving)) await writeFile(path.join(root, file), text)
  return root
}

const spellings = (route: string) => {
  if (route === '/') return ['/', '/index.html', '/index.html?q=a.html']
  const bare = route.replace(/\/$/, '')
  return [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`, `${bare}.html?q=a.html`]
}

const sameAsOwn = [
  ...routes,
  ...routes.filter((_, index) => index % 4 === 0).flatMap(spellings),
  ...['/usage/', '/style-guide/', '/introduction/', '/tutorials/index', '/'].flatMap(spellings),
  ...build.redirects.map(({ from }) => from.replace('*', 'nothing-by-this-name')),
  ...build.redirects.filter(({ from }) => !from.endsWith('*')).map(({ from }) => `${from}?x=1`),
  ...['/recipes/reducers/beyond-combinereducers', '/docs/api/store', '/docs/recipes/writing-tests'],
  ...['/nothing', '/404.html', '/faq/x', '/assets/gone.js', '/examples', '/sitemap.xml', '/faq.md'],
  ...['/.site/serving.json', '/.site/nginx-http.conf', '/_headers', '/_redirects', '/vercel.json'],
  ...['/constructor', '/%00', '/..%2f..%2fetc%2fpasswd'],
]

/** Only nginx compares without regard to case, and sees the address as it was written. */
const inCapitals = ['/FAQ', '/Api/Store', '/RECIPES/Reducers/', '/%66aq']

describe.each([
  ['nginx', startNginx, [...sameAsOwn, ...inCapitals]],
  ['Caddy', startCaddy, sameAsOwn],
] as const)('%s with its file in deploy/', (_name, start, targets) => {
  describe.each(['/', '/x/'])('at %s', (basePath) => {
    let folder: string
    /** The bundled server, to compare with. */
    let own: Listening
    let other: OtherServer

    beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'hosts-'))
      const root = await layOut(folder, basePath)
      own = await listen(await createSiteServer(root))
      other = await start(folder, basePath)
    })

    afterAll(async () => {
      await Promise.all([own?.stop(), other?.stop()])
      await rm(folder, { recursive: true })
    })

    it('shows, leads on and refuses as the bundled server does', async () => {
      const at = (target: string) => underBase(basePath, target)
      const differences: string[] = []
      for (const target of targets.map(at)) {
        const [expected, got] = await Promise.all([
          ask(own.address, target),
          ask(other.address, target),
        ])
        const summary = ({ status, headers }: Answer) =>
          `${status} ${headers.location ?? ''}`.trim()
        // Malformed addresses may be refused before they are looked up.
        const isRefused = got.status === 400 && expected.status === 404
        if (!isRefused && summary(expected) !== summary(got)) {
          differences.push(`${target}: ${summary(got)}, expected ${summary(expected)}`)
        }
        if (got.status === 200 && !expected.body.equals(got.body)) {
          differences.push(`${target}: another body`)
        }
      }
      expect(differences.slice(0, 20)).toEqual([])
    })

    it('leads to no other site', async () => {
      for (const target of [
        ...[
          '//evil.test',
          '//evil.test/',
          '//evil.test/faq/',
          '//evil.test/%2e%2e/faq',
          '/\\evil.test/',
        ],
        ...[
          '/docs//evil.test',
          '/basics//evil.test',
          '//evil.test/..',
          '/%2f/evil.test/%2e%2e/faq',
        ],
        ...['/faq/?q=//evil.test', '/faq%0d%0aLocation:%20//evil.test/'],
      ].flatMap((target) => [target, underBase(basePath, target)])) {
        const { status, headers } = await ask(other.address, target)
        expect(headers.location ?? '/', target).toMatch(/^\/(?![/\\])/)
        expect([200, 301, 308, 400, 404], target).toContain(status)
      }
    })

    it('sends the headers of the table, the right types, and the copies of the build', async () => {
      const paths = ['/', '/faq', '/nothing', '/sitemap.xml', '/faq.md', '/site.webmanifest']
      for (const target of paths) {
        const address = underBase(basePath, target)
        const headers = { 'Accept-Encoding': 'br, gzip' }
        const [expected, got] = await Promise.all([
          ask(own.address, address, headers),
          ask(other.address, address, headers),
        ])
        expect(got.headers, target).toMatchObject({
          ...lowerCased(headersFor(build.headers, target)),
          'content-type': expected.headers['content-type'],
          'cache-control': 'no-cache',
        })
        expect(got.headers['content-encoding'], target).toBe(expected.headers['content-encoding'])
      }
      const asset = underBase(basePath, assetOf((await ask(own.address, basePath)).body.toString()))
      expect((await ask(other.address, asset)).headers).toMatchObject({
        ...lowerCased(headersFor(build.headers, '/assets/x')),
        'content-type': 'text/css; charset=utf-8',
      })
    })

    it('answers HEAD, ranges and conditions, and refuses to be written to', async () => {
      const faq = underBase(basePath, '/faq')
      const head = await ask(other.address, faq, {}, 'HEAD')
      expect([head.status, head.body.length]).toEqual([200, 0])
      const { headers } = await ask(other.address, faq)
      const again = await ask(other.address, faq, { 'If-None-Match': headers.etag })
      expect(again.status).toBe(304)
      const part = await ask(other.address, faq, { Range: 'bytes=0-14' })
      expect([part.status, part.body.toString().toLowerCase()]).toEqual([206, '<!doctype html>'])
      expect((await ask(other.address, faq, {}, 'POST')).status).toBe(405)
    })
  })
})

describe('a plain file server (python3 -m http.server)', () => {
  let python: OtherServer

  beforeAll(async () => {
    python = await startPython(siteRoot)
  })

  afterAll(() => python?.stop())

  it('shows every page with and without a slash, and by the name of its file', async () => {
    for (const route of routes) {
      const bare = route.replace(/\/$/, '')
      for (const target of [`${bare}/`, bare || '/', `/${htmlPath(route)}`]) {
        const response = await fetch(python.address + target)
        expect(response.status, target).toBe(200)
        expect(await response.text(), target).toContain(`<html`)
      }
    }
  })
})

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

function assetOf(html: string): string {
  return /\/assets\/[\w.-]+\.css/.exec(html)?.[0] ?? ''
}
