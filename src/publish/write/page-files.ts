import type { PageData } from '../../model/page.ts'

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
