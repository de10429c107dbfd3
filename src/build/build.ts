import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { compileSite } from '../content/compile-site.ts'
import type { Page } from '../content/page.ts'
import { printProblems } from '../content/problem.ts'
import { notFoundPage, notSavedPage, standalonePages } from '../content/standalone-pages.ts'
import { withoutRegionMarks } from '../examples/region-marks.ts'
import { hostFiles } from '../server/hosts/host-files.ts'
import { createHeaders, type Serving, servingFile } from '../server/serving.ts'
import { hostsOfAnalytics } from './analytics-hosts.ts'
import { BuildError, runCommand } from './build-error.ts'
import type { Bundle } from './bundle.ts'
import { withCheckedVersions } from './checked-versions.ts'
import { archiveFile, checkpointsIn, withArchiveSizes } from './checkpoint-archives.ts'
import { compressFiles } from './compress.ts'
import { bundleInto } from './kept-bundle.ts'
import { keptExamples } from './kept-examples.ts'
import { keptSearchFiles } from './kept-search.ts'
import { offlineFiles, serviceWorkerFile } from './offline-files.ts'
import {
  type BuildOptions,
  cacheDir,
  loadSiteContent,
  projectRoot,
  readOptions,
  type SiteContent,
} from './options.ts'
import { type Files, prepareOutput, readFiles, swapIntoPlace, writeFiles } from './output.ts'
import { type SerializedPage, serializePage, toPageData } from './page-files.ts'
import { notFoundFile, prerenderPages } from './prerender.ts'
import { previewImages } from './preview-images.ts'
import { createProgress, duration, size } from './progress.ts'
import { checkPublicFiles } from './public-files.ts'
import { readerFiles } from './reader-files.ts'
import { hostsOfSearch, readHostedSearch } from './search-settings.ts'
import { renderRobots, renderSitemap } from './sitemap.ts'
import { readStrictTransportSecurity } from './transport-security.ts'

