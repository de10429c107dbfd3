/**
 * Development only: when the source of the page shown has changed, its new data is put in its
 * place, so that nothing else on the page moves.
 */
import type { PageData } from '../model/page.ts'
import { pageDataPath } from '../model/routes.ts'
import type { SiteData } from '../model/site-data.ts'

/**
 * Whether the modules that have come are those that the server has rendered the document with. A file may have been
 * saved in between.
 */
export async function isRenderedWithSameModules(): Promise<boolean> {
  const rendered = document.querySelector<HTMLMetaElement>('meta[name=module-state]')?.content
  const state = await fetch(`${import.meta.env.BASE_URL}@module-state`)
  return (await state.text()) === rendered
}

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
    // When it has changed again, the next message is on its way.
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
