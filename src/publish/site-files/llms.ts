import type { PageSummary, SidebarItem } from '../../model/page.ts'
import { markdownPath } from '../../model/routes.ts'
import type { SiteConfig } from '../../model/settings.ts'

/** What the lists say of a page. */
type ListedPage = Pick<PageSummary, 'route' | 'title' | 'description'>

type SiteTexts = Pick<SiteConfig, 'title' | 'tagline' | 'description'>

/** The format's name for what can be left out when there is little room. */
const unlisted = 'Optional'

/**
 * `llms.txt`: what the site is and where its pages are as Markdown, in the form that llmstxt.org describes.
 * Sections are the sidebar's groups; pages that it does not list come last.
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

/**
 * `llms-full.txt`: the text of all pages, in the order of the sidebar, each under its address.
 * @param markdownOf reads a page's text when it is its turn
 */
export async function renderLlmsFull<Listed extends ListedPage>(
  { title, tagline }: SiteTexts,
  siteUrl: string,
  pages: Listed[],
  sidebar: SidebarItem[],
  markdownOf: (page: Listed) => Promise<string>,
): Promise<Buffer> {
  // Bytes, because the text of a large site is half as long so, and outside of the heap.
  const parts = [Buffer.from(`# ${title}\n\n> ${tagline}\n`)]
  for (const page of sectionsOf(pages, sidebar).flatMap(({ pages }) => pages)) {
    const text = (await markdownOf(page)).trim()
    parts.push(Buffer.from(`\nSource: ${siteUrl}${page.route.slice(1)}\n\n${text}\n`))
  }
  return Buffer.concat(parts)
}

/** All pages, each once, under the sidebar's entries at the top. */
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
  const pagesIn = (item: SidebarItem): Listed[] => [
    ...(item.route === undefined ? [] : take(item.route)),
    ...(item.type === 'category' ? item.items.flatMap(pagesIn) : []),
  ]
  const sections = sidebar.map((item) => ({ name: item.label, pages: pagesIn(item) }))
  return [...sections, { name: unlisted, pages: [...left.values()] }].filter(
    ({ pages }) => pages.length > 0,
  )
}
