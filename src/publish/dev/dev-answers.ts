import { readFile } from 'node:fs/promises'
import { livePagePath, liveSourcesPath } from '../../live/live-page.ts'
import { type Diagnostic, formatDiagnostics } from '../../model/diagnostic.ts'
import type { Page, PageData } from '../../model/page.ts'
import { pageIndexPath, splitSiteData } from '../../model/page-index.ts'
import { normalizePath } from '../../model/routes.ts'
import type { HostedSearch, SiteData } from '../../model/site-data.ts'
import { notFoundPage, standalonePages } from '../../model/standalone-pages.ts'
import type { CompiledSite } from '../../site-compiler/compile-site.ts'
import { exampleArchives } from '../../site-compiler/examples/archive.ts'
import { withoutRegionMarks } from '../../site-compiler/examples/region-marks.ts'
import { clientEntries } from '../bundle/page-assets.ts'
import { buildSearchFiles } from '../search-files/search-files.ts'
import { readerFiles } from '../site-files/site-files.ts'
import { escapeXml } from '../site-files/xml.ts'
import type { OutputFiles } from '../write/output.ts'
import { toPageData } from '../write/page-files.ts'
import type { DevContent } from './dev-content.ts'

/** Address of the site data in development. */
export const devSiteDataPath = 'assets/site-data.json'

/** Address of the search index in development. It has no hash, so that open pages find the index after an edit. */
const devSearchIndexPath = 'assets/search-index.json'

/** What the development server answers to a request for content. */
export type Answer =
  | { status: number; type: string; body: string | Uint8Array }
  /** Absolute path of a file of the project. */
  | { file: string }
  /** Everything that a document is rendered from, which may be newer than its state. */
  | { page: PageData; siteData: SiteData; state: number; isFound: boolean }

/**
 * Answers requests for paths below the base. What is made of all pages, such as the search index, waits until they are
 * compiled; pages don't.
 */
export function createAnswers(
  content: DevContent,
  hosted: HostedSearch | null = null,
): {
  answer(path: string): Promise<Answer>
  siteData(): SiteData
} {
  /** The files that live samples need to run and to edit: path below the base → JSON. */
  const live = new Map<string, string>()

  const toolFiles = onceForEach(({ pages, sidebar }: CompiledSite) =>
    readerFiles(content.settings().site, pages, sidebar),
  )
  const searchFiles = onceForEach(
    async ({ pages, sidebar }: CompiledSite): Promise<OutputFiles> => {
      const { search } = content.settings()
      return (await buildSearchFiles(pages, sidebar, search, (name) => `${name}.json`)).files
    },
  )

  /** The version of all pages is the state, so that after an edit open pages ask for them again. */
  function siteData(): SiteData {
    const { site, redirects } = content.settings()
    const { routes, sidebar } = content.listing()
    const standalone = standalonePages(site).map(({ route }) => route)
    const version = String(content.state())
    return {
      routes: Object.fromEntries([...standalone, ...routes].map((route) => [route, version])),
      redirects,
      sidebar,
      search: { index: devSearchIndexPath, hosted },
    }
  }

  /** The page of the first of these routes that exists. */
  async function findPage(...routes: string[]): Promise<PageData | null> {
    for (const route of routes) {
      const page = await content.page(route)
      if (Array.isArray(page)) return brokenPage(route, page)
      if (page) keepLive(page)
      if (page) return toPageData(page)
    }
    const standalone = standalonePages(content.settings().site)
    return standalone.find(({ route }) => routes.includes(route)) ?? null
  }

  function keepLive({ live: samples }: Page): void {
    if (!samples) return
    live.set(livePagePath(samples.hash), samples.json)
    live.set(liveSourcesPath(samples.hash), samples.sources)
  }

  async function asset(path: string): Promise<Answer | null> {
    const file = content.assets().get(path)
    if (file === undefined) return null
    if (!path.endsWith('.txt')) return { file }
    return found('text/plain', withoutRegionMarks(file, await readFile(file)).toString())
  }

  /** Anything but a document; null when there is no such file. */
  async function file(path: string): Promise<Answer | null> {
    const { shared, index } = splitSiteData(siteData())
    if (path === devSiteDataPath) return found('application/json', JSON.stringify(shared))
    if (path === pageIndexPath) {
      const { basePath } = content.settings().site
      const builtWith = [basePath + clientEntries.app, basePath + devSiteDataPath]
      return found('application/json', JSON.stringify({ ...index, builtWith }))
    }
    // An open page may ask for an older version; it gets the current one.
    const name = /^_pages(\/.*)\.\w+\.json$/.exec(path)?.[1]
    const data = name && (await findPage(name, name.replace(/index$/, '')))
    if (data) return found('application/json', JSON.stringify(data))

    if (path.startsWith('_live/')) {
      // An open page may have come from a server that has ended since.
      if (!live.has(path)) for (const page of (await content.all()).pages) keepLive(page)
      return found('application/json', live.get(path))
    }
    if (path.startsWith('assets/search-')) {
      return found('application/json', (await searchFiles(await content.all())).get(path))
    }
    const demo = /^examples\/([a-z0-9-]+)-part-(\d+)\.html$/.exec(path)
    if (demo) {
      const command = `npm run example -- ${demo[1]} ${demo[2]}`
      return {
        status: 404,
        type: 'text/plain',
        body: `Demos are part of builds. Here: ${command}\n`,
      }
    }
    if (path.endsWith('.zip')) return found('application/zip', exampleArchives().get(path))

    const known = await asset(path)
    if (known || !/^_images\/|^messages\.json$|\.(md|txt|xml)$/.test(path)) return known
    const body = toolFiles(await content.all()).get(path)
    return found(path.endsWith('.xml') ? 'application/xml' : 'text/plain', body) ?? asset(path)
  }

  return {
    siteData,
    async answer(path) {
      const answer = await file(path)
      if (answer) return answer
      const route = normalizePath(`/${path}`)
      const now = { state: content.state(), siteData: siteData() }
      const page = await findPage(route, `${route}/`, route.replace(/\/$/, ''))
      const isFound = page !== null
      const { notFound } = content.settings().site
      return { page: page ?? notFoundPage(notFound, route), ...now, isFound }
    },
  }
}

/** The response for what was found, if anything was. */
function found(type: string, body: string | Uint8Array | undefined): Answer | null {
  return body === undefined ? null : { status: 200, type, body }
}

/** A page in the place of one that can't be shown, with the reason. */
function brokenPage(route: string, diagnostics: Diagnostic[]): PageData {
  return {
    kind: 'doc',
    route,
    title: 'This page has mistakes',
    description: diagnostics[0]?.message ?? '',
    hasSidebar: true,
    headings: [],
    blocks: [`<pre><code>${escapeXml(formatDiagnostics(diagnostics))}</code></pre>`],
    lastUpdated: null,
    sourcePath: diagnostics[0]?.file ?? null,
  }
}

/** Like `make`, but calls it only once for each value. */
function onceForEach<Value extends object, Made>(make: (value: Value) => Made) {
  const made = new WeakMap<Value, Made>()
  return (value: Value): Made => {
    const known = made.get(value) ?? make(value)
    made.set(value, known)
    return known
  }
}
