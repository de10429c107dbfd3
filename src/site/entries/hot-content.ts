/** Development only: replaces the data of the current page when its source has changed, so that nothing else moves. */
import type { PageData } from '../../model/page.ts'
import { joinSiteData, pageIndexPath } from '../../model/page-index.ts'
import { pageDataPath } from '../../model/routes.ts'
import type { PageIndex, SiteData } from '../../model/site-data.ts'

/**
 * Whether the loaded modules have the same state as those that the server has rendered the document with. A file may
 * have been saved since.
 */
export async function isRenderedWithSameModules(): Promise<boolean> {
  const rendered = document.querySelector<HTMLMetaElement>('meta[name=module-state]')?.content
  const state = await fetch(`${import.meta.env.BASE_URL}@module-state`)
  return (await state.text()) === rendered
}

/**
 * Follows changes of the content, including those since the document was rendered.
 * @param siteData is updated in place, because the router looks up pages in it, and lists of pages are rendered from it
 * @param siteDataUrl its address
 */
export async function follow(
  siteData: SiteData,
  siteDataUrl: string,
  shown: () => PageData,
  commit: (page: PageData) => void,
): Promise<void> {
  const { routes } = siteData
  const show = (page: PageData) => {
    if (page.route === shown().route) commit(page)
  }

  async function take(now: SiteData): Promise<void> {
    const { route } = shown()
    const before = routes[route]
    for (const known of Object.keys(routes)) delete routes[known]
    Object.assign(routes, now.routes)
    if (JSON.stringify(now.sidebar) !== JSON.stringify(siteData.sidebar)) {
      siteData.sidebar = now.sidebar
      show(shown())
    }
    const version = routes[route]
    if (version === before) return
    if (version === undefined) return location.reload()
    const data = await fetch(import.meta.env.BASE_URL + pageDataPath(route, version))
    // If the page has changed again, another message follows.
    if (data.ok && routes[route] === version) show(await data.json())
  }

  // In full, because Vite searches for these words.
  import.meta.hot?.on('content:update', ({ siteData, isSound }: Update) => {
    if (isSound) document.querySelector('vite-error-overlay')?.remove()
    return take(siteData)
  })
  const rendered = document.querySelector<HTMLMetaElement>('meta[name=page-version]')?.content
  if (rendered) routes[shown().route] = rendered
  const read = async (url: string) => (await fetch(url)).json()
  const index: PageIndex = await read(import.meta.env.BASE_URL + pageIndexPath)
  await take(joinSiteData(await read(siteDataUrl), index, index.builtWith))
}

type Update = {
  siteData: SiteData
  /** Whether the content has no mistakes. */
  isSound: boolean
}
