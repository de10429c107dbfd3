import path from 'node:path'
import { type Diagnostic, errorIn, hasErrors } from '../model/diagnostic.ts'
import type { Settings } from '../model/settings.ts'
import { standalonePages } from '../model/standalone-pages.ts'
import { checkUnusedImages } from '../site-compiler/checks/unused-images.ts'
import { type CompiledSite, compileSite } from '../site-compiler/compile-site.ts'
import type { ReadSettings } from '../site-compiler/read-settings.ts'
import { pathInProject, projectRoot } from '../system/project.ts'
import { type BuildOptions, contentOf } from './options.ts'
import { cachedSearchFiles, checkSearch } from './search-files/cached-search.ts'
import { readHostedSearch } from './search-files/hosted-search.ts'
import type { SearchFiles } from './search-files/search-files.ts'
import { readStrictTransportSecurity } from './site-files/transport-security.ts'
import { checkPublicImages, checkPublicNames, createIsGenerated } from './write/public-files.ts'

/**
 * A compiled site, with all that is wrong with its content and settings, except for what building its search index
 * reports.
 */
type CheckedSite = CompiledSite & {
  settings: Partial<Settings>
  /**
   * Makes the search files, none with a hosted engine, and finds pages that search misses. Null if there are no pages or
   * settings have errors.
   */
  search: (() => Promise<CheckedSearch>) | null
}

export type CheckedSearch = SearchFiles & { diagnostics: Diagnostic[] }

/**
 * Compiles a site and finds everything that a build rejects or warns about. Both `npm run build` and `npm run
 * check:content` begin with it. If settings have errors, everything else is checked without them.
 * @param onProgress gets how many of how many pages are compiled
 */
export async function checkSite(
  { contentDir }: BuildOptions,
  read: ReadSettings,
  onProgress?: (done: number, total: number) => void,
): Promise<CheckedSite> {
  const { settings } = read
  const compiled = await compileSite({ contentDir, settings }, onProgress)
  const { pages } = compiled
  const canSearch = pages.length > 0 && !hasErrors(read.diagnostics)
  const hostedSearch = readHostedSearch()
  const search = async () => {
    if (hostedSearch.hosted) return { index: '', files: new Map(), lost: [], diagnostics: [] }
    const files = await cachedSearchFiles(compiled, contentOf(read).search)
    return { ...files, diagnostics: checkSearch(files, pages) }
  }

  const folder = pathInProject(contentDir)
  const standalone = settings.site ? standalonePages(settings.site) : []
  const isGenerated = createIsGenerated([...standalone, ...pages].map(({ route }) => route))
  const diagnostics: Diagnostic[] = [
    ...read.diagnostics,
    ...compiled.diagnostics,
    ...(pages.length === 0
      ? [
          errorIn(
            { file: `${folder}/docs` },
            'There is no page.',
            'docs/authoring.md tells how to write one.',
          ),
        ]
      : []),
    ...checkPublicImages(path.join(contentDir, 'public'), `${folder}/public`),
    ...checkPublicNames(path.join(contentDir, 'public'), `${folder}/public`, isGenerated),
    ...checkUnusedImages({ root: projectRoot, contentDir: folder }, pages),
    ...hostedSearch.diagnostics,
    ...readStrictTransportSecurity().diagnostics,
  ]
  return { ...compiled, settings, search: canSearch ? search : null, diagnostics }
}
