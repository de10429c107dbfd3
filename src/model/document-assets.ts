/** Addresses of the built files that a document names, and the script that goes into its head. Types only. */
export type DocumentAssets = {
  /** Runs before anything is painted. */
  inlineScript: string
  /** On the home page: warns when the site does not load, as it does below a wrong base path. */
  bannerScript?: string
  stylesheets: string[]
  /** The colors of the browser's own toolbar: what `--page` is in each mode. */
  themeColors: { light: string; dark: string }
  /** The fonts that are asked for with the styles. */
  fonts: string[]
  /** The first script, which loads the other two when the page is painted. */
  bootScript: string
  appScript: string
  /** What documents are rendered with, and what pages there are: the two files of site data. */
  siteData: string
  pageIndex: string
  /** The page's preview image, relative to the site; pages that nobody links to have none. */
  preview?: string
}
