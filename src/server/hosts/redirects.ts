import { createRouteTable } from '../../model/routes.ts'
import type { Serving } from '../serving.ts'

/** Old addresses in the form that hosts support: each leads directly to a page. */
type HostRedirects = {
  /** Path → its page now: a route, perhaps with a fragment. */
  exact: Map<string, string>
  /** Beginning of a path → the address for all other paths that begin this way. */
  prefixes: Map<string, string>
}

/** How many rules with `*` may be needed to get from an old address to a page. */
const rounds = 2

/**
 * Turns the site's rules into rules without chains. If the target of a rule contains `*`, it becomes one rule for each
 * page that it leads to, so that addresses without a page are still not found.
 */
export function hostRedirects({ routes, redirects }: Serving): HostRedirects {
  const table = createRouteTable(routes, redirects)
  const withRest = redirects.filter(({ from, to }) => from.endsWith('/*') && to.endsWith('*'))
  const addresses = new Set([
    ...routes,
    ...redirects.map(({ from }) => from).filter((from) => !from.endsWith('*')),
  ])
  for (let round = 0; round < rounds; round++) {
    for (const path of [...addresses]) {
      for (const { from, to } of withRest) {
        const target = to.slice(0, -1)
        if (path.startsWith(target)) addresses.add(from.slice(0, -1) + path.slice(target.length))
      }
    }
  }

  const exact = new Map<string, string>()
  for (const path of addresses) {
    const match = table.match(path)
    if (match !== null && 'redirect' in match) exact.set(path.replace(/\/$/, ''), match.redirect)
  }
  const prefixes = new Map<string, string>()
  for (const { from } of redirects.filter(
    ({ from, to }) => from.endsWith('/*') && !to.includes('*'),
  )) {
    const match = table.match(from)
    if (match !== null && 'redirect' in match) prefixes.set(from.slice(0, -1), match.redirect)
  }
  return { exact, prefixes }
}
