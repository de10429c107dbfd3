import path from 'node:path'
import { lineInFile } from '../compiler/analysis/content-values.ts'
import type { CompileOptions } from '../compiler/compile-page.ts'
import { type Diagnostic, uniqueDiagnostics, warningIn } from '../model/diagnostic.ts'
import type { Page, PageSummary } from '../model/page.ts'
import type { Settings } from '../model/settings.ts'
import type { SidebarItem } from '../model/site-data.ts'
import { standaloneRoutes } from '../model/standalone-pages.ts'
import { filesAtOnce, mapConcurrent } from '../system/concurrency.ts'
import { hash } from '../system/hash.ts'
import { pathInProject, projectRoot } from '../system/project.ts'
import { checkDescriptions } from './checks/descriptions.ts'
import { checkLinks, checkOrphans } from './checks/links.ts'
import { checkPublishedIds } from './checks/published-ids.ts'
import { checkRedirects } from './checks/redirects.ts'
import { checkRoutes, dropDuplicateRoutes } from './checks/routes.ts'
import { compilePages, readBody, readCompiled } from './compile-pages.ts'
import { type FileTimes, readFileTimes } from './file-times.ts'
import { readSpelling } from './package-exports.ts'
import { type CompiledSummary, openCache, type PageCache } from './page-cache.ts'
import { resolveSidebar, type SidebarTarget } from './sidebar.ts'
import { listSources, type SourceFile } from './sources.ts'

export type SiteOptions = {
  /** Folder with docs/ and images/. */
  contentDir: string
  /** The result of `readSettings` for this folder. */
  settings: Partial<Settings>
  /** The folder of the disk cache. */
  cacheDir?: string | undefined
  /** When files were last changed, if the caller knows. Otherwise git is asked. */
  fileTimes?: FileTimes | undefined
  /** Whether this process compiles again later, so that it keeps pages in memory. */
  isWatching?: boolean
}

/** The pages of a site before compiling, and what compiling them needs. */
export type SiteSources = SiteOptions & {
  /** In the order of their paths. */
  files: SourceFile[]
  /** Mistakes of files that can't be pages. */
  diagnostics: Diagnostic[]
  fileTimes: FileTimes
  options: CompileOptions
  cache: PageCache
}

export type CompiledSite = {
  /** Sorted by source path, without their bodies, because those of a large site don't fit into memory. */
  pages: PageSummary[]
  /** Reads a page with its body. */
  readPage(page: PageSummary): Promise<Page>
  /** Changes with the body of any page. */
  bodiesHash: string
  diagnostics: Diagnostic[]
  sidebar: SidebarItem[]
}

/** All pages of a site with their bodies. */
export function readPages({ pages, readPage }: CompiledSite): Promise<Page[]> {
  return mapConcurrent(filesAtOnce, pages, readPage)
}

/**
 * Compiles all pages below `contentDir` and checks them together. Paths are relative to the project's root.
 * @param onProgress called with how many of how many pages are compiled
 */
