/**
 * Development only: when the source of the page shown has changed, its new data is put in its
 * place, so that nothing else on the page moves.
 */
import type { PageData } from '../../model/page.ts'
import { joinSiteData, pageIndexPath } from '../../model/page-index.ts'
import { pageDataPath } from '../../model/routes.ts'
import type { PageIndex, SiteData } from '../../model/site-data.ts'

/**
 * Whether the loaded modules are those that the server has rendered the document with. A file may have been saved after
 * the rendering.
 */
export async function isRenderedWithSameModules(): Promise<boolean> {
  const rendered = document.querySelector<HTMLMetaElement>('meta[name=module-state]')?.content
  const state = await fetch(`${import.meta.env.BASE_URL}@module-state`)
  return (await state.text()) === rendered
}

/**
 * Follows changes of the content, those since the document was rendered too.
 * @param siteData is updated in place: the router looks pages up in it, and lists of pages are rendered from it
 * @param siteDataUrl where it is from
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
    // When the page has changed again, another message follows.
    if (data.ok && routes[route] === version) show(await data.json())
  }

  // Spelled out: Vite looks for these words.
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
  /** Nothing is wrong with the content. */
  isSound: boolean
}
