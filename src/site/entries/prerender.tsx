import { renderToString } from 'react-dom/server'
import { preloadComponents } from '../../directives/components.tsx'
import type { DocumentAssets } from '../../model/document-assets.ts'
import type { PageData } from '../../model/page.ts'
import type { SiteData } from '../../model/site-data.ts'
import { App } from '../app.tsx'
import { Document } from '../document.tsx'
import { preloadPageView } from '../page-view.tsx'
import { toHydrationData } from './hydration-data.ts'

type PrerenderInput = {
  page: PageData
  siteData: SiteData
  /** Asked for when the code of the page is loaded: during development, its styles come with it. */
  assets: () => DocumentAssets
}

/**
 * The whole HTML document of a page.
 * @throws whatever a component throws: a page that cannot be rendered must fail the build.
 */
export async function prerender({ page, siteData, assets }: PrerenderInput): Promise<string> {
  // Rendering is one synchronous step, which cannot wait for code.
  await Promise.all([preloadPageView(page.kind), preloadComponents(page.blocks)])
  const html = renderToString(
    <Document
      page={page}
      siteData={siteData}
      assets={assets()}
      hydrationData={JSON.stringify(toHydrationData(page))}
    >
      <App page={page} siteData={siteData} />
    </Document>,
  )
  return `<!doctype html>${html}`
}
