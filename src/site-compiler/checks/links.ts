import { type Diagnostic, errorIn, warningIn } from '../../model/diagnostic.ts'
import type { Link, Page } from '../../model/page.ts'
import { flattenSidebar } from '../../model/sidebar-items.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import { didYouMean, expectedOneOf } from '../../model/suggestion.ts'

/**
 * Reports links to routes and fragments that don't exist.
 * @param standaloneRoutes routes of pages without a Markdown file
 */
export function checkLinks(pages: Page[], standaloneRoutes: string[]): Diagnostic[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const routes = [...byRoute.keys(), ...standaloneRoutes]
  const idsByPage = new Map(
    pages.map((page) => [page, new Set([...idsOn(page), ...Object.keys(page.aliases)])]),
  )
  return pages.flatMap((page) => {
    const file = page.sourcePath
    return page.links.flatMap((link): Diagnostic[] => {
      const target = byRoute.get(link.route ?? '')
      if (target) return checkFragment(file, link, idsByPage.get(target) ?? new Set())
      if (link.route === null || standaloneRoutes.includes(link.route)) return []
      return [unknownPage(file, link, routes)]
    })
  })
}

/** Ids of headings and of members. */
function idsOn({ headings, memberLists }: Page): string[] {
  const members = memberLists.flatMap((list) => list.members)
  return [...headings, ...members].map(({ id }) => id)
}

function checkFragment(
  file: string,
  { href, route, fragment, line }: Link,
  ids: Set<string>,
): Diagnostic[] {
  if (fragment === null || ids.has(fragment)) return []
  return [
    errorIn(
      { file, line },
      `Link to \`${href}\`: there is no heading \`#${fragment}\` on ${route}.`,
      ids.size > 0 ? expectedOneOf(fragment, [...ids]) : 'The page has no headings.',
    ),
  ]
}

function unknownPage(file: string, { href, route, line }: Link, routes: string[]): Diagnostic {
  const isFile = /^[^/#?][^#?]*\.md(#|$)/.test(href)
  const diagnosticIn = isFile ? warningIn : errorIn
  return diagnosticIn(
    { file, line },
    `Link to \`${href}\`: there is no ${isFile ? 'such file' : `page at ${route}`}.`,
    didYouMean(route ?? '', routes, 'Expected the route of a page, such as `/faq/actions`.'),
  )
}

/** Pages that no sidebar entry and no link of another page leads to. */
export function checkOrphans(pages: Page[], sidebar: SidebarItem[]): Diagnostic[] {
  const reached = new Set<string | null>(flattenSidebar(sidebar).map(({ route }) => route))
  for (const page of pages) {
    for (const { route } of page.links) if (route !== page.route) reached.add(route)
  }
  return pages
    .filter(({ route }) => !reached.has(route))
    .map(({ id, sourcePath }) =>
      warningIn(
        { file: sourcePath },
        'Nothing leads to this page.',
        `Add \`${id}\` to content/sidebar.ts, or link to the page from another.`,
      ),
    )
}
