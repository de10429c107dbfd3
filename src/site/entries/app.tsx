// First, because the first statement of cascade layers decides their order.
import '../../components/styles/layers.css'
import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import * as site from '#content/site.ts'
import type { Analytics } from '../../browser/analytics/analytics.ts'
import { layOutDeferred } from '../../browser/deferred-layout/deferred-layout.ts'
import { createPageRenderer } from '../../browser/deferred-layout/page-renderer.ts'
import { LoadError } from '../../components/lazy/load-error.tsx'
import { preloadComponents } from '../../directives/components.tsx'
import type { PageData } from '../../model/page.ts'
import { joinSiteData } from '../../model/page-index.ts'
import type { PageIndex, SharedData, SiteData } from '../../model/site-data.ts'
import { notFoundPage } from '../../model/standalone-pages.ts'
import { startRouter } from '../../router/navigation.ts'
import { App } from '../app.tsx'
import { headingsInDocument } from '../docs-page/heading-tree.ts'
import { preloadPageView } from '../page-view.tsx'

/**
 * Hydrates the prerendered page: React takes over `#root` as it is, then the router
 * takes over links.
 * @param sharedUrl address of what all pages are rendered with
 * @param appUrl address of this code
 * @param index what pages there are; null when that can't be had
 * @throws Error when a file that the page needs cannot be loaded.
 */
export async function start(
  sharedUrl: string,
  appUrl: string,
  index: Promise<PageIndex | null>,
): Promise<void> {
  const page = readPage()
  const hotContent = import.meta.hot && (await import('./hot-content.ts'))
  const [shared, pages] = await Promise.all([
    fetchShared(sharedUrl),
    index,
    loadCode(page, true),
    layOutDeferred(),
  ])
  const siteData = joinSiteData(shared, pages, [appUrl, sharedUrl])
  if (hotContent && !(await hotContent.isRenderedWithSameModules())) return location.reload()
  const root = await hydrate(page, siteData)
  let analytics: Analytics | undefined

  const render = (next: PageData, loadError?: ReactNode) =>
    flushSync(() => root.render(<App page={next} siteData={siteData} loadError={loadError} />))
  const renderer = createPageRenderer(page, render)

  // Without an index of pages the browser follows links.
  if (Object.keys(siteData.routes).length > 0) {
    startRouter({
      routes: siteData.routes,
      redirects: siteData.redirects,
      base: import.meta.env.BASE_URL,
      initialPage: page,
      loadCode: (page) => loadCode(page),
      commit: renderer.commit,
      renderRest: renderer.renderRest,
      onLoadError(error, retry) {
        // Otherwise the deferred rendering would replace the message.
        renderer.renderRest()
        render(renderer.current(), <LoadError error={error} onRetry={retry} />)
      },
      notFoundPage: (path) => notFoundPage(site.notFound, path),
      pageView: (href) => analytics?.pageView(href),
    })
  }
  document.documentElement.dataset.hydrated = ''
  if (site.analytics) {
    // Blockers look for files of this name, and the site works without.
    const counting = await import('../../browser/analytics/analytics.ts').catch(() => null)
    analytics = counting?.startAnalytics({
      provider: site.analytics,
      isProduction: import.meta.env.PROD,
    })
  }
  if (site.offline && import.meta.env.PROD) {
    import('./offline.ts').catch(() => {
      // The site works without.
    })
  }
  hotContent?.follow({
    siteData,
    page: renderer.current,
    async commit(next) {
      await loadCode(next)
      if (next.route === renderer.current().route) renderer.commit(next)
    },
  })
}

/** Hydrates `#root`. Resolves when that is done: an update before would make React discard the prerendered HTML. */
function hydrate(page: PageData, siteData: SiteData): Promise<Root> {
  const container = elementById('root')
  return new Promise((resolve) => {
    // In a transition, React yields every few milliseconds, so scrolling and typing stay responsive.
    startTransition(() => {
      const root = hydrateRoot(
        container,
        <App page={page} siteData={siteData} onHydrated={() => resolve(root)} />,
        {
          // Translators and proxies change pages. React then renders the page again, which isn't an error.
          onRecoverableError: (error) =>
            console.debug('The page was changed, and re-rendered.', error),
        },
      )
    })
  })
}

/** Loads all code for rendering a page, or for hydrating a prerendered one. */
function loadCode(page: PageData, isPrerendered = false): Promise<unknown> {
  return Promise.all([preloadPageView(page.kind), preloadComponents(page.blocks, isPrerendered)])
}

/** The page's data in the document. It has no HTML, because the document itself does. */
function readPage(): PageData {
  return {
    ...JSON.parse(elementById('page-data').textContent),
    headings: headingsInDocument(),
  }
}

/** boot.ts has fetched it before, and doesn't start the app without it. */
async function fetchShared(url: string): Promise<SharedData> {
  return (await fetch(url)).json()
}

/** @throws Error when the document wasn't written by the build */
function elementById(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no #${id}.`)
  return element
}
