import type { SidebarCategory, SidebarItem, SidebarPage } from './site-data.ts'

/** The results of `flattenSidebar`, because a build asks for the same list for each page. */
const flattened = new WeakMap<SidebarItem[], SidebarPage[]>()

/** All pages of the sidebar in reading order; a category's own page comes before those in it. */
export function flattenSidebar(items: SidebarItem[]): SidebarPage[] {
  let pages = flattened.get(items)
  if (!pages) {
    pages = items.flatMap((item) =>
      item.type === 'page' ? [item] : [...ownPage(item), ...flattenSidebar(item.items)],
    )
    flattened.set(items, pages)
  }
  return pages
}

function ownPage({ route, label }: SidebarCategory): SidebarPage[] {
  return route === undefined ? [] : [{ type: 'page', route, label }]
}

/**
 * The sidebar with only the pages whose label contains `query`, their categories opened; all of it for an empty query.
 * @param query in lower case
 */
export function filterSidebar(items: SidebarItem[], query: string): SidebarItem[] {
  if (!query) return items
  const isMatch = ({ label }: SidebarItem) => label.toLowerCase().includes(query)
  return items.flatMap((item) => {
    if (item.type === 'page') return isMatch(item) ? item : []
    const matches = filterSidebar(item.items, query)
    return matches.length > 0 || (item.route !== undefined && isMatch(item))
      ? { ...item, isOpen: true, items: matches }
      : []
  })
}

export type Trail = { categories: SidebarCategory[]; page: SidebarPage }

/** The categories that lead to a page, outermost first, and the page; null if it is not there. */
export function trailTo(items: SidebarItem[], route: string): Trail | null {
  for (const item of items) {
    if (item.type === 'page') {
      if (item.route === route) return { categories: [], page: item }
    } else {
      const rest = trailTo([...ownPage(item), ...item.items], route)
      if (rest) return { ...rest, categories: [item, ...rest.categories] }
    }
  }
  return null
}

/** The pages before and after a page in reading order, across categories. */
export function neighbors(
  items: SidebarItem[],
  route: string,
): { previous: SidebarPage | undefined; next: SidebarPage | undefined } {
  const pages = flattenSidebar(items)
  const index = pages.findIndex((page) => page.route === route)
  if (index === -1) return { previous: undefined, next: undefined }
  return { previous: pages[index - 1], next: pages[index + 1] }
}
