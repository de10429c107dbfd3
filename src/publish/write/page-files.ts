import type { PageData } from '../../model/page.ts'
import { contentHash } from '../../system/hash.ts'

/** The part of a page that the browser needs. */
export function toPageData(page: Omit<PageData, 'kind'>): PageData {
  return {
    kind: 'doc',
    route: page.route,
    title: page.title,
    description: page.description,
    hasSidebar: page.hasSidebar,
    ...(page.facts && { facts: page.facts }),
    headings: page.headings
      .filter(({ level }) => level === 2 || level === 3)
      .map(({ id, level, html }) => ({ id, level, html })),
    blocks: page.blocks,
    lastUpdated: page.lastUpdated,
    sourcePath: page.sourcePath,
  }
}

/** Page data as written to disk, with the hash in its file name. */
export type SerializedPage = { page: PageData; json: string; hash: string }

/** The JSON of a page. Its hash goes into the file name, so that the file can be cached forever. */
export function serializePage(page: PageData): SerializedPage {
  const json = JSON.stringify(page)
  return { page, json, hash: contentHash(json) }
}
