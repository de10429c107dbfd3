import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { livePagePath, liveSourcesPath } from '../../live/live-page.ts'
import type { Example, Page, PageData } from '../../model/page.ts'
import { exampleArchivePath, pageDataPath } from '../../model/routes.ts'
import { standalonePages } from '../../model/standalone-pages.ts'
import type { CompiledSite } from '../../site-compiler/compile-site.ts'
import { withoutRegionMarks } from '../../site-compiler/examples/region-marks.ts'
import { filesAtOnce, mapConcurrent, waitForAll } from '../../system/concurrency.ts'
import { contentHash } from '../../system/hash.ts'
import { projectRoot } from '../../system/project.ts'
import type { SiteContent } from '../options.ts'
import { readerFiles } from '../site-files/site-files.ts'
import { cachedExamples } from './cached-examples.ts'
import type { OutputFiles } from './output.ts'
import { toPageData } from './page-files.ts'
import type { Publisher } from './publisher.ts'

/** A page whose data is published, and the hash that the name of its data carries. */
export type PublishedPage = { page: PageData; hash: string }

/**
 * Publishes everything that is made of the content except its documents: data, text, images, examples.
 * @param liveFiles what live samples need to run, published if a page has any
 * @returns all pages, beginning with those without a source
 */
export async function publishContent(
  { site }: SiteContent,
  { pages, sidebar }: CompiledSite,
  liveFiles: OutputFiles,
  publisher: Publisher,
): Promise<PublishedPage[]> {
  const { archives, demo } = await cachedExamples()

  async function publishData(page: PageData): Promise<PublishedPage> {
    const json = JSON.stringify(page)
    const hash = contentHash(json)
    await publisher.add(pageDataPath(page.route, hash), json)
    return { page, hash }
  }

  async function publishLive({ live }: Page): Promise<void> {
    if (!live) return
    await publisher.add(livePagePath(live.hash), live.json)
    await publisher.add(liveSourcesPath(live.hash), live.sources)
  }

  const [published] = await waitForAll(
    mapConcurrent(filesAtOnce, [...standalonePages(site), ...pages.map(toPageData)], publishData),
    mapConcurrent(filesAtOnce, pages, publishLive),
    publisher.addAll(readerFiles(site, pages, sidebar)),
    publisher.addAll(pages.some(({ live }) => live) ? liveFiles : new Map()),
    publishAssets(pages, publisher),
    publishExamples(),
  )
  return published

  async function publishExamples(): Promise<void> {
    for (const example of offeredExamples(pages)) {
      const file = exampleArchivePath(example)
      await publisher.add(file, archives.get(file) ?? '')
      if (example.hasDemo) await publisher.addAll(await demo(example))
    }
  }
}

async function publishAssets(pages: Page[], publisher: Publisher): Promise<void> {
  const assets = new Map(
    pages.flatMap(({ assets }) => assets.map(({ url, file }) => [url, file] as const)),
  )
  await mapConcurrent(filesAtOnce, [...assets], async ([url, file]) => {
    const content = await readFile(path.join(projectRoot, file))
    await publisher.add(url.slice(1), withoutRegionMarks(file, content))
  })
}

/** The examples that pages offer, each once, with a demo when one of the pages has it. */
function offeredExamples(pages: Page[]): Example[] {
  const offered = new Map<string, Example>()
  for (const example of pages.flatMap(({ examples }) => examples)) {
    const file = exampleArchivePath(example)
    const hasDemo = example.hasDemo || offered.get(file)?.hasDemo === true
    offered.set(file, { ...example, hasDemo })
  }
  return [...offered.values()]
}
