/**
 * Development only: when the source of the page shown has changed, its new data is put in its
 * place, so that nothing else on the page moves.
 */
import type { PageData, SiteData } from '../content/page.ts'
import { pageDataPath } from '../router/route-table.ts'

export function follow(
  siteDataUrl: string,
  shown: () => PageData,
  commit: (page: PageData) => void,
): void {
  const base = import.meta.env.BASE_URL

  import.meta.hot?.on('content:update', async ({ routes }: { routes: string[] }) => {
    document.querySelector('vite-error-overlay')?.remove()
    const { route } = shown()
    if (!routes.includes(route)) return
    const siteData: SiteData = await (await fetch(siteDataUrl)).json()
    const hash = siteData.routes[route]
    if (hash === undefined) return location.reload()
    commit(await (await fetch(base + pageDataPath(route, hash))).json())
  })
}
