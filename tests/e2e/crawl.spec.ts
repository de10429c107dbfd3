/** Everything that the built site names is there: followed from its pages and lists, and demonstrations used. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { livePagePath, liveSourcesPath } from '../../src/live/live-page.ts'
import { htmlPath } from '../../src/model/routes.ts'
import type { OfflineManifest } from '../../src/offline/release.ts'
import { readBuild, siteRoot } from '../support/builds.ts'
import { expect, test } from '../support/site.ts'

const { routes, basePath } = readBuild()

/** The server sends the not-found page as one. */
test.use({ allowedMessages: /status of 404 .*404\.html/ })

/** Attributes with the address of a file or page, whatever element has them. */
const addressAttributes = ['href', 'src', 'poster', 'action', 'data-app', 'data-site-data']

const lists = [
  ...['sitemap.xml', 'feed.xml', 'opensearch.xml', 'llms.txt', 'llms-full.txt', 'robots.txt'],
  ...['offline.json', 'service-worker.js', 'site.webmanifest'],
]

const typesOf: { [extension: string]: RegExp } = {
  js: /^text\/javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  png: /^image\/png/,
  webp: /^image\/webp/,
  svg: /^image\/svg\+xml/,
  woff2: /^font\/woff2/,
  zip: /^application\/zip/,
  html: /^text\/html/,
  md: /^text\/markdown/,
  txt: /^text\/plain/,
  xml: /xml/,
  webmanifest: /^application\/manifest\+json/,
  ico: /^image\//,
}

/** What a document names, each address as it is written. Parsed by the browser, which runs nothing of it. */
async function addressesOfDocuments(page: Page): Promise<[from: string, address: string][]> {
  await page.goto('.')
  return page.evaluate(
    async ([routes, attributes]) => {
      const named = await Promise.all(
        [...routes, '404.html'].map(async (route) => {
          const response = await fetch(route)
          const html = new DOMParser().parseFromString(await response.text(), 'text/html')
          const elements = [...html.querySelectorAll('*')]
          const addresses = [
            ...elements.flatMap((element) =>
              attributes.flatMap((name) => element.getAttribute(name) ?? []),
            ),
            ...elements.flatMap((element) =>
              (element.getAttribute('srcset') ?? '')
                .split(',')
                .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
            ),
            ...[...html.querySelectorAll<HTMLElement>('[data-live]')].map(
              ({ dataset }) => `live:${dataset.live?.split('.')[0]}`,
            ),
            ...[...html.querySelectorAll('meta[property="og:image"], meta[property="og:url"]')].map(
              (meta) => meta.getAttribute('content') ?? '',
            ),
          ]
          const full = addresses.filter(Boolean).map((it) => new URL(it, response.url).href)
          return full.map((address): [string, string] => [route, address])
        }),
      )
      return named.flat()
    },
    [routes, addressAttributes] as const,
  )
}

