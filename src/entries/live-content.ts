/**
 * Development only: when the source of the page shown has changed, its new data is put in its
 * place, so that nothing else on the page moves.
 */
import type { PageData, SiteData } from '../content/page.ts'
import { pageDataPath } from '../router/route-table.ts'
import { keepUnchanged } from './live-html.ts'

export { noteWritten } from './live-html.ts'

export function follow(
  siteDataUrl: string,
  shown: () => PageData,
  commit: (page: PageData) => void,
): void {
  const base = import.meta.env.BASE_URL
  // Spelled out: Vite looks for these words.
  const hot = import.meta.hot
  const show = (page: PageData) => {
    if (page.route === shown().route) keepUnchanged(() => commit(page))
  }

  hot?.send('content:open', { route: shown().route })
  hot?.on('content:page', show)
  hot?.on('content:update', async (update: { routes: string[]; isSound: boolean }) => {
    if (update.isSound) document.querySelector('vite-error-overlay')?.remove()
    const { route } = shown()
    if (!update.routes.includes(route)) return
    const siteData: SiteData = await (await fetch(siteDataUrl)).json()
    const hash = siteData.routes[route]
    if (hash === undefined) return location.reload()
    show(await (await fetch(base + pageDataPath(route, hash))).json())
  })
}
