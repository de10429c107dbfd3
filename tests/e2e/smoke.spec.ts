import { readBuild } from '../support/builds.ts'
import { requiredRoutes } from '../support/required-routes.ts'
import { firstOfEachFolder } from '../support/sections.ts'
import { expect, noJavaScript, test } from '../support/site.ts'

const { routes } = readBuild()

/** With those beside them, they are rendered from the same parts. */
const samples = firstOfEachFolder(routes)

test('A1 A12 no page is missing', () => {
  expect(requiredRoutes.filter((route) => !routes.includes(route))).toEqual([])
})

for (const route of samples) {
  noJavaScript(`A1 ${route} reads without script`, async ({ onlooker: page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page).toHaveTitle(/\S/)
  })
}

test('A1 every page has one heading, one canonical address and a title, and no link on it leads nowhere', async ({
  onlooker: page,
  request,
  site,
}) => {
  await page.goto('.')
  // The browser's own parser, which runs no script.
  const documents = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const response = await fetch(address)
          const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
          const links = [...parsed.querySelectorAll('a[href]')].map(
            (link) => new URL(link.getAttribute('href') ?? '', response.url).href,
          )
          return {
            address,
            status: response.status,
            headings: parsed.querySelectorAll('h1').length,
            canonical: parsed.querySelectorAll('link[rel=canonical]').length,
            hasTitle: parsed.title.trim() !== '',
            links: [...new Set(links.map((link) => link.replace(/#.*/, '')))],
          }
        }),
      ),
    routes,
  )
  for (const { links: _, ...found } of documents) {
    const { address } = found
    expect(found).toEqual({ address, status: 200, headings: 1, canonical: 1, hasTitle: true })
  }

  const namedBy = new Map<string, string>()
  for (const { address, links } of documents) {
    for (const link of links) if (link.startsWith(site)) namedBy.set(link, address)
  }
  expect(namedBy.size).toBeGreaterThan(routes.length / 2)
  const broken: string[] = []
  for (const [link, address] of namedBy) {
    const status = (await request.get(link)).status()
    if (status !== 200) broken.push(`${link}, which ${address} names, answers ${status}`)
  }
  expect(broken).toEqual([])
})

test('every page has a title and a description of its own', async ({ request }) => {
  const pages = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text()
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
      return { route, title, description }
    }),
  )
  for (const key of ['title', 'description'] as const) {
    const values = pages.map((page) => page[key])
    const repeated = pages.filter((page, index) => values.indexOf(page[key]) !== index)
    expect(repeated, `a ${key} that stands on an earlier page`).toEqual([])
    expect(values).not.toContain('')
  }
})
