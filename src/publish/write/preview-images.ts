import type { PageData } from '../../model/page.ts'
import type { SiteConfig } from '../../model/settings.ts'
import { trailTo } from '../../model/sidebar-items.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import { contentHash } from '../../system/hash.ts'
import type { Card } from '../preview/card.ts'
import { renderCards } from '../preview/render-cards.ts'
import type { Theme } from '../theme.ts'

/** What an image shows of a page. */
type LinkedPage = Pick<PageData, 'kind' | 'route' | 'title'>

/**
 * Publishes the preview images of the home page and of all articles; nobody links to other pages.
 * @param publish resolves when there is room for another file
 * @returns route → path of its image
 */
export async function publishPreviews(
  pages: LinkedPage[],
  sidebar: SidebarItem[],
  site: SiteConfig,
  { drawCard, colorOf }: Theme,
  publish: (file: string, content: Uint8Array) => Promise<void>,
): Promise<Map<string, string>> {
  const shown = pages.filter(({ kind }) => kind === 'doc' || kind === 'home')
  const files = new Map<string, string>()
  await renderCards(
    shown.map((page) => drawCard(cardOf(page, sidebar, site), (token) => colorOf(token, 'dark'))),
    async (image, index) => {
      const { route } = shown[index] as LinkedPage
      const file = previewFile(route, contentHash(image))
      files.set(route, file)
      await publish(file, image)
    },
  )
  return files
}

/** The content of a page's preview image. The home page has the site's tagline in place of its title. */
export function cardOf(
  { kind, title, route }: LinkedPage,
  sidebar: SidebarItem[],
  site: Pick<SiteConfig, 'title' | 'tagline' | 'brandMark'>,
): Card {
  return {
    siteTitle: site.title,
    mark: site.brandMark,
    title: kind === 'home' ? site.tagline : title,
    trail: (trailTo(sidebar, route)?.categories ?? [])
      .filter((category) => category.route !== route)
      .map(({ label }) => label),
  }
}

/** `/api/store` → `_images/previews/api/store.3fa9c1d2.png` · `/usage/` → `_images/previews/usage/index.….png` */
export function previewFile(route: string, hash: string): string {
  return `_images/previews${route}${route.endsWith('/') ? 'index' : ''}.${hash}.png`
}
