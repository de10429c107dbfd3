import { createHash } from 'node:crypto'
import type { PageData, PageSummary } from '../../model/page.ts'
import { markdownPath, pageDataPath } from '../../model/routes.ts'
import type { SiteOnDisk } from '../../site-compiler/compile-site.ts'
import { searchableOf } from '../search/publish-search.ts'
import { serializePage, toPageData } from './page-files.ts'

/** What later stages need of a page, whose data is on disk by then. */
export type PublishedPage = Pick<PageData, 'route' | 'lastUpdated'> & {
  /** The hash that the name of its data carries. */
  hash: string
}

export type PublishedArticles = {
  pages: PublishedPage[]
  /** Changes with anything that search finds. */
  searchHash: string
}

/**
 * Publishes what is made of a page alone, its data and its Markdown, a page at a time.
 * @param publish resolves when there is room for another file
 */
export async function publishArticles(
  { pages, readPage }: Pick<SiteOnDisk, 'pages' | 'readPage'>,
  publish: (file: string, content: string) => Promise<void>,
): Promise<PublishedArticles> {
  const search = createHash('sha256')

  async function publishArticle(summary: PageSummary): Promise<PublishedPage> {
    const page = await readPage(summary)
    search.update(JSON.stringify(searchableOf(page)))
    const { route, lastUpdated, markdown } = page
    const { json, hash } = serializePage(toPageData(page))
    await publish(pageDataPath(route, hash), json)
    await publish(markdownPath(route), markdown)
    return { route, lastUpdated, hash }
  }

  const published: PublishedPage[] = []
  for (const page of pages) published.push(await publishArticle(page))
  return {
    pages: published,
    searchHash: search.digest('hex'),
  }
}
