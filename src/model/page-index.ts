import type { PageIndex, SharedData, SiteData } from './site-data.ts'

/** Path of the page index below the base. */
export const pageIndexPath = 'pages.json'

/** Splits site data into its two files. */
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
 * Joins site data from its two files.
 * @param index null when it couldn't be loaded. Then, or if the index is from another build, the browser follows all
 * links, because pages of another build may need other code.
 * @param builtWith addresses of the app's code and of the shared data that the document references
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