/**
 * Builds the whole site into `outDir`. The folder is replaced once everything is there; a build
 * that fails leaves the last one as it was.
 * @throws BuildError when the content is at fault.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const start = performance.now()
  process.env.NODE_ENV = 'production'
  const progress = createProgress()
  const content = await loadSiteContent(options)
  const { basePath, offline: isOffline } = content.site
  const hosted = readHostedSearch()
  const stagingDir = `${options.outDir}.next`
  await prepareOutput(options.outDir, servingFile)

  try {
    const bundling = progress.stage('Bundle')
    const built = await bundleInto(stagingDir, {
      contentDir: options.contentDir,
      basePath,
      isOffline,
    })
    bundling.end(`${Object.keys(built.manifest).length} entries and chunks`)

    const compiling = progress.stage('Compile')
    const compiled = await compile(options, content, compiling.update)
    const examples = await keptExamples()
    const { archives } = examples
    const articles = compiled.pages.map((page) =>
      withCheckedVersions(withArchiveSizes(page, archives)),
    )
    compiling.end(`${compiled.pages.length} pages`)

    const search = await keptSearchFiles(compiled.pages, compiled.sidebar, content.search)

    const prerendering = progress.stage('Prerender')
    const pages = [...standalonePages(content.site), ...articles.map(toPageData)].map(serializePage)
    const files: Files = prerenderPages({
      pages,
      notFound: notFoundPage(content.site.notFound, `/${notFoundFile}`),
      notSaved: isOffline ? notSavedPage(content.site.notSaved) : null,
      siteData: {
        routes: Object.fromEntries(pages.map(({ page, hash }) => [page.route, hash])),
        redirects: content.redirects,
        sidebar: compiled.sidebar,
        search: { index: search.index, hosted },
      },
      previews: await previewImages(pages, compiled.sidebar, content.site),
      bundle: built,
      basePath,
      onProgress: prerendering.update,
    })
    for (const [file, json] of search.files) files.set(file, json)
    const forTools = readerFiles(content.site, compiled.pages, compiled.sidebar)
    for (const [file, text] of forTools) files.set(file, text)
    for (const page of compiled.pages) {
      for (const { url, file } of page.assets) {
        const content = await readFile(path.join(projectRoot, file))
        files.set(url.slice(1), withoutRegionMarks(file, content))
      }
    }
    for (const checkpoint of checkpointsIn(compiled.pages)) {
      const file = archiveFile(checkpoint)
      files.set(file, archives.get(file) ?? '')
      if (!checkpoint.hasDemo) continue
      for (const [file, content] of await examples.demo(checkpoint)) files.set(file, content)
    }
    await addHostFiles(files, content, pages, compiled.pages, built, hostsOfSearch(hosted))
    await checkPublicFiles(path.join(options.contentDir, 'public'), new Set(files.keys()))
    await writeFiles(stagingDir, files)
    prerendering.end(`${pages.length + 1} documents`)

    const compressing = progress.stage('Compress')
    const all = await readFiles(stagingDir)
    const compressed = await compress(all, stagingDir)
    const offline: Files = isOffline
      ? offlineFiles({
          all,
          compressed,
          routes: pages.map(({ page }) => page.route),
          basePath,
          search: hosted ? [] : [...search.files.keys()],
          script: built.serviceWorker,
        })
      : new Map([[serviceWorkerFile, built.serviceWorker]])
    await writeFiles(stagingDir, offline)
    await compress(offline, stagingDir)
    compressing.end(`${compressed.size} files`)

    await swapIntoPlace(stagingDir, options.outDir)
    summarize(all, compressed, options.outDir, performance.now() - start)
  } finally {
    await rm(stagingDir, { recursive: true, force: true })
  }
}

async function compress(files: Files, folder: string): Promise<Files> {
  const compressed = await compressFiles(files, path.join(cacheDir, 'compressed'))
  await writeFiles(folder, compressed)
  return compressed
}

async function compile(
  options: BuildOptions,
  content: SiteContent,
  onProgress: (done: number, total: number) => void,
) {
  const result = await compileSite({
    contentDir: options.contentDir,
    basePath: content.site.basePath,
    cacheDir,
    onProgress,
  })
  printProblems(result.problems)
  if (result.problems.some(({ severity }) => severity === 'error')) {
    throw new BuildError('The content has errors, named above. The last build was left as it was.')
  }
  return result
}

async function addHostFiles(
  files: Files,
  { site, redirects }: SiteContent,
  pages: SerializedPage[],
  compiled: Page[],
  { inlineScript, bannerScript }: Bundle,
  searchHosts: string[],
): Promise<void> {
  const siteUrl = site.origin + site.basePath
  const analyticsHosts = hostsOfAnalytics(site.analytics)
  const unlisted = new Set(['/search', '/offline'])
  const lastUpdated = new Map(compiled.map((page) => [page.route, page.lastUpdated]))
  const entries = pages
    .map(({ page: { route } }) => ({ route, lastUpdated: lastUpdated.get(route) ?? null }))
    .filter(({ route }) => !unlisted.has(route))
  const serving: Serving = {
    basePath: site.basePath,
    routes: pages.map(({ page }) => page.route),
    redirects,
    headers: createHeaders({
      inlineScriptHashes: [inlineScript.hash, bannerScript.hash],
      sources: {
        // Videos load their player here, once the reader asks for it.
        'frame-src': ['https://www.youtube-nocookie.com'],
        'connect-src': [...searchHosts, ...analyticsHosts.connect],
        'script-src': analyticsHosts.script,
      },
      strictTransportSecurity: readStrictTransportSecurity(),
    }),
  }
  files.set('sitemap.xml', await renderSitemap(siteUrl, entries))
  files.set('robots.txt', renderRobots(siteUrl))
  for (const [file, text] of hostFiles(serving)) files.set(file, text)
  files.set(servingFile, JSON.stringify(serving, null, 2))
}

function summarize(files: Files, compressed: Files, outDir: string, ms: number): void {
  const total = (of: Files, suffix: string) =>
    [...of]
      .filter(([name]) => name.endsWith(suffix))
      .reduce((sum, [, content]) => sum + content.length, 0)
  const documents = [...files.keys()].filter((name) => name.endsWith('.html')).length
  const row = (label: string, suffix: string) =>
    console.log(
      `  ${label.padEnd(12)}${size(total(files, suffix))}, ${size(total(compressed, `${suffix}.br`))} brotli`,
    )
  console.log('')
  row('HTML', '.html')
  row('Script', '.js')
  row('Styles', '.css')
  row('Data', '.json')
  console.log(
    `\n  ${documents} pages in ${path.relative(process.cwd(), outDir) || '.'}, built in ${duration(ms)}`,
  )
}

if (import.meta.filename === process.argv[1]) runCommand(() => buildSite(readOptions()))
