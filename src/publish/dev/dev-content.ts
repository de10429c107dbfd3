import { existsSync } from 'node:fs'
import path from 'node:path'
import { livePagePath, liveSourcesPath } from '../../live/live-page.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Block, Page, PageData } from '../../model/page.ts'
import { pageDataPath } from '../../model/routes.ts'
import type { SiteData } from '../../model/site-data.ts'
import { notFoundPage, standalonePages } from '../../model/standalone-pages.ts'
import { compileSite, readPages } from '../../site-compiler/compile-site.ts'
import { type FileTimes, readFileTimes } from '../../site-compiler/file-times.ts'
import { projectRoot } from '../../system/project.ts'
import { type BuildOptions, loadSiteContent } from '../options.ts'
import { buildSearchFiles, type SearchFiles } from '../search/search-files.ts'
import { readAlgoliaSettings } from '../search/search-settings.ts'
import { readerFiles } from '../site-files/site-files.ts'
import type { OutputFiles } from '../write/output.ts'
import { type SerializedPage, serializePage, toPageData } from '../write/page-files.ts'

/** The file that says what pages there are, under an address of the development server. */
export const devSiteDataPath = 'assets/site-data.json'

/** Says which state of the modules a page would be rendered with now; src/entries/hot-content.ts asks. */
export const devModuleStatePath = '@module-state'

/** Where the development server has the search index. Its name holds no hash, so that open pages find it after an edit. */
const devSearchIndexPath = 'assets/search-index.json'

/** All of the content as the development server hands it out, at one moment. */
export type DevContent = {
  /** Route → page. */
  pages: Map<string, SerializedPage>
  siteData: SiteData
  /** Path of a page's data below the base → route. */
  dataPaths: Map<string, string>
  /** Images: path below the base → file. */
  assets: Map<string, string>
  /** Pages as Markdown, and what else tools read, made when it is first asked for: path below the base → text. */
  forTools: () => OutputFiles
  /** What the live samples of pages take to run and to edit: path below the base → JSON. */
  live: Map<string, string>
  /** Search's files, made when they are first asked for. */
  searchFiles: () => Promise<OutputFiles>
  diagnostics: Diagnostic[]
  /** What pages show or list besides their own text: samples, images, data. Absolute paths. */
  dependencies: Set<string>
  notFound: (path: string) => PageData
}

/** Asked for once: times change with commits, and asking takes a third of the time that an edit takes. */
let fileTimes: Promise<FileTimes> | undefined

/** Compiles what has changed since the last time; the rest comes from the compiler's cache. */
export async function compileDevContent(options: BuildOptions): Promise<DevContent> {
  const settings = await loadSiteContent(options)
  const { site, redirects, search: searchContent } = settings
  fileTimes ??= readFileTimes(
    projectRoot,
    path.relative(projectRoot, path.join(options.contentDir, 'docs')),
  )
  const compiled = await compileSite({
    contentDir: options.contentDir,
    settings,
    fileTimes: await fileTimes,
    isWatching: true,
  })
  const pages = await readPages(compiled)
  const serializedPages = [...standalonePages(site).map(serializePage), ...pages.map(serializeOnce)]
  const siteData = {
    routes: Object.fromEntries(serializedPages.map(({ page, hash }) => [page.route, hash])),
    redirects,
    sidebar: compiled.sidebar,
    search: { index: devSearchIndexPath, algolia: readAlgoliaSettings().algolia },
  }
  let forTools: OutputFiles | undefined
  let search: Promise<SearchFiles> | undefined
  return {
    pages: new Map(serializedPages.map((page) => [page.page.route, page])),
    siteData,
    dataPaths: new Map(
      serializedPages.map(({ page: { route }, hash }) => [pageDataPath(route, hash), route]),
    ),
    assets: new Map(
      compiled.pages.flatMap(({ assets }) =>
        assets.map(({ url, file }) => [url.slice(1), path.join(projectRoot, file)]),
      ),
    ),
    forTools() {
      forTools ??= readerFiles(site, pages, compiled.sidebar)
      return forTools
    },
    live: new Map(
      pages.flatMap(({ live }) =>
        live === null
          ? []
          : [
              [livePagePath(live.hash), live.json],
              [liveSourcesPath(live.hash), live.sources],
            ],
      ),
    ),
    async searchFiles() {
      search ??= buildSearchFiles(pages, compiled.sidebar, searchContent, (name) => `${name}.json`)
      return (await search).files
    },
    diagnostics: compiled.diagnostics,
    dependencies: new Set([...compiled.dependencies].map((file) => path.join(projectRoot, file))),
    notFound: (path) => notFoundPage(site.notFound, path),
  }
}

/** Pages by their blocks: an edit leaves the block lists of all other pages as they were. */
const serialized = new WeakMap<Block[], SerializedPage>()

function serializeOnce(page: Page): SerializedPage {
  const cached = serialized.get(page.blocks)
  if (cached) return cached
  const fresh = serializePage(toPageData(page))
  serialized.set(page.blocks, fresh)
  return fresh
}

/**
 * Keeps a page whose file doesn't compile at the moment as it was, so that readers still see it while its author mends
 * it.
 */
export function retainBrokenPages(before: DevContent, after: DevContent): void {
  const compiled = new Set([...after.pages.values()].map(({ page }) => page.sourcePath))
  for (const page of before.pages.values()) {
    const { route, sourcePath } = page.page
    if (sourcePath === null || compiled.has(sourcePath) || after.pages.has(route)) continue
    if (!existsSync(path.join(projectRoot, sourcePath))) continue
    after.pages.set(route, page)
    after.siteData.routes[route] = page.hash
    after.dataPaths.set(pageDataPath(route, page.hash), route)
    after.siteData.sidebar = before.siteData.sidebar
  }
}

/** The routes whose data differs between two states, with its new hash; null for those that are gone. */
export function changedRoutes(
  before: SiteData,
  after: SiteData,
): { [route: string]: string | null } {
  const routes = new Set([...Object.keys(before.routes), ...Object.keys(after.routes)])
  return Object.fromEntries(
    [...routes]
      .filter((route) => before.routes[route] !== after.routes[route])
      .map((route) => [route, after.routes[route] ?? null]),
  )
}
