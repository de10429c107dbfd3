import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FixtureBuild } from '../support/builds.ts'
import { expect, hydrated, test } from '../support/site.ts'

const folder = 'content/diagrams'
/** The first is one of four steps. */
const names = [
  'data-flow',
  ...readdirSync(folder)
    .map((file) => path.basename(file, '.json'))
    .filter((name) => name !== 'data-flow'),
]

/** A page with every diagram of this site. */
const build: FixtureBuild = {
  contentDir: 'tests/fixtures/diagrams',
  changes: {
    name: 'diagrams',
    edits: {
      'docs/diagrams.md': () =>
        [
          '---\ntitle: Diagrams\nlabel: Diagrams\ndescription: Every diagram.\n---\n',
          ...names.map((name) => `::diagram{name=${name} caption="The diagram called ${name}"}\n`),
        ].join('\n'),
      ...Object.fromEntries(
        names.map((name) => [
          `diagrams/${name}.json`,
          () => readFileSync(`${folder}/${name}.json`, 'utf8'),
        ]),
      ),
    },
  },
}

for (const width of [320, 390, 1000, 1440]) {
  test(`diagrams fit a window of ${width} px, with text that can be read`, async ({
    onlooker: page,
    withBuild,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${await withBuild(build)}diagrams`)
    await expect(page.locator('.diagram')).toHaveCount(names.length)

    const sizes = await page.locator('.diagram-picture text:visible').evaluateAll((texts) =>
      texts.map((text) => {
        const { a: scale = 1 } = (text as SVGTextElement).getScreenCTM() ?? {}
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale
      }),
    )
    expect(sizes.length).toBeGreaterThan(50)
    expect(Math.min(...sizes)).toBeGreaterThan(width === 320 ? 10.5 : 11)

    const tooWide = await page.locator('.diagram-part:visible').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const box = part.querySelector('rect')?.getBoundingClientRect()
          const texts = [...part.querySelectorAll('text')].map((text) =>
            text.getBoundingClientRect(),
          )
          return texts.some(({ width }) => width >= (box?.width ?? 0))
        })
        .map((part) => part.textContent),
    )
    expect(tooWide).toEqual([])

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('buttons appear without moving anything, and step through', async ({ page, withBuild }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      const root = document.documentElement
      const total = Number(root.dataset.shift ?? 0)
      root.dataset.shift = String(shifts.reduce((sum, { value }) => sum + value, total))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 320, height: 1200 })
  await page.goto(`${await withBuild(build)}diagrams`)
  await hydrated(page)

  const diagram = page.locator('.diagram').first()
  await diagram.getByRole('button', { name: 'Next' }).click()
  await expect(diagram.locator('[aria-current=step]')).toContainText('dispatches an action')
  await expect(diagram.getByRole('status')).toContainText('Step 1 of 4')
  // The count and the button at the end change in the room that they have.
  const next = diagram.getByRole('button', { name: 'Next' })
  for (let step = 1; step < 4; step++) await next.click()
  await diagram.getByRole('button', { name: 'Start over' }).click()
  await expect(diagram.locator('[aria-current=step]')).toHaveCount(0)
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
})

test('the slider goes to the step of the dot that is pressed', async ({ page, withBuild }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`${await withBuild(build)}diagrams`)
  await hydrated(page)
  const diagram = page.locator('.diagram').first()
  const slider = diagram.getByRole('slider', { name: 'Step' })
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(24)
  for (const step of [3, 1, 4]) {
    // The thumb is 16 px wide, and dots stand where its middle stops.
    await slider.click({ position: { x: 8 + ((width - 16) * step) / 4, y: height / 2 } })
    await expect(diagram.getByRole('status')).toContainText(`Step ${step} of 4`)
  }
})

test('a page loads the drawings that it shows and no others', async ({ tab: page, withBuild }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(await withBuild(build))
  await hydrated(page)
  expect(scripts.filter((url) => /\/(diagram|data-flow|thunk-path)\./.test(url))).toEqual([])
})

test('a drawing is loaded when the reader comes near it', async ({ tab: page, withBuild }) => {
  const last = names.at(-1) ?? ''
  const isAsked = (url: string) => url.includes(`/assets/${last}.`)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${await withBuild(build)}diagrams`)
  await hydrated(page)
  expect(scripts.filter(isAsked)).toEqual([])
  await page.locator('.diagram').last().scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.filter(isAsked)).toHaveLength(1)
})

test('what draws is loaded by the first step, and the picture of the server stays until then', async ({
  page,
  withBuild,
}) => {
  const isAsked = (url: string) => /\/assets\/picture\./.test(url)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${await withBuild(build)}diagrams`)
  await hydrated(page)
  const diagram = page.locator('.diagram').first()
  const next = diagram.getByRole('button', { name: 'Next' })
  await expect(next).toBeVisible()
  await expect(diagram.locator('.diagram-picture')).toHaveCount(2)
  expect(scripts.filter(isAsked)).toEqual([])
  await next.click()
  await expect(diagram.locator('.diagram-part[data-lit]:visible').first()).toBeVisible()
  await expect(diagram.locator('.diagram-picture')).toHaveCount(2)
  expect(scripts.filter(isAsked)).toHaveLength(1)
})

test('pictures are in the document once, and not in the data that it is hydrated with', async ({
  request,
  withBuild,
}) => {
  const html = await (await request.get(`${await withBuild(build)}diagrams`)).text()
  const [document = '', data = ''] = html.split('id="page-data">')
  expect(document.match(/<svg class="diagram-picture" data-layout="wide"/g)).toHaveLength(
    names.length,
  )
  expect(data).toContain('"name":"data-flow"')
  expect(data).not.toMatch(/viewBox|path d=|what happened/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('diagrams say all, and have no dead buttons', async ({ onlooker: page, withBuild }) => {
    await page.goto(`${await withBuild(build)}diagrams`)
    const diagram = page.locator('.diagram').first()
    await expect(diagram.getByRole('listitem')).toHaveCount(4)
    await expect(diagram.locator('.diagram-picture:visible')).toHaveCount(1)
    await expect(page.locator('.diagram button, .diagram-controls:visible')).toHaveCount(0)
  })
})
