import type { ComponentType } from 'react'
import { defineLazy } from '../components/lazy/lazy.tsx'
import type { PageKind } from '../model/page.ts'
import { DocsPage } from './docs-page/docs-page.tsx'
import { useSite } from './site-context.tsx'
import './base-url-banner.css'

/** The home page of a site, and a function that loads what rendering it needs. */
type HomeModule = { HomePage: ComponentType & { preload?: () => Promise<void> } }

/** Kinds with a single page each. Their code is loaded with that page. */
const lazyViews = {
  home: defineLazy({
    load: (): Promise<HomeModule> => import('#content/home/home.tsx'),
    pick: ({ HomePage }) => HomePage,
    preloadMore: async ({ HomePage }) => HomePage.preload?.(),
  }),
  search: defineLazy({
    load: () => import('./search-page/search.tsx'),
    pick: ({ SearchPage }) => SearchPage,
  }),
  offline: defineLazy({
    load: () => import('./offline-page/offline-page.tsx'),
    pick: ({ OfflinePage }) => OfflinePage,
  }),
  'not-found': defineLazy({
    load: () => import('./not-found/not-found.tsx'),
    pick: ({ NotFoundPage }) => NotFoundPage,
  }),
}

const views: { [kind in PageKind]: ComponentType } = {
  ...lazyViews,
  doc: DocsPage,
}

/** The content of the current page, rendered by its kind. */
export function PageView() {
  const View = views[useSite().page.kind]
  return <View />
}

/** Loads the code for pages of this kind, so that rendering doesn't have to wait. */
export async function preloadPageView(kind: PageKind): Promise<void> {
  if (kind in lazyViews) await lazyViews[kind as keyof typeof lazyViews].preload()
}
