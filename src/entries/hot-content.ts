/**
 * Development only: when the source of the page shown has changed, its new data is put in its
 * place, so that nothing else on the page moves.
 */
import type { PageData } from '../model/page.ts'
import { pageDataPath } from '../model/routes.ts'
import type { SiteData } from '../model/site-data.ts'

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
 * Follows changes of the content.
 * @param siteData is updated in place: the router looks pages up in it, and lists of pages are rendered from it
 */
export function follow(
  siteData: SiteData,
  shown: () => PageData,
  commit: (page: PageData) => void,
): void {
  // Spelled out: Vite looks for these words.
  const hot = import.meta.hot
  const { routes } = siteData
  const show = (page: PageData) => {
    if (page.route === shown().route) commit(page)
  }

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
    // When the page has changed again, another message follows.
    if (data.ok && routes[route] === hash) show(await data.json())
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
