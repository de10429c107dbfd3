import type { PageData } from '../../model/page.ts'
import type { SiteConfig } from '../../model/settings.ts'
import { trailTo } from '../../model/sidebar-items.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import { contentHash } from '../../system/hash.ts'
import type { Card } from '../preview/card.ts'
import { renderCards } from '../preview/render-cards.ts'
import type { Theme } from '../theme.ts'
import type { Publisher } from './publisher.ts'

/** What an image shows of a page. */
type LinkedPage = Pick<PageData, 'kind' | 'route' | 'title'>

/**
 * Publishes the preview images of the start page and of all articles. Other pages are not linked to.
 * @returns route → path of its image
 */
export async function publishPreviews(
  pages: LinkedPage[],
  sidebar: SidebarItem[],
  site: SiteConfig,
  { drawCard, colorOf }: Theme,
  publisher: Publisher,
): Promise<Map<string, string>> {
  const shown = pages.filter(({ kind }) => kind === 'doc' || kind === 'home')
  const images = await renderCards(
    shown.map((page) => drawCard(cardOf(page, sidebar, site), (token) => colorOf(token, 'dark'))),
  )
  const files = images.map((image, index) => {
    const { route } = shown[index] as LinkedPage
    return { route, image, file: previewFile(route, contentHash(image)) }
  })
  await publisher.addAll(new Map(files.map(({ file, image }) => [file, image])))
  return new Map(files.map(({ route, file }) => [route, file]))
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
