import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { livePagePath, liveSourcesPath } from '../../live/live-page.ts'
import type { Example, PageData, PageSummary } from '../../model/page.ts'
import { exampleArchivePath, pageDataPath } from '../../model/routes.ts'
import { standalonePages } from '../../model/standalone-pages.ts'
import type { CompiledSite } from '../../site-compiler/compile-site.ts'
import { withoutRegionMarks } from '../../site-compiler/examples/region-marks.ts'
import { filesAtOnce, mapConcurrent, waitForAll } from '../../system/concurrency.ts'
import { projectRoot } from '../../system/project.ts'
import type { SiteContent } from '../options.ts'
import { readerFiles } from '../site-files/site-files.ts'
import { cachedExamples } from './cached-examples.ts'
import type { OutputFiles } from './output.ts'
import { serializePage, toPageData } from './page-files.ts'
import type { Publisher } from './publisher.ts'

/** A page whose data is published. */
export type PublishedPage = Pick<PageData, 'route' | 'lastUpdated'> & {
  /** The hash in the file name of its data. */
  hash: string
  readData(): Promise<PageData>
}

/**
 * Publishes everything that is made of the content except its documents: data, text, images, examples.
 * @param liveFiles what live samples need to run, published if a page has any
 * @returns all pages, beginning with those without a source
 */
export async function publishContent(
  { site }: SiteContent,
  { pages, sidebar, readPage }: CompiledSite,
  liveFiles: OutputFiles,
  publisher: Publisher,
): Promise<PublishedPage[]> {
  const { archives, demo } = await cachedExamples()

  async function publishData(
    page: PageData,
    readData: PublishedPage['readData'],
  ): Promise<PublishedPage> {
    const { json, hash } = serializePage(page)
    await publisher.add(pageDataPath(page.route, hash), json)
    return { route: page.route, lastUpdated: page.lastUpdated, hash, readData }
  }

  const standalone = await mapConcurrent(filesAtOnce, standalonePages(site), (page) =>
    publishData(page, async () => page),
  )
  const articles = await mapConcurrent(filesAtOnce, pages, async (summary) => {
    const page = await readPage(summary)
    const published = await publishData(toPageData(page), async () =>
      toPageData(await readPage(summary)),
    )
    if (page.live) {
      const { hash, json, sources } = page.live
      await publisher.add(livePagePath(hash), json)
      await publisher.add(liveSourcesPath(hash), sources)
    }
    // Keeping these parts of all pages would take more memory than the rest of the build.
    const { blocks, samples, sections, live, ...text } = page
    return { published, text, isLive: live !== null }
  })

  const texts = articles.map(({ text }) => text)
  await waitForAll(
    publisher.addAll(readerFiles(site, texts, sidebar)),
    publisher.addAll(articles.some(({ isLive }) => isLive) ? liveFiles : new Map()),
    publishAssets(pages, publisher),
    publishExamples(),
  )
  return [...standalone, ...articles.map(({ published }) => published)]

  async function publishExamples(): Promise<void> {
    for (const example of offeredExamples(pages)) {
      const file = exampleArchivePath(example)
      await publisher.add(file, archives.get(file) ?? '')
      if (example.hasDemo) await publisher.addAll(await demo(example))
    }
  }
}

async function publishAssets(pages: PageSummary[], publisher: Publisher): Promise<void> {
  const assets = new Map(
    pages.flatMap(({ assets }) => assets.map(({ url, file }) => [url, file] as const)),
  )
  await mapConcurrent(filesAtOnce, [...assets], async ([url, file]) => {
    const content = await readFile(path.join(projectRoot, file))
    await publisher.add(url.slice(1), withoutRegionMarks(file, content))
  })
}

/** The examples that pages offer, each once, with a demo if one of the pages has it. */
function offeredExamples(pages: PageSummary[]): Example[] {
  const offered = new Map<string, Example>()
  for (const example of pages.flatMap(({ examples }) => examples)) {
    const file = exampleArchivePath(example)
    const hasDemo = example.hasDemo || offered.get(file)?.hasDemo === true
    offered.set(file, { ...example, hasDemo })
  }
  return [...offered.values()]
}
