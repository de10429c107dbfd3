import path from 'node:path'
import { lineInFile } from '../compiler/source/content-values.ts'
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
import { compilePages, readBody, warmUpCompiler } from './compile-pages.ts'
import { type FileTimes, readFileTimes } from './file-times.ts'
import { readSpelling } from './package-exports.ts'
import { type CompiledSummary, openCache } from './page-cache.ts'
import { resolveSidebar } from './sidebar.ts'
import { listSources, type SourceFile } from './sources.ts'

export type CompileSiteOptions = {
  /** Folder with docs/ and images/. */
  contentDir: string
  /** What `readSettings` read there. */
  settings: Partial<Settings>
  /** The folder of the disk cache. */
  cacheDir?: string | undefined
  /** When pages were last changed, if the caller knows. Otherwise git is asked. */
  fileTimes?: FileTimes
  /** This process compiles again later, so it prepares the compiler ahead of the first edit. */
  isWatching?: boolean
  /** Told how many of how many pages are compiled. */
  onProgress?: (done: number, total: number) => void
}

export type CompiledSite = {
  /** In the order of their source paths, without their bodies: those of a large site are more than fits into memory. */
  pages: PageSummary[]
  /** A page with its body. */
  readPage(page: PageSummary): Promise<Page>
  /** A hash that changes with the body of any page. */
  bodiesHash: string
  diagnostics: Diagnostic[]
  /** Files that pages were made of besides their sources, from the root; they may be missing. */
  dependencies: Set<string>
  sidebar: SidebarItem[]
}

/** All pages of a site with their bodies. */
export function readPages({ pages, readPage }: CompiledSite): Promise<Page[]> {
  return mapConcurrent(filesAtOnce, pages, readPage)
}

/** Compiles all pages below `contentDir` and checks them together. Paths are relative to the project's root. */
export async function compileSite(options: CompileSiteOptions): Promise<CompiledSite> {
  const root = projectRoot
  const contentDir = pathInProject(options.contentDir)
  const inContent = (name: string) => path.posix.join(contentDir, name)

  const publishedFile = inContent('published-ids.json')
  const { site, sidebar: sidebarSource, publishedIds, redirects = [] } = options.settings
  const { packages = [], spelling = { names: [], accepted: [] } } = options.settings
  const [read, gitTimes, names] = await Promise.all([
    listSources(root, inContent('docs')),
    options.fileTimes ?? readFileTimes(root, inContent('docs')),
    readSpelling({ packages, spelling }),
  ])
  const { files } = read
  const routes = Object.fromEntries(
    files.flatMap(({ id, route }) => (route === null ? [] : [[id, route]])),
  )

  const basePath = site?.basePath ?? '/'
  const compileOptions = { root, basePath, routes, spelling: names }
  const cache = await openCache(compileOptions, options.isWatching, options.cacheDir)
  const compiled = await compilePages(
    files,
    compileOptions,
    cache,
    options.onProgress ?? (() => {}),
  )
  const longest = files.toSorted((a, b) => b.length - a.length)[0]
  if (options.isWatching && longest) warmUpCompiler(longest, compileOptions)

  const indexes = new Map(files.map(({ sourcePath }, index) => [sourcePath, index]))
  const allPages = compiled.flatMap(({ page }) =>
    page ? [{ ...page, lastUpdated: gitTimes.times.get(page.sourcePath) ?? null }] : [],
  )

  const { pages, diagnostics: duplicates } = dropDuplicateRoutes(allPages)
  const standalone = standaloneRoutes(site?.offline ?? true)
  const sidebarFile = inContent('sidebar.ts')
  const redirectsFile = inContent('redirects.ts')
  const sidebar = resolveSidebar(sidebarSource ?? [], {
    pages,
    exports: names.exports,
    file: sidebarFile,
    lineOf: (place) => lineInFile(root, sidebarFile, ['sidebar', ...place]),
  })

  return {
    pages,
    bodiesHash: hash(
      ...compiled.map((summary, index) =>
        cache.hashOfBody(cache.entryOf(files[index] as SourceFile), summary),
      ),
    ),
    async readPage(page) {
      const index = indexes.get(page.sourcePath) as number
      const [file, summary] = [files[index] as SourceFile, compiled[index] as CompiledSummary]
      const body = await readBody(file, summary, compileOptions, cache)
      return { ...page, ...body }
    },
    dependencies: new Set(compiled.flatMap(({ dependencies }) => Object.keys(dependencies))),
    sidebar: sidebar.items,
    diagnostics: [
      ...read.diagnostics,
      ...uniqueDiagnostics(compiled.flatMap(({ diagnostics }) => diagnostics)),
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
      // Without a sidebar nothing would lead to any page.
      ...(sidebarSource ? checkOrphans(pages, sidebar.items) : []),
      ...(publishedIds ? checkPublishedIds(pages, publishedIds, publishedFile) : []),
      ...unknownTimes(gitTimes.unknownBecause, inContent('docs')),
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
