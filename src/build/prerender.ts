import type { PageData, SiteData } from '../content/page.ts'
import { htmlPath } from '../router/route-table.ts'
import type { Bundle } from './bundle.ts'
import { findAssets } from './page-assets.ts'
import { contentHash } from './page-files.ts'
import type { PublishedPage } from './publish-articles.ts'

/** Where the not-found page stands: hosts answer with this file where no other is. */
export const notFoundFile = '404.html'

/**
 * The files of all pages, one after the other, so that they need not fit into memory together: an HTML document each,
 * and the one file that says what pages there are.
 * @throws Error naming the page whose drawing failed.
 */
export async function* prerenderPages(options: {
  pages: PublishedPage[]
  /** Reads the data of a page when it is drawn. */
  readData: (page: PublishedPage) => Promise<PageData>
  notFound: PageData
  /** Stands in for pages that a browser has not kept; null where browsers keep none. */
  notSaved: PageData | null
  siteData: SiteData
  /** Route → path of its preview image. */
  previews: Map<string, string>
  bundle: Bundle
  basePath: string
  onProgress: (done: number, total: number) => void
}): AsyncGenerator<[file: string, content: string]> {
  const { pages, readData, notFound, notSaved, siteData, previews, bundle, basePath, onProgress } =
    options
  const siteDataJson = JSON.stringify(siteData)
  const siteDataFile = `assets/site-data.${contentHash(siteDataJson)}.json`
  yield [siteDataFile, siteDataJson]

  const assets = {
    ...findAssets(bundle.manifest, basePath),
    inlineScript: bundle.inlineScript.code,
    siteData: basePath + siteDataFile,
  }
  const draw = (page: PageData) => {
    try {
      const preview = previews.get(page.route)
      const own = {
        ...(page.kind === 'home' && { bannerScript: bundle.bannerScript.code }),
        ...(preview && { preview }),
      }
      return bundle.prerender({ page, siteData, assets: { ...assets, ...own } })
    } catch (error) {
      throw new Error(`The page ${page.route} could not be drawn.`, { cause: error })
    }
  }

  for (const [index, page] of pages.entries()) {
    yield [htmlPath(page.route), draw(await readData(page))]
    onProgress(index + 1, pages.length)
  }
  yield [notFoundFile, draw(notFound)]
  if (notSaved) {
    const html = draw(notSaved)
    yield [`assets/not-saved.${contentHash(html)}.html`, html]
  }
}
