import type { PageData, PageKind } from './page.ts'
import { notSavedRoute } from './routes.ts'
import type { PageTexts, SiteConfig } from './settings.ts'

/** Pages with an address that no Markdown file describes: home, search, and reading offline. */
export function standalonePages({ pages, offline }: SiteConfig): PageData[] {
  return [
    standalonePage('home', '/', pages.home),
    standalonePage('search', '/search', pages.search),
    ...(offline ? [standalonePage('offline', '/offline', pages.offline)] : []),
  ]
}

/** The page shown at every address where nothing else is. Its route is that address. */
export function notFoundPage(texts: PageTexts, path: string): PageData {
  return standalonePage('not-found', path, texts)
}

/** The page that stands in, without a connection, for those which the browser has not kept. */
export function notSavedPage(texts: PageTexts): PageData {
  return standalonePage('not-found', notSavedRoute, texts)
}

function standalonePage(kind: PageKind, route: string, texts: PageTexts): PageData {
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
