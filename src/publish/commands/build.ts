import { rm } from 'node:fs/promises'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { framePath } from '../../live/frame-file.ts'
import { DiagnosticError, hasErrors } from '../../model/diagnostic.ts'
import { notFoundPage, notSavedPage, standalonePages } from '../../model/standalone-pages.ts'
import { documentPolicy, servingFile } from '../../server/serving.ts'
import type { CompiledSite } from '../../site-compiler/compile-site.ts'
import type { ReadSettings } from '../../site-compiler/read-settings.ts'
import { waitForAll } from '../../system/concurrency.ts'
import { type Miss, misses, removeOldEntries } from '../../system/disk-cache.ts'
import { listFiles } from '../../system/list-files.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { runCommand } from '../../system/run-command.ts'
import { type Bundle, bundle } from '../bundle/bundle.ts'
import { type CheckedSearch, checkSite } from '../check-site.ts'
import {
  type BuildOptions,
  contentOf,
  readOptions,
  readSiteSettings,
  type SiteContent,
} from '../options.ts'
import { readHostedSearch } from '../search-files/hosted-search.ts'
import type { SearchFiles } from '../search-files/search-files.ts'
import { frameDocument } from '../site-files/frame-document.ts'
import { offlineFiles } from '../site-files/offline-files.ts'
import { headerOptions, servingFiles } from '../site-files/serving-files.ts'
import { readTheme, type Theme } from '../theme.ts'
import {
  lockOutput,
  type OutputFiles,
  prepareOutput,
  readFiles,
  swapIntoPlace,
} from '../write/output.ts'
import { notFoundFile, publishDocuments } from '../write/prerender.ts'
import { publishPreviews } from '../write/preview-images.ts'
import { publishContent } from '../write/publish-content.ts'
import { createPublisher, type PublishedFiles, type Publisher } from '../write/publisher.ts'
import { createProgress, duration, type Progress, size } from './progress.ts'
import { expectShortRun } from './short-run.ts'

/**
 * Builds the whole site into `outDir`. The folder is replaced once everything has been written; a build that fails
 * leaves the previous one as it was.
 * @throws DiagnosticError when the content or its settings have errors.
 */
async function buildSite(options: BuildOptions): Promise<void> {
  const start = performance.now()
  process.env.NODE_ENV = 'production'
  const progress = createProgress()
  const read = await readSiteSettings(options)
  if (hasErrors(read.diagnostics)) {
    throw new DiagnosticError((await checkSite(options, read)).diagnostics)
  }
  const content = contentOf(read)
  const stagingDir = `${options.outDir}.next`
  const unlock = await lockOutput(options.outDir)

  try {
    await prepareOutput(options.outDir, servingFile)
    await rm(stagingDir, { recursive: true, force: true })
    const sources = listFiles(path.join(options.contentDir, 'docs'))
    const pageCount = sources.filter((name) => name.endsWith('.md')).length
    const publisher = createPublisher(stagingDir, pageCount)
    // Both may fail because of the same mistake. The compiler comes first, because its message is the one for authors.
    const [{ search, ...compiled }, built] = await waitForAll(
      compile(options, read, progress),
      bundleSite(options, content, publisher, progress),
    )
    const theme = await readTheme(options.contentDir)
    const searchFiles = publishSearch(search, publisher)
    const [files] = await waitForAll(
      publishSite(content, theme, built, compiled, searchFiles, publisher, progress),
      searchFiles,
    )
    await swapIntoPlace(stagingDir, options.outDir)
    removeOldEntries()
    summarize(files, options.outDir, performance.now() - start)
    if (options.explain) explain(misses)
  } finally {
    await rm(stagingDir, { recursive: true, force: true })
    await unlock()
  }
}

async function bundleSite(
  { contentDir }: BuildOptions,
  { site }: SiteContent,
  publisher: Publisher,
  progress: Progress,
): Promise<Bundle> {
  const stage = progress.stage('Bundle')
  const built = await bundle({ contentDir, basePath: site.basePath })
  stage.end(`${Object.keys(built.manifest).length} entries and chunks`)
  await publisher.addAll(built.files)
  await publisher.addAll(await readFiles(path.join(contentDir, 'public')))
  return built
}

/** What live samples need to run: their code, and the document of the frame. */
function liveFiles({ liveFiles, frameScript }: Bundle): OutputFiles {
  return new Map([...liveFiles, [framePath, frameDocument(frameScript)]])
}

