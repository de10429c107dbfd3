import type { Redirect } from './settings.ts'

/**
 * Old addresses, led to present ones. Pure: the browser, the server and the build share it.
 *
 * Addresses of earlier sites differ from ours in capitals and hyphens only too often
 * (`/docs/recipes/UsageWithTypescript.html`), so both are ignored here.
 */

const maxHops = 5

/** `/Recipes/Usage-With-TypeScript` → `/recipes/usagewithtypescript` */
const fold = (path: string) => path.toLowerCase().replaceAll('-', '')

/**
 * @param rules tried in order; the first whose `from` fits wins
 * @param routes canonical routes, each with its normalized path
 * @returns a function from a normalized path to the route (with a fragment, when the rule names
 *   one) at the end of all rules that apply, so that a reader is redirected once. Null when no
 *   rule applies or the rules lead to no page.
 */
export function createRedirects(rules: Redirect[], routes: Map<string, string>) {
  const foldedRoutes = new Map([...routes].map(([path, route]) => [fold(path), route]))

  return (path: string): string | null => {
    let folded = fold(path)
    let fragment: string | undefined
    for (let hop = 0; hop < maxHops; hop++) {
      const target = firstTarget(rules, folded)
      if (target === null) return null
      const [targetPath = '', targetFragment] = target.split('#')
      fragment ??= targetFragment
      folded = fold(targetPath).replace(/(?<=.)\/$/, '')
      const route = foldedRoutes.get(folded)
      if (route !== undefined) return fragment === undefined ? route : `${route}#${fragment}`
    }
    return null
  }
}

function firstTarget(rules: Redirect[], foldedPath: string): string | null {
  for (const { from, to } of rules) {
    if (!from.endsWith('/*')) {
      if (fold(from) === foldedPath) return to
      continue
    }
    const prefix = fold(from.slice(0, -1))
    if (foldedPath.startsWith(prefix)) return to.replace('*', foldedPath.slice(prefix.length))
  }
  return null
}

/**
 * The address a redirect leads to: the query stays, and so does the hash unless the target has one.
 *
 * `/faq`, `?x=1`, `#y` → `/faq?x=1#y` · `/faq#a`, `?x=1`, `#y` → `/faq?x=1#a`
 */
export function redirectAddress(target: string, search: string, hash: string): string {
  const [path, fragment] = target.split('#')
  return path + search + (fragment === undefined ? hash : `#${fragment}`)
}
