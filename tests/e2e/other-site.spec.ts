import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteConfig } from '../../src/model/settings.ts'
import { readColors } from '../../src/publish/theme.ts'
import { buildFixture } from '../support/builds.ts'
import { filesBelow } from '../support/imports.ts'
import { heading } from '../support/reader.ts'
import { expect, hydrated, test } from '../support/site.ts'

// The browser reports the status of the page that isn't there.
test.use({ allowedMessages: /status of 404/ })

const fixture = { contentDir: 'tests/fixtures/other-site' }

/** The compiler checks here that the fixture has every setting. */
const loadSettings = (): Promise<SiteConfig> => import('../fixtures/other-site/site.ts')

/** Files whose bytes are those of a picture or of another file's text. */
const isText = (file: string) => !/\.(png|ico|br|gz|zip|woff2)$/.test(file)

test('another library’s site comes out of another content folder, with no word of this one', async () => {
  const outDir = await buildFixture(fixture)
  const files = filesBelow(outDir).map((file) => path.relative(outDir, file))
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'guide/start/index.html', 'guide/start.md', '404.html']),
  )
  const ours = files
    .filter(isText)
    .filter((file) => /redux/i.test(readFileSync(path.join(outDir, file), 'utf8')))
  expect(ours).toEqual([])
})

test('another library’s site has its own title, navbar and base path, and no announcement', async ({
  tab: page,
  withBuild,
}) => {
  const settings = await loadSettings()
  const site = await withBuild(fixture)
  expect(new URL(site).pathname).toBe(settings.basePath)
  await page.goto(site)
  await hydrated(page)
  await expect(page).toHaveTitle(settings.title)
  await expect(heading(page)).toHaveText(settings.title)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toContainText([
    settings.title,
    ...settings.navbar.map(({ label }) => label),
  ])
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Start here' }).click()
  await expect(page).toHaveURL(`${site}guide/start`)
  await expect(page).toHaveTitle('First light | Lantern')
  await page.goto(`${site}start`)
  await expect(heading(page)).toHaveText('First light')
})

test('another library’s site has a theme of its own: colors, fonts, sign, diagrams, the picture of no page', async ({
  tab: page,
  withBuild,
}) => {
  const settings = await loadSettings()
  const site = await withBuild(fixture)
  await page.goto(`${site}guide/beams`)
  await hydrated(page)
  const brand = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()
  await expect(brand.locator(`path[d="${settings.brandMark.filled}"]`)).toHaveCount(1)
  await expect(brand).toHaveCSS('text-transform', 'uppercase')
  await expect(page.locator('body')).toHaveCSS('font-family', 'Georgia, serif')
  await expect(page.locator('link[as=font]')).toHaveCount(0)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
    'data-dark',
    readColors(path.resolve(fixture.contentDir)).colorOf('--page', 'dark'),
  )
  const lamp = page.locator('.diagram-part[data-concept=lamp]:visible text')
  await expect(lamp).toHaveText('Lamp')
  await expect(lamp).toHaveCSS('fill', 'oklch(0.45 0.1 70)')

  await page.goto(`${site}nothing`)
  await expect(page.locator('main #lamp-off')).toBeVisible()
})

test('another library’s site draws its own link preview images', async () => {
  const outDir = await buildFixture(fixture)
  const images = filesBelow(path.join(outDir, '_images/previews'))
  expect(images).toHaveLength(4)
  const light = readColors(path.resolve(fixture.contentDir)).colorOf('--lamp-ink', 'dark')
  for (const image of images) {
    const png = readFileSync(image)
    // The first color of the palette is that of the upper left corner.
    const palette = png.indexOf('PLTE') + 'PLTE'.length
    expect(`#${png.toString('hex', palette, palette + 3)}`).toBe(light)
  }
})
