import path from 'node:path'
import { lineInFile } from '../compiler/analysis/content-values.ts'
import type { CompileOptions } from '../compiler/compile-page.ts'
import { type Diagnostic, uniqueDiagnostics, warningIn } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { Settings } from '../model/settings.ts'
import type { SidebarItem } from '../model/site-data.ts'
import { standaloneRoutes } from '../model/standalone-pages.ts'
import { pathInProject, projectRoot } from '../system/project.ts'
import { checkDescriptions } from './checks/descriptions.ts'
import { checkLinks, checkOrphans } from './checks/links.ts'
import { checkPublishedIds } from './checks/published-ids.ts'
import { checkRedirects } from './checks/redirects.ts'
import { checkRoutes, dropDuplicateRoutes } from './checks/routes.ts'
import { compilePages, readCompiled } from './compile-pages.ts'
import { type FileTimes, readFileTimes } from './file-times.ts'
import { readSpelling } from './package-exports.ts'
import { type CompiledPage, openCache, type PageCache } from './page-cache.ts'
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
  /** In the order of their source paths. */
  pages: Page[]
  diagnostics: Diagnostic[]
  sidebar: SidebarItem[]
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
  await compilePages(missing, sources, ({ sourcePath }, page) => {
    compiled.set(sourcePath, page)
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

/** A page as compiling gave it, with the time of its last change; null when the front matter doesn't make a page. */
export function pageOf({ fileTimes }: SiteSources, { page }: CompiledPage): Page | null {
  return page && { ...page, lastUpdated: fileTimes.times.get(page.sourcePath) ?? null }
}

/** The sidebar with what `pages` say of themselves, and what is wrong with it. */
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
  compiled: Map<string, CompiledPage>,
): CompiledSite {
  const { files, fileTimes } = sources
  const { root, basePath } = sources.options
  const inContent = (name: string) => path.posix.join(pathInProject(sources.contentDir), name)
  const inOrder = files.map(({ sourcePath }) => compiled.get(sourcePath) as CompiledPage)
  const { site, sidebar: sidebarSource, publishedIds, redirects = [] } = sources.settings

  const { pages, diagnostics: duplicates } = dropDuplicateRoutes(
    inOrder.flatMap((page) => pageOf(sources, page) ?? []),
  )
  const standalone = standaloneRoutes(site?.offline ?? true)
  const redirectsFile = inContent('redirects.ts')
  const sidebar = sidebarOf(sources, pages)

  return {
    pages,
    sidebar: sidebar.items,
    diagnostics: [
      ...sources.diagnostics,
      ...uniqueDiagnostics(inOrder.flatMap(({ diagnostics }) => diagnostics)),
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
