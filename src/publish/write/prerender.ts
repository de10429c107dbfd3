import { createHash } from 'node:crypto'
import type { PageData } from '../../model/page.ts'
import { pageIndexPath, splitSiteData } from '../../model/page-index.ts'
import { htmlPath } from '../../model/routes.ts'
import type { PageIndex, SiteData } from '../../model/site-data.ts'
import { hashedFilesIn } from '../../offline/document-files.ts'
import { filesAtOnce, mapConcurrent } from '../../system/concurrency.ts'
import { contentHash } from '../../system/hash.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { findAssets } from '../bundle/page-assets.ts'
import { type Theme, themeColors } from '../theme.ts'
import type { PublishedPage } from './publish-content.ts'
import type { Publisher } from './publisher.ts'

/** The file of the not-found page, which hosts respond with when there is no other. */
export const notFoundFile = '404.html'

/**
 * Publishes the HTML documents of all pages, and the two files with site data.
 * @returns path of each document → the published files that it references; hashes of inline styles
 * @throws Error with the page whose rendering failed.
 */
export async function publishDocuments(
  options: {
    pages: PublishedPage[]
    notFound: PageData
    /** The policy in the not-found page itself, because some hosts send no headers with it. */
    policy: (inlineStyleHashes: string[]) => string
    /** Shown in place of pages that the browser hasn't saved; null if offline reading is off. */
    notSaved: PageData | null
    siteData: SiteData
    /** Awaited only when all documents are written. */
    searchFiles: Promise<{ index: string }>
    /** Route → path of its preview image. */
    previews: Map<string, string>
    bundle: Bundle
    theme: Pick<Theme, 'colorOf' | 'preloadedFonts'>
    basePath: string
    onProgress: (done: number, total: number) => void
  },
  publisher: Publisher,
): Promise<{ namedBy: Map<string, string[]>; inlineStyleHashes: string[] }> {
  const { pages, notFound, policy, notSaved, siteData, previews, bundle, theme, basePath } = options
  const { shared, index } = splitSiteData(siteData)
  const sharedJson = JSON.stringify(shared)
  const sharedFile = `assets/site-data.${contentHash(sharedJson)}.json`
  const assets = {
    ...findAssets(bundle.manifest, basePath, theme.preloadedFonts),
    themeColors: themeColors(theme),
    inlineScript: bundle.inlineScript.code,
    siteData: basePath + sharedFile,
    pageIndex: basePath + pageIndexPath,
  }
  await publisher.add(sharedFile, sharedJson)

  const render = async (page: PageData) => {
    try {
      const preview = previews.get(page.route)
      const own = {
        ...(page.kind === 'home' && { bannerScript: bundle.bannerScript.code }),
        ...(preview && { preview }),
      }
      return await bundle.prerender({ page, siteData, assets: () => ({ ...assets, ...own }) })
    } catch (error) {
      throw new Error(`The page ${page.route} could not be rendered.`, { cause: error })
    }
  }

  const namedBy = new Map<string, string[]>()
  const styleHashes = new Set<string>()
  async function publish(file: string, html: string): Promise<void> {
    namedBy.set(file, hashedFilesIn(html, basePath))
    for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
      styleHashes.add(`sha256-${createHash('sha256').update(css).digest('base64')}`)
    }
    await publisher.add(file, html)
  }

  let done = 0
  await mapConcurrent(filesAtOnce, pages, async ({ page }) => {
    await publish(htmlPath(page.route), await render(page))
    done += 1
    options.onProgress(done, pages.length)
  })
  const inlineStyleHashes = [...styleHashes]
  const policyTag = `<meta http-equiv="Content-Security-Policy" content="${policy(inlineStyleHashes)}"/>`
  const html = (await render(notFound)).replace('<head>', `<head>${policyTag}`)
  await publish(notFoundFile, html)
  if (notSaved) {
    const html = await render(notSaved)
    await publish(`assets/not-saved.${contentHash(html)}.html`, html)
  }
  const pageIndex: PageIndex = {
    ...index,
    searchIndex: (await options.searchFiles).index,
    builtWith: [assets.appScript, assets.siteData],
  }
  await publisher.add(pageIndexPath, JSON.stringify(pageIndex))
  return { namedBy, inlineStyleHashes }
}
