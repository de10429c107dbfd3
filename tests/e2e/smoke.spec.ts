import { readBuild } from '../support/builds.ts'
import { requiredRoutes } from '../support/required-routes.ts'
import { expect, noJavaScript, test } from '../support/site.ts'

const { routes } = readBuild()

/** Address → status after redirects; pages link to each other, so most are asked for once a worker. */
const statuses = new Map<string, Promise<number>>()

test('A1 A12 no page is missing', () => {
  expect(requiredRoutes.filter((route) => !routes.includes(route))).toEqual([])
})

for (const route of routes) {
  noJavaScript(
    `A1 ${route} reads and links without script`,
    async ({ onlooker: page, request, site }) => {
      const response = await page.goto(route)
      expect(response?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)

      const addresses = await page
        .locator('a[href]')
        .evaluateAll((links) =>
          links.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')),
        )
      const broken: string[] = []
      for (const address of new Set(addresses)) {
        if (!address.startsWith(site)) continue
        const status =
          statuses.get(address) ?? request.get(address).then((answer) => answer.status())
        statuses.set(address, status)
        if ((await status) !== 200) broken.push(`${address} answers ${await status}`)
      }
      expect(broken).toEqual([])
    },
  )
}

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
