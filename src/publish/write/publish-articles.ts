import { createHash } from 'node:crypto'
import { withCheckedVersions } from '../../compiler/output/checked-versions.ts'
import {
  noteCheckpoints,
  type OfferedCheckpoint,
  withArchiveSizes,
} from '../../directives/checkpoint/checkpoint-archives.ts'
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
  /** What pages offer for download or for a try. */
  checkpoints: OfferedCheckpoint[]
  /** Changes with anything that search finds. */
  searchHash: string
}

/**
 * Publishes what is made of a page alone, its data and its Markdown, a page at a time.
 * @param archives of the examples, by path
 * @param publish resolves when there is room for another file
 */
export async function publishArticles(
  { pages, readPage }: Pick<SiteOnDisk, 'pages' | 'readPage'>,
  archives: Map<string, Uint8Array>,
  publish: (file: string, content: string) => Promise<void>,
): Promise<PublishedArticles> {
  const offered = new Map<string, OfferedCheckpoint>()
  const search = createHash('sha256')

  async function publishArticle(summary: PageSummary): Promise<PublishedPage> {
    const page = await readPage(summary)
    noteCheckpoints(page, offered)
    search.update(JSON.stringify(searchableOf(page)))
    const { route, lastUpdated, markdown } = page
    const data = toPageData(withCheckedVersions(withArchiveSizes(page, archives)))
    const { json, hash } = serializePage(data)
    await publish(pageDataPath(route, hash), json)
    await publish(markdownPath(route), markdown)
    return { route, lastUpdated, hash }
  }

  const published: PublishedPage[] = []
  for (const page of pages) published.push(await publishArticle(page))
  return {
    pages: published,
    checkpoints: [...offered.values()],
    searchHash: search.digest('hex'),
  }
}
