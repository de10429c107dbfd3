import type { PageIndex, SharedData, SiteData } from './site-data.ts'

/** Path of the page index below the base. */
export const pageIndexPath = 'pages.json'

/** The two files that site data travels in. */
export function splitSiteData({ routes, redirects, sidebar, search }: SiteData): {
  shared: SharedData
  index: Omit<PageIndex, 'builtWith'>
} {
  return {
    shared: { redirects, sidebar, hosted: search.hosted },
    index: { routes, searchIndex: search.index },
  }
}

/**
 * Site data from its two files.
 * @param index null when it can't be had. Like an index of another build, it leaves all links to the browser: pages of
 *   another build may take other code.
 * @param builtWith addresses of the app's code and of the shared data that the document names
 */
export function joinSiteData(
  { redirects, sidebar, hosted }: SharedData,
  index: PageIndex | null,
  builtWith: PageIndex['builtWith'],
): SiteData {
  return {
    routes: index?.builtWith.join() === builtWith.join() ? index.routes : {},
    redirects,
    sidebar,
    search: { index: index?.searchIndex ?? '', hosted },
  }
}
