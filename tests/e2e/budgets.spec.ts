/** What a page may weigh. Bytes are those that travel: brotli at its highest quality. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { htmlPath } from '../../src/router/route-table.ts'
import { readBuild, siteRoot } from '../support/builds.ts'
import { expect, hydrated, test } from '../support/site.ts'

/** Boot and app, which every docs page loads. */
const sharedScriptLimit = 71_500
/** With the code of the components that only some pages use. */
const scriptLimit = 75_500
const stylesLimit = 12_000
const fontLimit = 15_000
const requestLimit = 6

const { routes } = readBuild()
const documents = routes.map((route) => {
  const html = readFileSync(path.join(siteRoot, htmlPath(route)), 'utf8')
  return { route, html, components: componentsOn(html) }
})

/** One page for each set of components: together they load every script that docs pages load. */
const samples = new Map(
  documents
    .filter(({ html }) => html.includes('"kind":"doc"'))
    .map(({ route, components }) => [components.join(', '), route]),
)

for (const [components, route] of samples) {
  test(`a page with ${components || 'text alone'} keeps to the budget: ${route}`, async ({
    page,
    site,
  }) => {
    const requested = new Set<string>()
    page.on('request', (request) => requested.add(request.url()))
    await page.goto(route, { waitUntil: 'load' })
    await hydrated(page)

    const files = [...requested].map((url) => url.replace(site, ''))
    const sizeOf = (kind: RegExp) =>
      files
        .filter((file) => kind.test(file))
        .reduce((total, file) => total + compressedSize(file), 0)
    expect(sizeOf(/^assets\/(app|boot)\./), 'shared script').toBeLessThanOrEqual(sharedScriptLimit)
    expect(sizeOf(/\.js$/), 'all script').toBeLessThanOrEqual(scriptLimit)
    expect(sizeOf(/\.woff2$/), 'font').toBeLessThanOrEqual(fontLimit)
    expect(sizeOf(/\.css$/), 'styles').toBeLessThanOrEqual(stylesLimit)

    // Pages fetched ahead and pictures are the content's, and come when the page is there.
    const frame = files.filter((file) => !/^_(pages|images)\//.test(file) && !/zip$/.test(file))
    const ofComponents = frame.filter((file) => /^assets\/(?!app|boot).*\.js$/.test(file))
    expect(frame.length - ofComponents.length, frame.join('\n')).toBeLessThanOrEqual(requestLimit)
  })
}

test('every page holds its text once', () => {
  for (const { route, html } of documents) {
    const [before = '', rest = ''] = html.split(/<main[\s>]/)
    const [article = '', after = ''] = rest.split('</main>')
    const elsewhere = textOf(before) + textOf(after.replaceAll('\\u003c', '<').replaceAll('\\', ''))
    const text = textOf(article)
    for (let start = 0; start + 200 <= text.length; start += 100) {
      const run = text.slice(start, start + 200)
      expect(elsewhere.includes(run), `${route} repeats: ${run}`).toBe(false)
    }
  }
})

function compressedSize(file: string): number {
  return brotliCompressSync(readFileSync(path.join(siteRoot, file))).length
}

/** Names of the components that the page is hydrated with. */
function componentsOn(html: string): string[] {
  const names = [...html.matchAll(/"component":"([\w-]+)"/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
}
