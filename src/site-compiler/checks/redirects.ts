import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import { createRouteTable } from '../../model/routes.ts'
import type { Redirect } from '../../model/settings.ts'
import { didYouMean } from '../../model/suggestion.ts'

/**
 * Reports redirects that don't lead to a page, and those that never apply because a page has their address. If a rule
 * ends in `*`, the rest of the address may be anything.
 * @param routes of all pages
 * @param lineOf the line in `file` of a redirect, by its index in the list
 */
export function checkRedirects(
  redirects: Redirect[],
  routes: string[],
  file: string,
  lineOf: (index: number) => number,
): Diagnostic[] {
  const { match } = createRouteTable(routes, redirects)
  return redirects.flatMap(({ from, to }, index) => {
    const diagnostic = (message: string, hint: string): Diagnostic[] => [
      errorIn({ file, line: lineOf(index) }, message, hint),
    ]
    const isPattern = from.endsWith('*')
    const resolution = match(isPattern ? to : from)
    if (!isPattern && resolution !== null && 'route' in resolution) {
      return diagnostic(
        `\`${from}\` is the address of a page, so its redirect is never used.`,
        'Remove the redirect, or give the page another address.',
      )
    }
    if (resolution !== null || to.includes('*')) return []
    return diagnostic(
      `The redirect from \`${from}\` leads to no page: ${to}.`,
      didYouMean(to, routes, 'Expected the route of a page.'),
    )
  })
}
