import type { Page } from '../../model/page.ts'
import { markdownPath } from '../../model/routes.ts'
import type { SiteConfig } from '../../model/settings.ts'
import { flattenSidebar } from '../../model/sidebar-items.ts'
import type { SidebarItem } from '../../model/site-data.ts'

/** What the lists contain of a page. */
type ListedPage = Pick<Page, 'route' | 'title' | 'description'>

type SiteTexts = Pick<SiteConfig, 'title' | 'tagline' | 'description'>

/** The heading that the format defines for what may be left out to save space. */
const unlisted = 'Optional'

/**
 * `llms.txt`: what the site is, and where its pages are as Markdown, in the format of llmstxt.org. Sections are the
 * sidebar's groups; pages that aren't in the sidebar come last.
 * @param siteUrl the origin followed by the base path
 */
export function renderLlmsIndex(
  { title, tagline, description }: SiteTexts,
  siteUrl: string,
  pages: ListedPage[],
  sidebar: SidebarItem[],
): string {
  const sections = sectionsOf(pages, sidebar).map(({ name, pages }) => {
    const lines = pages.map(
      (page) => `- [${page.title}](${siteUrl}${markdownPath(page.route)}): ${page.description}`,
    )
    return `## ${name}\n\n${lines.join('\n')}\n`
  })
  const about = `${description} The text of all pages in one file: ${siteUrl}llms-full.txt`
  return [`# ${title}\n`, `> ${tagline}\n`, `${about}\n`, ...sections].join('\n')
}

/** `llms-full.txt`: the text of all pages in the order of the sidebar, each below its address. */
export function renderLlmsFull(
  { title, tagline }: SiteTexts,
  siteUrl: string,
  pages: (ListedPage & Pick<Page, 'markdown'>)[],
  sidebar: SidebarItem[],
): string {
  const texts = sectionsOf(pages, sidebar)
    .flatMap(({ pages }) => pages)
    .map(({ route, markdown }) => `\nSource: ${siteUrl}${route.slice(1)}\n\n${markdown.trim()}\n`)
  return [`# ${title}\n\n> ${tagline}\n`, ...texts].join('')
}

/** All pages, each once, by the top-level entries of the sidebar. */
function sectionsOf<Listed extends ListedPage>(
  pages: Listed[],
  sidebar: SidebarItem[],
): { name: string; pages: Listed[] }[] {
  const left = new Map(pages.map((page) => [page.route, page]))
  const take = (route: string): Listed[] => {
    const page = left.get(route)
    left.delete(route)
    return page ? [page] : []
  }
  const sections = sidebar.map((item) => ({
    name: item.label,
    pages: flattenSidebar([item]).flatMap(({ route }) => take(route)),
  }))
  return [...sections, { name: unlisted, pages: [...left.values()] }].filter(
    ({ pages }) => pages.length > 0,
  )
}
