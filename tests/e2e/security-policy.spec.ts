/** The content-security policy while a reader uses everything that the site has. */
import type { BrowserContext, Page } from '@playwright/test'
import { engine } from '../../src/search/algolia/hosted.ts'
import { createHeaders, headersFor } from '../../src/server/serving.ts'
import { heading, open } from '../support/reader.ts'
import { expect, hydrated, test } from '../support/site.ts'

/** What the policy forbade in any page of the context, from now on. */
async function forbidden(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('noteViolation', ({ page }, text: string) => {
    violations.push(`${page.url()}: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile } = violation
      const note = Reflect.get(window, 'noteViolation') as (text: string) => void
      note(`${effectiveDirective} forbids ${blockedURI} (${sourceFile})`)
    })
  })
  return violations
}

/** Proves that the listener hears: without that, silence would mean nothing. */
async function expectToHear(page: Page, violations: string[], policies = 1): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "hacked"'
    document.head.append(script)
  })
  await expect.poll(() => violations).toHaveLength(policies)
  expect(violations[0]).toContain('script-src-elem forbids inline')
  expect(await page.title()).not.toBe('hacked')
}

test.describe('nothing is forbidden, and what is foreign would be', () => {
  test.use({
    allowedMessages:
      /Executing inline script violates|Refused to execute inline script|status of 404/,
    permissions: ['clipboard-read', 'clipboard-write'],
  })

  test('on the start page, in the menu and in search', async ({ page, context }) => {
    const violations = await forbidden(context)
    await open(page, '.')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.locator('.live-loop-cell[data-concept=view]')).toContainText('Count: 2')
    await page.locator('button[title*="Switch between dark and light mode"]').click()
    await page.getByRole('button', { name: /close/i }).first().click()

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('reducer')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.locator('.search-all').click()
    await expect(page).toHaveURL(/\/search\?q=reducer/)
    await expect(page.locator('.search-result p mark').first()).toBeVisible()

    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.getByRole('button', { name: 'Close navigation bar' }).click()
    expect(violations).toEqual([])
    await expectToHear(page, violations)
  })

  test('on articles, with their tabs, code, videos, lists, errors and checkpoints', async ({
    page,
    context,
  }) => {
    const violations = await forbidden(context)
    await context.route(/youtube-nocookie\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    )
    await open(page, '/usage/migrating-to-modern-redux')
    await page.locator('.tabs').first().getByRole('tab').last().click()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click()
    await expect.poll(clipboard).not.toBe('')

    await open(page, '/usage/configuring-your-store')
    await page.locator('main details summary').first().click()
    await expect(page.locator('main details[open]').first()).toBeVisible()

    await open(page, '/tutorials/videos')
    await page.locator('.video-card').first().click()
    await expect(page.frameLocator('.video-player').locator('html')).toBeAttached()

    await open(page, '/introduction/ecosystem')
    await page.getByRole('searchbox').first().fill('redux')

    await open(page, '/errors?code=7')
    await expect(page.locator('.error-lookup')).toContainText('Actions must be plain objects')

    await open(page, '/tutorials/fundamentals/part-1-overview')
    const archive = page.waitForEvent('download')
    await page.locator('.checkpoint a[download]').first().click()
    expect((await archive).suggestedFilename()).toMatch(/\.zip$/)
    const demo = context.waitForEvent('page')
    await page.locator('.demo a[target]').first().click()
    const waiting = (await demo).locator('#waiting')
    await expect(waiting).toHaveText('0')
    await (await demo).getByRole('button', { name: 'Call a plate' }).click()
    await expect(waiting).toHaveText('1')
    await page.getByRole('button', { name: 'Run The Pass' }).click()
    await expect(page.frameLocator('.demo iframe').locator('#waiting')).toHaveText('0')
    expect(violations).toEqual([])
    await expectToHear(page, violations)
  })

  test('on the not-found page', async ({ page, context }) => {
    const violations = await forbidden(context)
    await open(page, '/tutorials/quick-start')
    await page.goto('/nothing')
    await hydrated(page)
    await expect(heading(page)).toHaveText('Page Not Found')
    expect(violations).toEqual([])
    // By the header, and by its own tag.
    await expectToHear(page, violations, 2)
  })
})

test('the policy names no other origin than that of videos', async ({ request }) => {
  const policy = (await request.get('.')).headers()['content-security-policy'] ?? ''
  expect(policy.match(/https?:\/\/[^\s;]+|\*/g)).toEqual(['https://www.youtube-nocookie.com'])
  expect(policy).not.toMatch(/unsafe|blob:/)
})

test.describe('a service that is configured', () => {
  test.use({ allowedMessages: /violates the following Content Security Policy|Refused to connect/ })

  test('may be asked at all of its hosts, and at none of them before', async ({
    page,
    context,
  }) => {
    const violations = await forbidden(context)
    const hosts = engine.hosts({
      ...{ appId: 'testapp', apiKey: 'public', indexName: 'docs' },
      ...{ facetFilters: [], externalPattern: null },
    })
    await context.route(/algolia/, (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }),
    )
    const ask = () =>
      page.evaluate(async (addresses) => {
        const answers = await Promise.allSettled(addresses.map((address) => fetch(address)))
        return answers.map(({ status }) => status)
      }, hosts)

    const plain = await page.goto('/faq')
    expect(await ask()).toEqual(hosts.map(() => 'rejected'))
    await expect.poll(() => violations).toHaveLength(hosts.length)

    const policy = plain?.headers()['content-security-policy'] ?? ''
    const configured = createHeaders({
      inlineScriptHashes: policy.match(/sha256-[^']+/g) ?? [],
      frameScriptHash: 'sha256-frame',
      sources: { 'connect-src': hosts },
    })
    await page.route('**/faq', async (route) => {
      const response = await route.fetch()
      const headers = lowerCased({ ...response.headers(), ...headersFor(configured, '/') })
      await route.fulfill({ response, headers })
    })
    await open(page, '/faq')
    expect(await ask()).toEqual(hosts.map(() => 'fulfilled'))
    expect(violations).toHaveLength(hosts.length)
  })
})

/** Later names win over earlier ones that differ in letters only. */
function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