export async function compileSite(
  options: SiteOptions,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<CompiledSite> {
  const sources = await listSite(options)
  const { files } = sources
  const compiled = await readCompiled(files, sources)
  onProgress(compiled.size, files.length)
  const missing = files.filter(({ sourcePath }) => !compiled.has(sourcePath))
  await compilePages(missing, sources, ({ sourcePath }, summary) => {
    compiled.set(sourcePath, summary)
    onProgress(compiled.size, files.length)
  })
  return checkTogether(sources, compiled)
}

/** Finds the pages of a site, and reads what other pages need to know about them. */
export async function listSite(options: SiteOptions): Promise<SiteSources> {
  const root = projectRoot
  const docs = path.posix.join(pathInProject(options.contentDir), 'docs')
  const { site, packages = [], spelling = { names: [], accepted: [] } } = options.settings
  const [listed, fileTimes, names] = await Promise.all([
    listSources(root, docs),
    options.fileTimes ?? readFileTimes(root, docs),
    readSpelling({ packages, spelling }),
  ])
  const routes = Object.fromEntries(
    listed.files.flatMap(({ id, route }) => (route === null ? [] : [[id, route]])),
  )
  const compileOptions = { root, basePath: site?.basePath ?? '/', routes, spelling: names }
  const cache = await openCache(compileOptions, options.isWatching, options.cacheDir)
  return { ...options, ...listed, fileTimes, options: compileOptions, cache }
}

/** A compiled page with the facts that aren't in its text; null if the front matter doesn't make a page. */
function summaryOf({ fileTimes }: SiteSources, { page }: CompiledSummary): PageSummary | null {
  return page && { ...page, lastUpdated: fileTimes.times.get(page.sourcePath) ?? null }
}

/**
 * Reads a compiled page with its body.
 * @throws DiagnosticError when the page has changed since and its earlier version is gone
 */
export async function readPage(
  sources: SiteSources,
  file: SourceFile,
  compiled: CompiledSummary,
): Promise<Page> {
  const body = await readBody(file, compiled, sources)
  return { ...(summaryOf(sources, compiled) as PageSummary), ...body }
}

/** The sidebar with the labels of `pages`, and its mistakes. */
export function sidebarOf(
  { contentDir, settings, options }: SiteSources,
  pages: SidebarTarget[],
): { items: SidebarItem[]; diagnostics: Diagnostic[] } {
  const file = path.posix.join(pathInProject(contentDir), 'sidebar.ts')
  return resolveSidebar(settings.sidebar ?? [], {
    pages,
    exports: options.spelling?.exports ?? [],
    file,
    lineOf: (place) => lineInFile(options.root, file, ['sidebar', ...place]),
  })
}

/**
 * Everything that is made of all pages together, with its mistakes.
 * @param compiled results for each file, by source path
 */
export function checkTogether(
  sources: SiteSources,
  compiled: Map<string, CompiledSummary>,
): CompiledSite {
  const { files, fileTimes, cache } = sources
  const { root, basePath } = sources.options
  const inContent = (name: string) => path.posix.join(pathInProject(sources.contentDir), name)
  const summaries = files.map(({ sourcePath }) => compiled.get(sourcePath) as CompiledSummary)
  const { site, sidebar: sidebarSource, publishedIds, redirects = [] } = sources.settings

  const { pages, diagnostics: duplicates } = dropDuplicateRoutes(
    summaries.flatMap((summary) => summaryOf(sources, summary) ?? []),
  )
  const standalone = standaloneRoutes(site?.offline ?? true)
  const redirectsFile = inContent('redirects.ts')
  const sidebar = sidebarOf(sources, pages)
  const fileOf = new Map(files.map((file) => [file.sourcePath, file]))

  return {
    pages,
    bodiesHash: hash(
      ...summaries.map((summary, index) =>
        cache.hashOfBody(cache.entryOf(files[index] as SourceFile), summary),
      ),
    ),
    readPage: ({ sourcePath }) =>
      readPage(
        sources,
        fileOf.get(sourcePath) as SourceFile,
        compiled.get(sourcePath) as CompiledSummary,
      ),
    sidebar: sidebar.items,
    diagnostics: [
      ...sources.diagnostics,
      ...uniqueDiagnostics(summaries.flatMap(({ diagnostics }) => diagnostics)),
      ...duplicates,
      ...checkRoutes(pages, standalone, basePath),
      ...sidebar.diagnostics,
      ...checkRedirects(
        redirects,
        [...pages.map(({ route }) => route), ...standalone],
        redirectsFile,
        (index) => lineInFile(root, redirectsFile, ['redirects', index]),
      ),
      ...checkDescriptions(pages),
      ...checkLinks(pages, standalone),
      // Without a sidebar, nearly every page would be reported.
      ...(sidebarSource ? checkOrphans(pages, sidebar.items) : []),
      ...(publishedIds
        ? checkPublishedIds(pages, publishedIds, inContent('published-ids.json'))
        : []),
      ...unknownTimes(fileTimes.unknownBecause, inContent('docs')),
    ],
  }
}

function unknownTimes(reason: string | null, file: string): Diagnostic[] {
  if (reason === null) return []
  return [
    warningIn(
      { file },
      `Pages do not say when they were last updated: ${reason}.`,
      'Clone with the whole history (`git fetch --unshallow`).',
    ),
  ]
}
