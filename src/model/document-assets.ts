/** Addresses of the built files that a document references, and the script in its head. Types only. */
export type DocumentAssets = {
  /** Runs before the first paint. */
  inlineScript: string
  /** On the home page: shows a warning when the site doesn't load, for example because of a wrong base path. */
  bannerScript?: string
  stylesheets: string[]
  /** The colors of the browser's toolbar: `--page` in each mode. */
  themeColors: { light: string; dark: string }
  /** The fonts that documents preload. */
  fonts: string[]
  /** The first script. It loads the other two after the first paint. */
  bootScript: string
  appScript: string
  /** The two files of site data: what documents are rendered with, and the list of pages. */
  siteData: string
  pageIndex: string
  /** The page's preview image, relative to the site; undefined for pages that nobody links to. */
  preview?: string
}
