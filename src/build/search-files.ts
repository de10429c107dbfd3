import type { Page, SidebarItem } from '../content/page.ts'
import type { DocumentedPackage, SearchRanking } from '../content/site-config.ts'
import { createLocalEngine } from '../search/local/engine.ts'
import { buildSearchIndex } from '../search/local/indexer.ts'
import { BuildError } from './build-error.ts'
import { readExternalNames } from './external-names.ts'
import type { Files } from './output.ts'
import { contentHash } from './page-files.ts'

export type SearchFileSet = {
  files: Files
  /** Path of the file that the local engine begins with. */
  index: string
}

const folder = 'assets/'

/** Where the development server has the index. Its names hold no hash, so that pages stay open. */
export const devSearchIndexPath = `${folder}search-index.json`

export function isSearchFile(path: string): boolean {
  return /^assets\/search-(index|words|text)\.json$/.test(path)
}

/** What of the site's content search's files are made of, besides its pages. */
export type SearchContent = { ranking?: SearchRanking; packages: DocumentedPackage[] }

/**
 * The files of the local search engine.
 * @throws BuildError when what was made does not find the pages it was made of.
 */
export async function buildSearchFiles(
  pages: Page[],
  sidebar: SidebarItem[],
  { ranking, packages }: SearchContent,
  { isHashed }: { isHashed: boolean },
): Promise<SearchFileSet> {
  const names = await readExternalNames(packages)
  const { index, words, texts } = buildSearchIndex(pages, sidebar, names, ranking)
  const nameOf = (name: string, json: string) =>
    `${name}${isHashed ? `.${contentHash(json)}` : ''}.json`
  const textJson = JSON.stringify(texts)
  const textName = nameOf('search-text', textJson)
  const wordJson = JSON.stringify(words)
  const wordName = nameOf('search-words', wordJson)
  const indexJson = JSON.stringify({ ...index, files: { words: wordName, texts: textName } })
  const indexPath = folder + nameOf('search-index', indexJson)
  assertFinds({ indexJson, wordJson }, pages)
  return {
    files: new Map([
      [indexPath, indexJson],
      [folder + wordName, wordJson],
      [folder + textName, textJson],
    ]),
    index: indexPath,
  }
}

/** Every page must be found by its title, in the very text that is written. */
export function assertFinds(
  { indexJson, wordJson }: { indexJson: string; wordJson: string },
  pages: Pick<Page, 'route' | 'title'>[],
): void {
  const engine = createLocalEngine(JSON.parse(indexJson))
  engine.addWords(JSON.parse(wordJson))
  const lost = pages.filter(({ route, title }) => {
    const { hits } = engine.search(title)
    return !hits.some(({ url }) => url === route)
  })
  if (lost.length === 0) return
  const list = lost.map(({ route, title }) => `  "${title}" does not find ${route}`).join('\n')
  throw new BuildError(
    `The search index does not find ${lost.length} of ${pages.length} pages by their titles:\n${list}`,
  )
}
