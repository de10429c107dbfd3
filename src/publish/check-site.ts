import path from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Settings } from '../model/settings.ts'
import { checkUnusedImages } from '../site-compiler/checks/unused-images.ts'
import { type CompiledSite, compileSite } from '../site-compiler/compile-site.ts'
import type { ReadSettings } from '../site-compiler/read-settings.ts'
import { cacheDir, projectRoot } from '../system/project.ts'
import type { BuildOptions } from './options.ts'
import { readAlgoliaSettings } from './search/search-settings.ts'
import { readStrictTransportSecurity } from './site-files/transport-security.ts'

/** A compiled site, and all that is wrong with it and its settings. */
export type CheckedSite = CompiledSite & { settings: Partial<Settings> }

/**
 * Compiles a site and finds all that a build refuses, or warns of, before it publishes anything. Where
 * settings have errors, the rest is checked without them.
 * @param onProgress told how many of how many pages are compiled
 */
export async function checkSite(
  { contentDir }: BuildOptions,
  { settings, diagnostics: ofSettings }: ReadSettings,
  onProgress?: (done: number, total: number) => void,
): Promise<CheckedSite> {
  const compiled = await compileSite({
    contentDir,
    basePath: settings.site?.basePath ?? '/',
    settings,
    cacheDir,
    ...(onProgress && { onProgress }),
  })
  const folder = path.relative(projectRoot, contentDir).split(path.sep).join('/')
  const diagnostics: Diagnostic[] = [
    ...ofSettings,
    ...compiled.diagnostics,
    ...readAlgoliaSettings().diagnostics,
    ...readStrictTransportSecurity().diagnostics,
    ...checkUnusedImages({ root: projectRoot, contentDir: folder }, compiled.pages),
  ]
  return { ...compiled, settings, diagnostics }
}
