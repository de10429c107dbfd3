import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildFixture, siteRoot } from '../support/builds.ts'
import { filesBelow } from '../support/imports.ts'
import { expect, hydrated, noJavaScript, test } from '../support/site.ts'

const route = 'api/compose'

test('a page is copied as Markdown, and the copy is the text that the link leads to', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(route)
  await hydrated(page)
  const link = page.locator('.page-markdown a').first()
  await expect(link).toHaveText('Copy as Markdown')
  const texts = await link.evaluateHandle((element) => {
    const seen = [element.textContent]
    new MutationObserver(() => seen.push(element.textContent)).observe(element, { childList: true })
    return seen
  })
  await link.click()
  await expect
    .poll(() => texts.jsonValue())
    .toEqual(['Copy as Markdown', 'Copied', 'Copy as Markdown'])
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(readFileSync(path.join(siteRoot, `${route}.md`), 'utf8'))
  expect(copied).toMatch(/^# compose/)
})

noJavaScript('without script the page as Markdown is a link away', async ({ onlooker: page }) => {
  await page.goto(route)
  await page.getByRole('link', { name: 'View as Markdown' }).click()
  await expect(page).toHaveURL(new RegExp(`/${route}\\.md$`))
  await expect(page.locator('body')).toContainText('# compose')
})

test('browsers find the feed and the search that the head names', async ({ tab: page }) => {
  await page.goto(route)
  const feed = await xmlBehind(page, 'link[type="application/atom+xml"]')
  expect(feed.root).toBe('feed')
  expect(feed.text).toContain('changed pages')

  const search = await xmlBehind(page, 'link[rel="search"]')
  expect(search.root).toBe('OpenSearchDescription')
  const template = /template="([^"]+)\{searchTerms\}"/.exec(search.text)?.[1] ?? ''
  expect(template).toMatch(/^https:\/\/.*\/search\?q=$/)
  await page.goto(`search${new URL(template).search}compose`)
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /compose/i })
      .first(),
  ).toBeVisible()
})

test('llms.txt leads to every Markdown file of the build, which is one for every docs page', () => {
  const links = linksIn(readFileSync(path.join(siteRoot, 'llms.txt'), 'utf8'))
  const listed = links.map((link) => new URL(link).pathname.slice(1))
  const markdownFiles = filesBelow(siteRoot)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.relative(siteRoot, file))
  expect(listed.toSorted()).toEqual(markdownFiles.toSorted())
  const docs = filesBelow('content/docs').filter((file) => file.endsWith('.md'))
  expect(listed).toHaveLength(docs.length)
  for (const file of listed) {
    expect(readFileSync(path.join(siteRoot, file), 'utf8'), file).toMatch(/^# \S/)
  }
})

test('under a base path every address for tools begins with it', async () => {
  const outDir = await buildFixture({ contentDir: 'tests/fixtures/other-site' })
  for (const file of ['llms.txt', 'llms-full.txt', 'feed.xml', 'opensearch.xml', 'sitemap.xml']) {
    const text = readFileSync(path.join(outDir, file), 'utf8')
    const addresses = text.match(/https:\/\/lantern\.example[^\s"<)]*/g) ?? []
    expect(addresses.length, file).toBeGreaterThan(0)
    expect(
      addresses.filter((address) => !address.startsWith('https://lantern.example/lantern/')),
    ).toEqual([])
  }
})

const linksIn = (markdown: string) =>
  [...markdown.matchAll(/^- \[.*\]\((\S+)\): /gm)].map(([, link = '']) => link)

/** The XML file that a link of the head names: its first element's name, and its text. Fails where it is not well formed. */
async function xmlBehind(page: Page, selector: string): Promise<{ root: string; text: string }> {
  return page.locator(selector).evaluate(async (link: HTMLLinkElement) => {
    const text = await (await fetch(link.href)).text()
    const { documentElement } = new DOMParser().parseFromString(text, 'application/xml')
    return { root: documentElement.tagName, text }
  })
}