/** What lists for machines, scripts and sheets name. */
function addressesInText(name: string, text: string): string[] {
  switch (/\.(\w+)$/.exec(name)?.[1]) {
    case 'js':
      return matches(text, /["'`](\.{1,2}\/[\w./-]+[.-][\w-]{6,8}\.(?:js|css))["'`]/g)
    case 'css':
      return matches(text, /url\(["']?([^"')]+)/g)
    case 'xml':
      return matches(text, /<(?:loc|id|url)>([^<]+)<|(?:href|template)="([^"]+)"/gi)
    case 'txt':
    case 'md':
      return matches(text, /\]\((https?:[^)\s]+|\/[^)\s]+)\)|^Sitemap: (\S+)/gm)
    default:
      return []
  }
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '')

/** Addresses below the site, wherever the list says that it is published. Others are left alone. */
function onSite(site: string, from: string, addresses: string[], published: string): string[] {
  return addresses.flatMap((address) => {
    const text = address.replaceAll('&amp;', '&').replace(/^urn:.*/, '')
    const { href } = new URL(text, from)
    const own = href.startsWith(published) ? site + href.slice(published.length) : href
    return own.startsWith(site) ? own : []
  })
}

async function publishedAddress(request: APIRequestContext): Promise<string> {
  const home = await (await request.get('.')).text()
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? []
  return canonical.endsWith('/') ? canonical : `${canonical}/`
}

test('A1 A10 every file and page that anything on the site names is there, and is what its name says', async ({
  onlooker: page,
  request,
  site,
}) => {
  const published = await publishedAddress(request)
  const queue = new Map<string, string>()
  const add = (from: string, address: string) => {
    const place = address.replace(/[?#].*$/, '')
    if (!queue.has(place)) queue.set(place, from)
  }
  const ids = new Map<string, string>()
  for (const [from, address] of await addressesOfDocuments(page)) {
    const [, live] = /^live:(.+)/.exec(address) ?? []
    if (live) for (const path of [livePagePath(live), liveSourcesPath(live)]) add(from, site + path)
    for (const own of onSite(site, site, [address], published)) {
      add(from, own)
      if (own.includes('#')) ids.set(own, from)
    }
  }
  for (const name of lists) add('the list of lists', site + name)
  const { files } = (await (await request.get('offline.json')).json()) as OfflineManifest
  for (const [path] of files) add('offline.json', site + path)
  const worker = await (await request.get('service-worker.js')).text()
  for (const path of matches(worker, /"((?:assets|_pages|_images)\/[^"]+)"/g))
    add('service-worker.js', site + path)
  const manifest = await (await request.get('site.webmanifest')).json()
  for (const { src } of manifest.icons)
    add('site.webmanifest', new URL(src, `${site}site.webmanifest`).href)

  const wrong: string[] = []
  const documents = new Map<string, string>()
  const counts = { files: 0, documents: 0 }
  async function look(address: string, from: string): Promise<void> {
    const response = await request.get(address)
    const body = await response.body()
    const type = response.headers()['content-type'] ?? ''
    const extension = /\.([a-z0-9]+)$/.exec(address)?.[1] ?? ''
    const expected = typesOf[extension] ?? typesOf.html ?? /^$/
    const status = address === `${site}404.html` ? 404 : 200
    if (response.status() !== status) wrong.push(`${address} of ${from}: ${response.status()}`)
    else if (body.length === 0) wrong.push(`${address} of ${from} is empty`)
    else if (!expected.test(type)) wrong.push(`${address} of ${from} is ${type}`)
    counts[type.startsWith('text/html') ? 'documents' : 'files'] += 1
    if (type.startsWith('text/html')) documents.set(address, body.toString())
    const inText = addressesInText(address, body.toString())
    for (const own of onSite(site, address, inText, published)) add(address, own)
  }
  // What is found on the way is looked at, too.
  for (let seen = 0; seen < queue.size; ) {
    const next = [...queue].slice(seen, seen + 16)
    await Promise.all(next.map(([address, from]) => look(address, from)))
    seen += next.length
  }
  for (const [address, from] of ids) {
    const [place = '', id = ''] = address.split('#')
    const html = documents.get(place)
    if (html && !html.includes(` id="${decodeURIComponent(id)}"`))
      wrong.push(`${address} of ${from}: there is no such id`)
  }
  expect(wrong).toEqual([])
  expect([...queue.keys()].filter((address) => address.includes('/_live/page.'))).not.toEqual([])
  expect(counts.documents).toBeGreaterThan(routes.length)
  expect(counts.files).toBeGreaterThan(2 * routes.length)
})

/** An application in the frame that a checkpoint starts it in. */
type App = FrameLocator

type Demonstration = {
  /** Uses the application as a reader would, and looks for what that shows. */
  use: (app: App) => Promise<void>
  /** What it says in the console because its tutorial is about that. */
  says?: RegExp
}

const press = (app: App, name: string) => app.getByRole('button', { name, exact: true }).click()

async function add(app: App): Promise<void> {
  await expect(app.getByLabel('Count')).toHaveText('0')
  await press(app, 'Add')
  await expect(app.getByLabel('Count')).toHaveText('1')
}

async function callTicket(app: App): Promise<void> {
  await app.getByLabel('Dish', { exact: true }).fill('Apple pie')
  await press(app, 'Call ticket')
  const served = app.getByRole('checkbox', { name: 'Served: Apple pie' })
  await served.check()
  await expect(served).toBeChecked()
}

async function callTicketOfServer(app: App): Promise<void> {
  await expect(app.getByRole('checkbox', { name: 'Served: Onion soup' })).toBeVisible()
  await callTicket(app)
}

async function signIn(app: App): Promise<void> {
  await app.getByLabel('Observer').selectOption('Imke Vos')
  await press(app, 'Sign in')
  await expect(app.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

async function logSighting(app: App): Promise<void> {
  await app.getByLabel('Species').fill('Whooper Swan')
  await app.getByLabel('Place').fill('Reed Marsh')
  await app.getByLabel('Notes').fill('A family of four.')
  await press(app, 'Log sighting')
  await expect(app.getByRole('listitem').filter({ hasText: 'Whooper Swan' })).toBeVisible()
}

async function keepJournal(app: App): Promise<void> {
  await signIn(app)
  await expect(app.getByRole('listitem').filter({ hasText: 'Bittern' })).toBeVisible()
  await logSighting(app)
}

async function readNews(app: App): Promise<void> {
  await keepJournal(app)
  await app.getByRole('link', { name: 'Notifications' }).click()
  await app.getByRole('button', { name: /news/i }).click()
  await expect(
    app
      .getByRole('list', { name: 'Notifications' })
      .getByText(/near you/)
      .first(),
  ).toBeVisible()
}

const demonstrations: { [name: string]: Demonstration } = {
  'fieldbook-part-1': {
    async use(app) {
      await press(app, 'One more bird')
      await expect(app.getByText('Flock: 1')).toBeVisible()
    },
  },
  'fieldbook-part-2': {
    async use(app) {
      await press(app, 'One more bird')
      await expect(app.getByLabel('Birds counted')).toHaveText('1')
    },
  },
  'fieldbook-part-3': { use: logSighting },
  'fieldbook-part-4': { use: keepJournal },
  'fieldbook-part-5': { use: keepJournal },
  'fieldbook-part-6': { use: readNews },
  'fieldbook-part-7': { use: readNews },
  'fieldbook-part-8': { use: readNews },
  'tally-part-1': { use: add },
  'tally-part-2': { use: add },
  'the-pass-part-1': {
    async use(app) {
      await press(app, 'Call a plate')
      await expect(app.locator('#waiting')).toHaveText('1')
    },
  },
  'the-pass-part-4': {
    // There is nothing to press yet: the tutorial has its readers look into the console.
    async use(app) {
      await expect(app.getByText('The kitchen opens soon.')).toBeVisible()
    },
    says: /^log: (start|state) /,
  },
  'the-pass-part-5': { use: callTicket },
  'the-pass-part-6': { use: callTicketOfServer },
  'the-pass-part-7': { use: callTicketOfServer },
  'the-pass-part-8': { use: callTicketOfServer },
}

const documents = routes.map((route) => ({
  address: `${basePath}${route.slice(1)}`,
  html: readFileSync(path.join(siteRoot, htmlPath(route)), 'utf8'),
}))

test('every demonstration that a page offers is used below', () => {
  const named = documents.flatMap(({ html }) =>
    [...html.matchAll(/\/examples\/([\w-]+)\.html"/g)].map(([, name]) => name),
  )
  expect([...new Set(named)].sort()).toEqual(Object.keys(demonstrations).sort())
})

/** The page that offers it. */
const pageWith = (name: string) =>
  documents.find(({ html }) => html.includes(`examples/${name}.html`))?.address ?? ''

for (const [name, { use, says = null }] of Object.entries(demonstrations)) {
  test.describe(`the demonstration ${name}`, () => {
    test.use({ allowedMessages: says, fetchesAhead: false })

    test('P15 P16 shows its application after a press, does what is pressed in it, and asks for nothing that is not there', async ({
      tab: page,
    }) => {
      const wrong: string[] = []
      const ofDemo: string[] = []
      const said: string[] = []
      page.on('response', (response) => {
        if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
      })
      page.on('request', (request) => {
        if (/\/examples\//.test(request.url())) ofDemo.push(request.url())
      })
      page.on('requestfailed', (request) => wrong.push(request.url()))
      page.on('console', (message) => said.push(message.text()))
      await page.goto(pageWith(name))
      const demo = page.locator('.demo', { has: page.locator(`a[href$="/${name}.html"]`) })
      await demo.scrollIntoViewIfNeeded()
      await expect(demo.getByRole('button', { name: /^Run / })).toBeVisible()
      expect(ofDemo).toEqual([])

      await demo.getByRole('button', { name: /^Run / }).click()
      const app = demo.frameLocator('iframe')
      await expect(app.getByRole('main')).toBeVisible()
      await use(app)
      if (says) expect(said.some((text) => says.test(`log: ${text}`))).toBe(true)

      await demo.getByRole('button', { name: 'Reset' }).click()
      await expect(app.getByRole('main')).toBeVisible()
      expect(wrong).toEqual([])
    })
  })
}
