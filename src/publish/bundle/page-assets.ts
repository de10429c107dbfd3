import type { Manifest } from 'vite'
import type { DocumentAssets } from '../../model/document-assets.ts'
import { clientEntries, fonts } from './entry-files.ts'

/** Vite's name for the one sheet that holds all styles. */
const stylesheet = 'style.css'

/**
 * The built files that every page links.
 * @throws Error when the bundler's manifest lacks one.
 */
export function findAssets(
  manifest: Manifest,
  basePath: string,
): Pick<DocumentAssets, 'stylesheets' | 'fonts' | 'bootScript' | 'appScript'> {
  const urlOf = (source: string) => {
    const found = manifest[source]
    if (!found) throw new Error(`The bundle has no file for ${source}.`)
    return basePath + found.file
  }
  return {
    stylesheets: [urlOf(stylesheet)],
    fonts: fonts.map(urlOf),
    bootScript: urlOf(clientEntries.boot),
    appScript: urlOf(clientEntries.app),
  }
}
