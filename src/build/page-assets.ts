import type { Manifest } from 'vite'
import type { DocumentAssets } from '../content/document-assets.ts'
import type { Block, PageData } from '../content/page.ts'
import { clientEntries } from './vite-config.ts'

/**
 * Finds the built files of pages. A page links the styles of the app and of the components and
 * page views it uses, so that everything is styled at first paint.
 * @throws Error when the bundler's manifest lacks an entry.
 */
export function createAssetFinder(manifest: Manifest, basePath: string) {
  const url = (file: string) => basePath + file

  const chunk = (source: string) => {
    const found = manifest[source]
    if (!found) throw new Error(`The bundle has no chunk for ${source}.`)
    return found
  }

  const stylesOf = (source: string, seen = new Set<string>()): string[] => {
    const found = manifest[source]
    if (!found || seen.has(source)) return []
    seen.add(source)
    return [
      ...(found.imports ?? []).flatMap((imported) => stylesOf(imported, seen)),
      ...(found.css ?? []),
    ]
  }

  return (page: PageData): Pick<DocumentAssets, 'stylesheets' | 'bootScript' | 'appScript'> => {
    const sources = [
      clientEntries.app,
      `src/site/${page.kind}/${page.kind}.tsx`,
      ...[...componentNames(page.blocks)].map((name) => `src/components/${name}/${name}.tsx`),
    ]
    return {
      stylesheets: [...new Set(sources.flatMap((source) => stylesOf(source)))].map(url),
      bootScript: url(chunk(clientEntries.boot).file),
      appScript: url(chunk(clientEntries.app).file),
    }
  }
}

/** The names of all components on a page, nested ones included. */
export function componentNames(blocks: Block[], names = new Set<string>()): Set<string> {
  for (const block of blocks) {
    if (typeof block !== 'object') continue
    names.add(block.component)
    componentNames(block.blocks ?? [], names)
  }
  return names
}
