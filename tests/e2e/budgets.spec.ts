/** What a page may weigh. Bytes are those that travel: brotli at its highest quality. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { htmlPath } from '../../src/model/routes.ts'
import { readBuild, siteRoot } from '../support/builds.ts'
import { expect, hydrated, test } from '../support/site.ts'

/** Boot and app, which every docs page loads. */
const sharedScriptLimit = 64_700
/** Comes in an idle moment after everything else, and not where data is saved. */
const offlineScript = /^assets\/(offline|start)\.[^/]*\.js$/
const offlineLimit = 1_300
/** The buttons of live samples, on pages that have some. Nothing else of them comes before a press. */
const liveScript = /^assets\/live\.[^/]*\.js$/
const liveLimit = 2_000
/** What edits samples: only the playground opens with it, other pages load it at a press. */
const editorScript = /^_live\/.*\.js$/
const editorLimit = 127_500
/** With the code of the components in the first screen that only some pages use. */
const scriptLimit = 65_950
/** With the code of all components, when the reader has been everywhere on the page. */
const deferredScriptLimit = 68_500
const stylesLimit = 12_300
/** The document, its sheet and two fonts, two scripts, and the two files of what pages there are. */
const requestLimit = 8
/** How much larger a document may be than its text and markup alone. */
const documentFactor = 1.08
/** What a page waits for before it is painted: the document, its sheet and the font of text, which is loaded ahead. */
const firstPaintLimit = { longest: 50_400, median: 38_400 }
const { routes } = readBuild()

/**
 * What search and site data know of grows with the pages, so their limits are those of 87 pages, for as many as there are: more pages
 * may not make a page heavier.
 */
function perPage(limitOf87: number): number {
  const pages = routes.filter((route) => !['/', '/search', '/offline'].includes(route))
  return (limitOf87 / 87) * pages.length
}

/** Files of each kind: those of all kinds but `page data` are one or few. */
const fileLimits: { [kind: string]: { files: RegExp; limit: number } } = {
  // With its headers it must not exceed ten packets, all that a server sends before it hears back.
  'font of text': { files: /^assets\/inter.*\.woff2$/, limit: 13_600 },
  'font of code': { files: /^assets\/jetbrains-mono.*\.woff2$/, limit: 8_300 },
  'font of the demonstrations': { files: /^examples\/.*\.woff2$/, limit: 13_600 },
  'search index, loaded first': { files: /^assets\/search-index\./, limit: perPage(46_000) },
  'search texts, loaded after it': {
    files: /^assets\/search-(text|words)\./,
    limit: perPage(350_000),
  },
  'site data and page index': {
    files: /^(assets\/site-data\.|pages\.json$)/,
    limit: perPage(3_500),
  },
}
const pageDataLimit = 17_500

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

    const files = () => [...requested].map((url) => url.replace(site, ''))
    const sizeOf = (kind: RegExp) =>
      files()
        .filter((file) => kind.test(file))
        .reduce((total, file) => total + compressedSize(file), 0)
    const pageScript = () =>
      sizeOf(/\.js$/) - sizeOf(offlineScript) - sizeOf(liveScript) - sizeOf(editorScript)
    if (route === '/playground') await page.getByRole('textbox', { name: /editable/ }).waitFor()
    expect(sizeOf(/^assets\/(app|boot)\./), 'shared script').toBeLessThanOrEqual(sharedScriptLimit)
    expect(pageScript(), 'all script of the first screen').toBeLessThanOrEqual(scriptLimit)
    expect(sizeOf(/\.css$/), 'styles').toBeLessThanOrEqual(stylesLimit)

    // Pages fetched ahead and pictures are the content's, and come when the page is there.
    const layoutFiles = files().filter((file) => !/^_(pages|images|live)\/|zip$/.test(file))
    const ofComponents = layoutFiles.filter((file) => /^assets\/(?!app|boot).*\.js$/.test(file))
    expect(layoutFiles.length - ofComponents.length, layoutFiles.join('\n')).toBeLessThanOrEqual(
      requestLimit,
    )

    for (const part of await page.locator('.deferred:visible').all()) {
      await part.scrollIntoViewIfNeeded()
    }
    await hydrated(page, {
      deferred: (await page.locator('.deferred:not(:visible)').count()) === 0,
    })
    expect(pageScript(), 'all script, everything seen').toBeLessThanOrEqual(deferredScriptLimit)
    const limitOfEditor = route === '/playground' ? editorLimit : 0
    expect(sizeOf(editorScript), 'script of the editor').toBeLessThanOrEqual(limitOfEditor)
    expect(sizeOf(offlineScript), 'script for reading offline').toBeLessThanOrEqual(offlineLimit)
    expect(sizeOf(liveScript), 'script of live samples').toBeLessThanOrEqual(liveLimit)
  })
}

