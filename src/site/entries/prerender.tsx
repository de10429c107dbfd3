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
  /** Called once the page's code is loaded, because in development its styles are only known then. */
  assets: () => DocumentAssets
}

/**
 * Renders the whole HTML document of a page.
 * @throws whatever a component throws, because a page that can't be rendered must fail the build
 */
export async function prerender({ page, siteData, assets }: PrerenderInput): Promise<string> {
  // Rendering is synchronous, so code has to be loaded before.
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
