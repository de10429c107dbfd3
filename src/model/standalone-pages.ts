import type { PageData, PageKind } from './page.ts'
import { notSavedRoute } from './routes.ts'
import type { PageTexts, SiteConfig } from './settings.ts'

const routes = { home: '/', search: '/search', offline: '/offline' }
const kinds = Object.keys(routes) as (keyof typeof routes)[]

const kindsOf = (hasOffline: boolean) => kinds.filter((kind) => kind !== 'offline' || hasOffline)

/** Pages with an address that no Markdown file describes: home, search, and reading offline. */
export function standalonePages({ pages, offline }: SiteConfig): PageData[] {
  return kindsOf(offline).map((kind) => standalonePage(kind, routes[kind], pages[kind]))
}

/** The routes of those pages. Links and redirects may lead to them, and no other page may have one. */
export function standaloneRoutes(hasOffline: boolean): string[] {
  return kindsOf(hasOffline).map((kind) => routes[kind])
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