async function compile(
  options: BuildOptions,
  read: ReadSettings,
  progress: Progress,
): Promise<CompiledSite & { search: () => Promise<CheckedSearch> }> {
  const stage = progress.stage('Compile')
  const { search, ...compiled } = await checkSite(options, read, stage.update)
  const { pages, diagnostics } = compiled
  stage.end(`${pages.length} pages`)
  if (hasErrors(diagnostics) || !search) {
    throw new DiagnosticError([...diagnostics, ...((await search?.())?.diagnostics ?? [])])
  }
  printDiagnostics(diagnostics)
  return { ...compiled, search }
}

/** @throws DiagnosticError when search doesn't find a page */
async function publishSearch(
  search: () => Promise<CheckedSearch>,
  publisher: Publisher,
): Promise<SearchFiles> {
  const { diagnostics, ...found } = await search()
  if (hasErrors(diagnostics)) throw new DiagnosticError(diagnostics)
  await publisher.addAll(found.files)
  return found
}

/** Publishes everything that is made of the content, except search. */
async function publishSite(
  content: SiteContent,
  theme: Theme,
  built: Bundle,
  compiled: CompiledSite,
  searchFiles: Promise<SearchFiles>,
  publisher: Publisher,
  progress: Progress,
): Promise<PublishedFiles> {
  const { site, redirects } = content
  const { basePath, offline: isOffline } = site
  const { sidebar } = compiled
  const { hosted, hosts } = readHostedSearch()

  const stage = progress.stage('Publish')
  const articles = compiled.pages.map((page) => ({ ...page, kind: 'doc' as const }))
  // Preview images are rendered in threads of their own.
  const [previews, pages] = await waitForAll(
    publishPreviews([...standalonePages(site), ...articles], sidebar, site, theme, publisher),
    publishContent(content, compiled, liveFiles(built), publisher),
  )
  const data = pages.map(({ page }) => page)
  const headersWith = (inlineStyleHashes: string[]) =>
    headerOptions(content, { ...built, inlineStyleHashes }, hosts)
  const { namedBy, inlineStyleHashes } = await publishDocuments(
    {
      policy: (hashes) => documentPolicy(headersWith(hashes)),
      pages,
      notFound: notFoundPage(site.notFound, `/${notFoundFile}`),
      notSaved: isOffline ? notSavedPage(site.notSaved) : null,
      siteData: {
        routes: Object.fromEntries(pages.map(({ page, hash }) => [page.route, hash])),
        redirects,
        sidebar,
        // Documents don't contain it; publishDocuments writes it once the index is made.
        search: { index: '', hosted },
      },
      searchFiles,
      previews,
      bundle: built,
      theme,
      basePath,
      onProgress: stage.update,
    },
    publisher,
  )
  await publisher.addAll(await servingFiles(content, data, headersWith(inlineStyleHashes)))
  const offline = offlineFiles({
    isOffline,
    published: publisher.published(),
    routes: data.map(({ route }) => route),
    namedBy,
    search: [...(await searchFiles).files.keys()],
    script: built.serviceWorker,
  })
  await publisher.addAll(offline)
  const published = publisher.published()
  stage.end(`${pages.length + 1} documents, ${published.size} files`)
  return published
}

function summarize(files: PublishedFiles, outDir: string, ms: number): void {
  const row = (label: string, suffix: string) => {
    const kind = [...files].filter(([name]) => name.endsWith(suffix)).map(([, file]) => file)
    const total = kind.reduce((sum, file) => sum + file.size, 0)
    const brotli = kind.reduce((sum, { brotliSize }) => sum + (brotliSize ?? 0), 0)
    console.log(`  ${label.padEnd(12)}${size(total)}, ${size(brotli)} brotli`)
  }
  console.log('')
  row('HTML', '.html')
  row('Script', '.js')
  row('Styles', '.css')
  row('Data', '.json')
  const documents = [...files.keys()].filter((name) => name.endsWith('.html')).length
  console.log(
    `\n  ${documents} pages in ${path.relative(process.cwd(), outDir) || '.'}, built in ${duration(ms)}`,
  )
}

/** Prints what was made again, and why. Compressed copies are only counted: the one reason for them is a new text. */
function explain(all: Miss[]): void {
  console.log('\n  Made again:')
  for (const { kind, name, reason } of all.filter(({ kind }) => kind !== 'compressed')) {
    console.log(`  ${kind.padEnd(12)}${name}: ${reason}`)
  }
  const compressed = all.filter(({ kind }) => kind === 'compressed').length
  console.log(`  ${'compressed'.padEnd(12)}${compressed} copies of texts`)
}

expectShortRun()
runCommand(() => buildSite(readOptions()))
