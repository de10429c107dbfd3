import type { Manifest } from 'vite'
import type { DocumentAssets } from '../../model/document-assets.ts'

/** Source files of scripts that pages start with; the addresses of their bundles go into every page. */
export const clientEntries = {
  /** Runs first: marks that script works and starts the app once the page is painted. */
  boot: 'src/site/entries/boot.ts',
  /** React, the layout and the router: everything that makes a docs page interactive. */
  app: 'src/site/entries/app.tsx',
}

export const prerenderEntry = 'src/site/entries/prerender.tsx'

/** Vite's name for the one sheet that holds all styles. */
const stylesheet = 'style.css'

/**
 * The built files that every page links.
 * @param fonts paths from the project's root of those to preload
 * @throws Error when the bundler's manifest lacks one.
 */
export function findAssets(
  manifest: Manifest,
  basePath: string,
  fonts: string[],
): Pick<DocumentAssets, 'stylesheets' | 'fonts' | 'bootScript' | 'appScript'> {
  const urlOf = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The bundle has no file for ${source}.`)
    return basePath + chunk.file
  }
  return {
    stylesheets: [urlOf(stylesheet)],
    fonts: fonts.map(urlOf),
    bootScript: urlOf(clientEntries.boot),
    appScript: urlOf(clientEntries.app),
  }
}
