import type { ReactNode } from 'react'
import type { PageData } from '../model/page.ts'
import type { SidebarItem, SiteData } from '../model/site-data.ts'
import { SiteContext } from './site-context.tsx'

/** Site data without pages, with a sidebar. For tests. */
export const siteWith = (sidebar: SidebarItem[]): SiteData => ({
  routes: {},
  redirects: [],
  sidebar,
  search: { index: 'assets/search-index.json', hosted: null },
})

/** Renders a part of the layout on `page`. For tests. */
export function withSite(page: PageData, children: ReactNode, sidebar: SidebarItem[] = []) {
  return <SiteContext value={{ page, siteData: siteWith(sidebar) }}>{children}</SiteContext>
}

/** An empty docs page, changed by `parts`. For tests. */
export function docPage(route: string, parts: Partial<PageData> = {}): PageData {
  return {
    kind: 'doc',
    route,
    title: 'A page',
    description: 'About the page.',
    hasSidebar: true,
    headings: [],
    blocks: [],
    lastUpdated: null,
    sourcePath: null,
    ...parts,
  }
}
