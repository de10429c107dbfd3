import type { SidebarItem } from '../content/page.ts'
import type { DocumentedPackage, SearchRanking } from '../content/site-config.ts'
import { createLocalEngine } from '../search/local/engine.ts'
import { createIndexer, type Indexer, type SearchablePage } from '../search/local/indexer.ts'
import { BuildError } from './build-error.ts'
import { readExternalNames } from './external-names.ts'
import type { Files } from './output.ts'
import { contentHash } from './page-files.ts'
import { toBytes } from './to-bytes.ts'

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

/** What is asked of the index: a page by its title. */
type TitledPage = Pick<SearchablePage, 'route' | 'title'>

/**
 * So many titles are tried. Each takes longer the more pages there are, so that all titles of a large
 * site would take time by the square of its pages.
 */
const mostTried = 250

/**
 * With more pages titles are tried as for a reader who has the first of search's files alone. Loaded
 * for searching, the words of ten thousand pages take two gigabytes.
 */
const mostWithWords = 2000

/**
 * The files of the local search engine.
 * @throws BuildError when what was made does not find the pages it was made of.
 */
export async function buildSearchFiles(
  pages: AsyncIterable<SearchablePage> | Iterable<SearchablePage>,
  sidebar: SidebarItem[],
  { ranking, packages }: SearchContent,
  { isHashed }: { isHashed: boolean },
): Promise<SearchFileSet> {
  const indexer = createIndexer(sidebar, await readExternalNames(packages), ranking)
  const titled: TitledPage[] = []
  for await (const page of pages) {
    indexer.add(page)
    titled.push({ route: page.route, title: page.title })
  }
  const { index, words, texts } = write(indexer, isHashed)
  assertFinds({ indexJson: index.json, wordJson: words.json }, titled)
  const files = [index, words, texts].map(({ path, json }): [string, Uint8Array] => [path, json])
  return { files: new Map(files), index: index.path }
}

/** One file after the other: what they are made of may be more than fits into memory together. */
function write(indexer: Indexer, isHashed: boolean) {
  const file = (name: string, pieces: Iterable<string>) => {
    const json = toBytes(pieces)
    const fileName = `${name}${isHashed ? `.${contentHash(json)}` : ''}.json`
    return { json, fileName, path: folder + fileName }
  }
  const texts = file('search-text', indexer.takeTexts())
  const words = file('search-words', indexer.takeWords())
  const files = { words: words.fileName, texts: texts.fileName }
  return { texts, words, index: file('search-index', indexer.takeIndex(files)) }
}

/**
 * Pages must be found by their titles, in the very text that is written: every page of a site of
 * usual size, and of a larger one as many at equal distances.
 */
export function assertFinds(
  { indexJson, wordJson }: { indexJson: Uint8Array; wordJson: Uint8Array },
  pages: TitledPage[],
): void {
  const parse = (json: Uint8Array) => JSON.parse(new TextDecoder().decode(json))
  const engine = createLocalEngine(parse(indexJson))
  if (pages.length <= mostWithWords) engine.addWords(parse(wordJson))
  const distance = Math.ceil(pages.length / mostTried)
  const tried = pages.filter((_, number) => number % distance === 0)
  const lost = tried.filter(({ route, title }) => {
    const { hits } = engine.search(title)
    return !hits.some(({ url }) => url === route)
  })
  if (lost.length === 0) return
  const list = lost.map(({ route, title }) => `  "${title}" does not find ${route}`).join('\n')
  throw new BuildError(
    `The search index does not find ${lost.length} of ${tried.length} pages by their titles:\n${list}`,
  )
}
