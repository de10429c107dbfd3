import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteConfig } from '../../src/model/settings.ts'
import { buildFixture } from '../support/builds.ts'
import { filesBelow } from '../support/imports.ts'
import { heading } from '../support/reader.ts'
import { expect, hydrated, test } from '../support/site.ts'

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
