import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withoutRegionMarks } from '../../examples/region-marks.ts'
import type { Example, PageSummary } from '../../model/page.ts'
import { exampleArchivePath, markdownPath, pageDataPath } from '../../model/routes.ts'
import { standalonePages } from '../../model/standalone-pages.ts'
import type { SiteOnDisk } from '../../site-compiler/compile-site.ts'
import { projectRoot } from '../../system/project.ts'
import type { SiteContent } from '../options.ts'
import { type PublishedSearch, publishSearch } from '../search/publish-search.ts'
import { readerLists } from '../site-files/site-files.ts'
import { keptExamples } from './cached-examples.ts'
import { serializePage } from './page-files.ts'
import { type PublishedPage, publishArticles } from './publish-articles.ts'
import type { Publisher } from './publisher.ts'

export type PublishedContent = {
  /** All pages, those without a source first. Their data is published. */
  pages: PublishedPage[]
  search: PublishedSearch
}

/** Publishes all that is made of the content but its documents: data, text, search, pictures, examples. */
export async function publishContent(
  { site, search: searchContent }: SiteContent,
  compiled: SiteOnDisk,
  publisher: Publisher,
): Promise<PublishedContent> {
  const { sidebar } = compiled
  const examples = await keptExamples()
  const pages: PublishedPage[] = []
  for (const { page, json, hash } of standalonePages(site).map(serializePage)) {
    await publisher.add(pageDataPath(page.route, hash), json)
    pages.push({ route: page.route, lastUpdated: page.lastUpdated, hash })
  }
  const articles = await publishArticles(compiled, publisher.add)

  const search = await publishSearch(compiled, articles.searchHash, searchContent, publisher)
  const markdownOf = ({ route }: PageSummary) => publisher.read(markdownPath(route))
  await publisher.addAll(await readerLists(site, compiled.pages, sidebar, markdownOf))

  const assets = compiled.pages.flatMap(({ assets }) => assets)
  for (const [url, file] of new Map(assets.map(({ url, file }) => [url, file]))) {
    const content = await readFile(path.join(projectRoot, file))
    await publisher.add(url.slice(1), withoutRegionMarks(file, content))
  }
  for (const example of offeredExamples(compiled.pages)) {
    const file = exampleArchivePath(example)
    await publisher.add(file, examples.archives.get(file) ?? '')
    if (example.hasDemo) await publisher.addAll(await examples.demo(example))
  }
  return { pages: [...pages, ...articles.pages], search }
}

/** The examples that pages offer, each once, with a demo when one of the pages has it. */
function offeredExamples(pages: PageSummary[]): Example[] {
  const offered = new Map<string, Example>()
  for (const example of pages.flatMap(({ examples }) => examples)) {
    const file = exampleArchivePath(example)
    const hasDemo = example.hasDemo || offered.get(file)?.hasDemo === true
    offered.set(file, { ...example, hasDemo })
  }
  return [...offered.values()]
}
