/**
 * Development only: when the source of the page shown has changed, its new data is put in its
 * place, so that nothing else on the page moves.
 */
import type { PageData, SiteData } from '../model/page.ts'
import { pageDataPath } from '../model/routes.ts'
import { keepUnchanged } from './live-html.ts'

export { noteWritten } from './live-html.ts'

/** `siteData` is what the router asks for pages by, and what lists of pages are rendered from: it is kept true to the content. */
export function follow(
  siteData: SiteData,
  shown: () => PageData,
  commit: (page: PageData) => void,
): void {
  // Spelled out: Vite looks for these words.
  const hot = import.meta.hot
  const { routes } = siteData
  const show = (page: PageData) => {
    if (page.route === shown().route) keepUnchanged(() => commit(page))
  }

  // Which page is read cannot be told from what is fetched: pages are fetched ahead, too.
  const tellOpened = () => hot?.send('content:open', { route: shown().route })
  tellOpened()
  window.navigation?.addEventListener('navigatesuccess', tellOpened)
  hot?.on('content:page', ({ page, hash }: { page: PageData; hash: string }) => {
    routes[page.route] = hash
    show(page)
  })
  hot?.on('content:update', async (update: Update) => {
    if (update.isSound) document.querySelector('vite-error-overlay')?.remove()
    if (update.sidebar) {
      siteData.sidebar = update.sidebar
      show(shown())
    }
    const { route } = shown()
    for (const [changed, hash] of Object.entries(update.routes)) {
      if (hash === null) delete routes[changed]
      else routes[changed] = hash
    }
    const hash = update.routes[route]
    if (hash === null) location.reload()
    if (!hash) return
    const data = await fetch(import.meta.env.BASE_URL + pageDataPath(route, hash))
    if (routes[route] === hash) show(await data.json())
  })
}

type Update = {
  /** Routes whose data has changed → its hash; null for those that are gone. */
  routes: { [route: string]: string | null }
  /** Null when it is as before. */
  sidebar: SiteData['sidebar'] | null
  /** Nothing is wrong with the content. */
  isSound: boolean
}
