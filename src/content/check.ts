import { expectedOneOf, nearest } from './nearest.ts'
import type { Link, Page, SidebarItem } from './page.ts'
import type { Problem } from './problem.ts'
import { routeOf } from './routes.ts'

/** Pages that no Markdown file describes. Links may lead to them. */
const standaloneRoutes = ['/', '/errors', '/search']

/** Whether a page with this id is going to be written. */
export function isPlanned(id: string, plannedRoutes: string[]): boolean {
  return plannedRoutes.includes(routeOf(id)) || plannedRoutes.includes(`/${id}`)
}

/** The planned routes that no page has. */
export function missingRoutes(pages: Pick<Page, 'route'>[], plannedRoutes: string[]): string[] {
  const routes = new Set(pages.map(({ route }) => route))
  return plannedRoutes.filter((route) => !routes.has(route))
}

/** Of pages with the same route the first is kept. The others are warnings. */
export function dropDuplicateRoutes(pages: Page[]): { pages: Page[]; problems: Problem[] } {
  const byRoute = new Map<string, Page>()
  const problems: Problem[] = []
  for (const page of pages) {
    const first = byRoute.get(page.route)
    if (!first) {
      byRoute.set(page.route, page)
      continue
    }
    problems.push({
      severity: 'warning',
      file: page.sourcePath,
      line: 1,
      message: `The route \`${page.route}\` is taken by ${first.sourcePath}; this page is left out.`,
      hint: 'Rename one of the files, or give one another `path` in its front matter.',
    })
  }
  return { pages: [...byRoute.values()], problems }
}

/**
 * Links of all pages to routes and fragments that do not exist. Links to pages that are only planned
 * are one warning a page.
 */
export function checkLinks(pages: Page[], plannedRoutes: string[]): Problem[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const routes = [...byRoute.keys(), ...standaloneRoutes]
  return pages.flatMap((page) => {
    const problems: Problem[] = []
    const early: Link[] = []
    for (const link of page.links) {
      const { route, line } = link
      const target = byRoute.get(route ?? '')
      if (route === null || (!target && standaloneRoutes.includes(route))) continue
      const problem = target
        ? checkFragment(link, target)
        : unknownPage(link, routes, plannedRoutes)
      if (!target && plannedRoutes.includes(route)) early.push(link)
      else if (problem) problems.push({ file: page.sourcePath, line, ...problem })
    }
    return [...problems, ...earlyLinks(page.sourcePath, early)]
  })
}

function earlyLinks(file: string, links: Link[]): Problem[] {
  const [first] = links
  if (!first) return []
  const shown = links.slice(0, 3).map(({ href, line }) => `${href} (line ${line})`)
  const rest = links.length - shown.length
  const message = `Links to pages that are planned and not written: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
  return [{ severity: 'warning', file, line: first.line, message }]
}

type Finding = Pick<Problem, 'severity' | 'message' | 'hint'>

function checkFragment({ href, route, fragment }: Link, target: Page): Finding | null {
  const ids = [...target.headings.map(({ id }) => id), ...Object.keys(target.aliases)]
  if (fragment === null || ids.includes(fragment)) return null
  return {
    severity: 'error',
    message: `Link to \`${href}\`: there is no heading \`#${fragment}\` on ${route}.`,
    hint: ids.length > 0 ? expectedOneOf(fragment, ids) : 'The page has no headings.',
  }
}

function unknownPage({ href, route }: Link, routes: string[], plannedRoutes: string[]): Finding {
  const suggestion = nearest(route ?? '', [...routes, ...plannedRoutes])
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
export function checkOrphans(pages: Page[], sidebar: SidebarItem[]): Problem[] {
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
