import { type Diagnostic, errorIn, warningIn } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { publishedFolders } from '../../model/published-folders.ts'

/** Routes with the same key would be the same file on a host that ignores case and a slash at the end. */
const hostKeyOf = (route: string) => route.toLowerCase().replace(/\/(index)?$/, '')

/**
 * Reports routes that can't be published, because they belong to the site itself, are shadowed by the base path, or are
 * the same as another for a file system or host that ignores case and a slash at the end.
 * @param standaloneRoutes routes of pages without a Markdown file
 */
export function checkRoutes(
  pages: Page[],
  standaloneRoutes: string[],
  basePath: string,
): Diagnostic[] {
  const taken = new Set([...standaloneRoutes.map(hostKeyOf), '/404'])
  const diagnostics: Diagnostic[] = []
  const byKey = new Map<string, Page>()
  for (const page of pages) {
    const { route } = page
    const report = (message: string) =>
      diagnostics.push(
        errorIn(
          { file: page.sourcePath },
          message,
          'Rename the file, or give it another `path` in its front matter.',
        ),
      )
    const key = hostKeyOf(route)
    if (taken.has(key) || publishedFolders.includes(key.split('/')[1] ?? ''))
      report(`The route \`${route}\` is taken by the site itself.`)
    if (basePath !== '/' && `${route}/`.startsWith(basePath)) {
      report(`The route \`${route}\` begins with the base path \`${basePath}\`.`)
    }
    const other = byKey.get(key)
    if (other) {
      report(
        `The route \`${route}\` cannot be told from \`${other.route}\` of ${other.sourcePath}.`,
      )
    } else {
      byKey.set(key, page)
    }
  }
  return diagnostics
}

/** Of pages with the same route the first is kept. The others are warnings. */
export function dropDuplicateRoutes(pages: Page[]): {
  pages: Page[]
  diagnostics: Diagnostic[]
} {
  const byRoute = new Map<string, Page>()
  const diagnostics: Diagnostic[] = []
  for (const page of pages) {
    const first = byRoute.get(page.route)
    if (!first) {
      byRoute.set(page.route, page)
      continue
    }
    diagnostics.push(
      warningIn(
        { file: page.sourcePath },
        `The route \`${page.route}\` is taken by ${first.sourcePath}; this page is left out.`,
        'Rename one of the files, or give one another `path` in its front matter.',
      ),
    )
  }
  return { pages: [...byRoute.values()], diagnostics }
}
