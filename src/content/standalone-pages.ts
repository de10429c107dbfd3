import type { PageData, PageKind } from './page.ts'
import type { SiteConfig } from './site-config.ts'

/** Pages with an address that no Markdown file describes: home, errors and search. */
export function standalonePages(site: SiteConfig): PageData[] {
  return [
    standalonePage('home', '/', site.pages.home),
    standalonePage('errors', '/errors', site.pages.errors),
    standalonePage('search', '/search', site.pages.search),
  ]
}

/** The page shown at every address where nothing else is. Its route is that address. */
export function notFoundPage(site: SiteConfig, path: string): PageData {
  return standalonePage('not-found', path, site.pages.notFound)
}

function standalonePage(
  kind: PageKind,
  route: string,
  texts: { title: string; description: string },
): PageData {
  return {
    kind,
    route,
    title: texts.title,
    description: texts.description,
    hasSidebar: false,
    headings: [],
    blocks: [],
    lastUpdated: null,
    sourcePath: null,
  }
}
