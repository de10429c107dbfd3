import type { PageData, SiteData } from '../../model/page.ts'
import { htmlPath } from '../../model/routes.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { findAssets } from '../bundle/page-assets.ts'
import { contentHash } from './page-files.ts'
import type { PublishedPage } from './publish-articles.ts'

/** Where the not-found page stands: hosts answer with this file where no other is. */
export const notFoundFile = '404.html'

/**
 * The files of all pages, one after the other, so that they need not fit into memory together: an HTML document each,
 * and the one file that says what pages there are.
 * @throws Error naming the page whose rendering failed.
 */
export async function* prerenderPages(options: {
  pages: PublishedPage[]
  /** Reads the data of a page when it is rendered. */
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
  const render = (page: PageData) => {
    try {
      const preview = previews.get(page.route)
      const own = {
        ...(page.kind === 'home' && { bannerScript: bundle.bannerScript.code }),
        ...(preview && { preview }),
      }
      return bundle.prerender({ page, siteData, assets: { ...assets, ...own } })
    } catch (error) {
      throw new Error(`The page ${page.route} could not be rendered.`, { cause: error })
    }
  }

  for (const [index, page] of pages.entries()) {
    yield [htmlPath(page.route), render(await readData(page))]
    onProgress(index + 1, pages.length)
  }
  yield [notFoundFile, render(notFound)]
  if (notSaved) {
    const html = render(notSaved)
    yield [`assets/not-saved.${contentHash(html)}.html`, html]
  }
}
