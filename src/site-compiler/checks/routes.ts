import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PageSummary } from '../../model/page.ts'

/** Where the site itself has something: the start page, search, the not-found page, its files. */
const taken = /^\/($|(search|404)$|(assets|_pages|_images|_live|_sandbox)(\/|$))/

/**
 * Routes that cannot be published: taken by the site itself, swallowed by the base path, or the same
 * as another for a file system or a host that knows no capitals and no slash at the end.
 */
export function checkRoutes(pages: PageSummary[], basePath: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const byKey = new Map<string, PageSummary>()
  for (const page of pages) {
    const { route } = page
    const mistake = (message: string) =>
      diagnostics.push({
        severity: 'error',
        file: page.sourcePath,
        line: 1,
        message,
        hint: 'Rename the file, or give it another `path` in its front matter.',
      })
    if (taken.test(route)) mistake(`The route \`${route}\` is taken by the site itself.`)
    if (basePath !== '/' && `${route}/`.startsWith(basePath)) {
      mistake(`The route \`${route}\` begins with the base path \`${basePath}\`.`)
    }
    const key = route.toLowerCase().replace(/\/(index)?$/, '')
    const other = byKey.get(key)
    if (other) {
      mistake(
        `The route \`${route}\` cannot be told from \`${other.route}\` of ${other.sourcePath}.`,
      )
    } else {
      byKey.set(key, page)
    }
  }
  return diagnostics
}