test('every page holds its text once', () => {
  for (const { route, html } of documents) {
    const [before = '', rest = ''] = html.split(/<main[\s>]/)
    const [article = '', after = ''] = rest.split('</main>')
    const elsewhere = textOf(before) + textOf(after.replaceAll('\\u003c', '<').replaceAll('\\', ''))
    const text = textOf(article)
    const repeated: string[] = []
    for (let start = 0; start + 200 <= text.length; start += 100) {
      const run = text.slice(start, start + 200)
      if (elsewhere.includes(run)) repeated.push(run)
    }
    expect(repeated, route).toEqual([])
  }
})

test('documents hold little besides their text and markup', () => {
  for (const { route, html } of documents) {
    const plain = html
      .replace(/<script[^>]*type="application\/json"[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
    expect(html.length / plain.length, route).toBeLessThanOrEqual(documentFactor)
  }
})

test('what comes before the first paint keeps to the budget', () => {
  const sizes = documents
    .map(({ route, html }) => {
      const linked = html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]* href="\/([^"]+)"/g)
      const files = [htmlPath(route), ...[...linked].map(([, file = '']) => file)]
      return { route, files, size: files.reduce((sum, file) => sum + compressedSize(file), 0) }
    })
    .sort((a, b) => a.size - b.size)
  const longest = sizes.at(-1)
  // A document, a sheet and the font of text.
  expect(longest?.files, longest?.route).toHaveLength(3)
  expect(longest?.size, longest?.route).toBeLessThanOrEqual(firstPaintLimit.longest)
  expect(sizes[Math.floor(sizes.length / 2)]?.size).toBeLessThanOrEqual(firstPaintLimit.median)
})

test('fonts, search and page data keep to the budget, and no font blocks text', () => {
  const files = readdirSync(siteRoot, { recursive: true, encoding: 'utf8' })
  for (const [kind, { files: pattern, limit }] of Object.entries(fileLimits)) {
    const found = files.filter((file) => pattern.test(file) && !/\.(br|gz)$/.test(file))
    expect(found, kind).not.toEqual([])
    const size = found.reduce((total, file) => total + compressedSize(file), 0)
    expect(size, `${kind}: ${found.join(', ')}`).toBeLessThanOrEqual(limit)
  }
  const largestData = files
    .filter((name) => /^_pages\/.*\.json$/.test(name))
    .sort((a, b) => fileSize(b) - fileSize(a))
    .slice(0, 5)
  for (const file of largestData) {
    expect(compressedSize(file), file).toBeLessThanOrEqual(pageDataLimit)
  }
  const [stylesheet = ''] = files.filter((file) => /^assets\/.*\.css$/.test(file))
  const styles = readFileSync(path.join(siteRoot, stylesheet), 'utf8')
  for (const [face] of styles.matchAll(/@font-face\s*\{[^}]*url\([^}]*\}/g)) {
    expect(face).toMatch(/font-display:\s*(optional|swap|fallback)/)
  }
})

/** What a press loads of a live sample, with the files that are the same for all pages. */
const pressLimits: { [press: string]: { files: RegExp; limit: number } } = {
  'Run, for Redux': {
    files: /^_sandbox\/frame|^_live\/(run-sample|redux-common)\./,
    limit: 31_400,
  },
  'Run, for React': {
    files: /^_sandbox\/frame|^_live\/(run-sample|preview|redux-common|react)\./,
    limit: 131_500,
  },
  Edit: { files: /^_live\/(edit-sample|compiler)\./, limit: 167_400 },
}

test('running and editing live samples keep to the budget', () => {
  const files = readdirSync(siteRoot, { recursive: true, encoding: 'utf8' })
  for (const [press, { files: pattern, limit }] of Object.entries(pressLimits)) {
    const found = files.filter((file) => pattern.test(file) && !/\.(br|gz)$/.test(file))
    const size = found.reduce((total, file) => total + compressedSize(file), 0)
    expect(size, `${press}: ${found.join(', ')}`).toBeLessThanOrEqual(limit)
    expect(size, press).toBeGreaterThan(limit * 0.9)
  }
})

const fileSize = (file: string) => statSync(path.join(siteRoot, file)).size

/** Bytes that travel: the build has compressed all but what is small or does not shrink. */
function compressedSize(file: string): number {
  const place = path.join(siteRoot, file)
  return existsSync(`${place}.br`)
    ? fileSize(`${file}.br`)
    : brotliCompressSync(readFileSync(place)).length
}

/** Names of the components that the page is hydrated with. */
function componentsOn(html: string): string[] {
  const names = [...html.matchAll(/"component":"([\w-]+)"/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
}
