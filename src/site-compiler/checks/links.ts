import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Link, PageSummary } from '../../model/page.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import { expectedOneOf, nearest } from '../../model/suggestion.ts'

/** Of pages with the same route the first is kept. The others are warnings. */
export function dropDuplicateRoutes(pages: PageSummary[]): {
  pages: PageSummary[]
  diagnostics: Diagnostic[]
} {
  const byRoute = new Map<string, PageSummary>()
  const diagnostics: Diagnostic[] = []
  for (const page of pages) {
    const first = byRoute.get(page.route)
    if (!first) {
      byRoute.set(page.route, page)
      continue
    }
    diagnostics.push({
      severity: 'warning',
      file: page.sourcePath,
      line: 1,
      message: `The route \`${page.route}\` is taken by ${first.sourcePath}; this page is left out.`,
      hint: 'Rename one of the files, or give one another `path` in its front matter.',
    })
  }
  return { pages: [...byRoute.values()], diagnostics }
}

/**
 * Links of all pages to routes and fragments that do not exist.
 * @param standaloneRoutes of the pages that no Markdown file describes
 */
export function checkLinks(pages: PageSummary[], standaloneRoutes: string[]): Diagnostic[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const routes = [...byRoute.keys(), ...standaloneRoutes]
  const idsByPage = new Map(
    pages.map((page) => [page, new Set([...idsOn(page), ...Object.keys(page.aliases)])]),
  )
  return pages.flatMap((page) => {
    const diagnostics: Diagnostic[] = []
    for (const link of page.links) {
      const { route, line } = link
      const target = byRoute.get(route ?? '')
      if (route === null || (!target && standaloneRoutes.includes(route))) continue
      const diagnostic = target
        ? checkFragment(link, idsByPage.get(target) ?? new Set())
        : unknownPage(link, routes)
      if (diagnostic) diagnostics.push({ file: page.sourcePath, line, ...diagnostic })
    }
    return diagnostics
  })
}

/** Ids of headings and of members. */
export function idsOn({ headings, memberLists }: PageSummary): string[] {
  const members = memberLists.flatMap((list) => list.members)
  return [...headings, ...members].map(({ id }) => id)
}

type Finding = Pick<Diagnostic, 'severity' | 'message' | 'hint'>

function checkFragment({ href, route, fragment }: Link, ids: Set<string>): Finding | null {
  if (fragment === null || ids.has(fragment)) return null
  return {
    severity: 'error',
    message: `Link to \`${href}\`: there is no heading \`#${fragment}\` on ${route}.`,
    hint: ids.size > 0 ? expectedOneOf(fragment, [...ids]) : 'The page has no headings.',
  }
}

function unknownPage({ href, route }: Link, routes: string[]): Finding {
  const suggestion = nearest(route ?? '', routes)
  const isFile = /^[^/#?][^#?]*\.md(#|$)/.test(href)
  return {
    severity: isFile ? 'warning' : 'error',
    message: `Link to \`${href}\`: there is no ${isFile ? 'such file' : `page at ${route}`}.`,
    hint:
      suggestion === null
        ? 'Expected the route of a page, such as `/faq/actions`.'
        : `Did you mean \`${suggestion}\`?`,
  }
}

/** Pages that no sidebar entry and no link of another page leads to. */
export function checkOrphans(pages: PageSummary[], sidebar: SidebarItem[]): Diagnostic[] {
  const reached = new Set<string | null>(routesIn(sidebar))
  for (const page of pages) {
    for (const { route } of page.links) if (route !== page.route) reached.add(route)
  }
  return pages
    .filter(({ route }) => !reached.has(route))
    .map(({ id, sourcePath }) => ({
      severity: 'warning',
      file: sourcePath,
      line: 1,
      message: 'Nothing leads to this page.',
      hint: `Add \`${id}\` to content/sidebar.ts, or link to the page from another.`,
    }))
}

const routesIn = (items: SidebarItem[]): string[] =>
  items.flatMap((item) => (item.type === 'page' ? [item.route] : routesIn(item.items)))
