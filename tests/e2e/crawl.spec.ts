/** Everything that the built site names is there: followed from its pages and lists, and demonstrations used. */
import type { APIRequestContext, Page } from '@playwright/test'
import { livePagePath, liveSourcesPath } from '../../src/live/live-page.ts'
import type { OfflineManifest } from '../../src/offline/manifest.ts'
import { readBuild } from '../support/builds.ts'
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
  // What is found on the way is looked at, too: a map hands out what is added to it meanwhile.
  for (const [address, from] of queue) {
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

type Demonstration = {
  /** Uses the application as a reader would, and looks for what that shows. */
  use: (page: Page) => Promise<void>
  /** What it says in the console because its tutorial is about that. */
  says?: RegExp
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function callTicket(page: Page): Promise<void> {
  await page.getByLabel('Dish', { exact: true }).fill('Apple pie')
  await press(page, 'Call ticket')
  const served = page.getByRole('checkbox', { name: 'Served: Apple pie' })
  await served.check()
  await expect(served).toBeChecked()
}

async function callTicketOfServer(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox', { name: 'Served: Onion soup' })).toBeVisible()
  await callTicket(page)
}

const demonstrations: { [name: string]: Demonstration } = {
  'tally-part-1': {
    async use(page) {
      await expect(page.getByLabel('Count')).toHaveText('0')
      await press(page, 'Add')
      await expect(page.getByLabel('Count')).toHaveText('1')
    },
  },
  'the-pass-part-1': {
    async use(page) {
      await press(page, 'Call a plate')
      await expect(page.locator('#waiting')).toHaveText('1')
    },
  },
  'the-pass-part-4': {
    // There is nothing to press yet: the tutorial has its readers look into the console.
    async use(page) {
      const said = page.waitForEvent('console', (message) => message.text().startsWith('state'))
      await page.reload()
      await said
      await expect(page.getByText('The kitchen opens soon.')).toBeVisible()
    },
    says: /^log: (start|state) /,
  },
  'the-pass-part-5': { use: callTicket },
  'the-pass-part-6': { use: callTicketOfServer },
  'the-pass-part-7': { use: callTicketOfServer },
  'the-pass-part-8': { use: callTicketOfServer },
}

test('every demonstration that a page offers is used below', async ({ onlooker: page }) => {
  const named = (await addressesOfDocuments(page)).flatMap(
    ([, address]) => /\/examples\/([\w-]+)\.html$/.exec(address)?.[1] ?? [],
  )
  expect([...new Set(named)].sort()).toEqual(Object.keys(demonstrations).sort())
})

for (const [name, { use, says = null }] of Object.entries(demonstrations)) {
  test.describe(`the demonstration ${name}`, () => {
    test.use({ serviceWorkers: 'allow', allowedMessages: says })

    test('shows its application, does what is pressed, and asks for nothing that is not there', async ({
      page,
    }) => {
      const failed: string[] = []
      page.context().on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
      })
      page.context().on('requestfailed', (request) => failed.push(request.url()))
      await page.goto(`${basePath}examples/${name}.html`)
      await use(page)
      await expect(page.getByRole('main')).toBeVisible()
      expect(failed).toEqual([])
    })
  })
}
