import type { SidebarItem } from '../../model/page.ts'
import type { DocumentedPackage, SearchRanking } from '../../model/settings.ts'
import { createLocalEngine } from '../../search/local/engine.ts'
import { createIndexer, type Indexer, type SearchablePage } from '../../search/local/indexer.ts'
import { UsageError } from '../../system/run-command.ts'
import type { Files } from '../write/output.ts'
import { readExternalNames } from './external-names.ts'

const folder = 'assets/'

/** Where the development server has the index. Its names hold no hash, so that pages stay open. */
export const devSearchIndexPath = `${folder}search-index.json`

export function isSearchFile(path: string): boolean {
  return /^assets\/search-(index|words|text)\.json$/.test(path)
}

/** Names of search's files in their folder. */
export type SearchFileNames = { index: string; words: string; texts: string }

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

/** Takes in all that can be found, for the files of the local search engine. */
export async function indexPages(
  pages: AsyncIterable<SearchablePage> | Iterable<SearchablePage>,
  sidebar: SidebarItem[],
  { ranking, packages }: SearchContent,
): Promise<Indexer> {
  const indexer = createIndexer(sidebar, await readExternalNames(packages), ranking)
  for await (const page of pages) indexer.add(page)
  return indexer
}

/**
 * Search's files, one after the other: they and what they are made of may be more than fits into memory together.
 * @param place puts a file where it belongs, of pieces of its JSON, and says what it is called there
 */
export async function placeSearchFiles(
  indexer: Indexer,
  place: (name: string, pieces: Iterable<string>) => Promise<string>,
): Promise<SearchFileNames> {
  const texts = await place('search-text', indexer.takeTexts())
  const words = await place('search-words', indexer.takeWords())
  const index = await place('search-index', indexer.takeIndex({ words, texts }))
  return { index, words, texts }
}

/**
 * The files of the local search engine for the development server, which has all pages in memory.
 * @throws UsageError when what was made does not find the pages it was made of.
 */
export async function buildSearchFiles(
  pages: SearchablePage[],
  sidebar: SidebarItem[],
  content: SearchContent,
): Promise<Files> {
  const files = new Map<string, string>()
  const indexer = await indexPages(pages, sidebar, content)
  const names = await placeSearchFiles(indexer, async (name, pieces) => {
    const fileName = `${name}.json`
    files.set(fileName, [...pieces].join(''))
    return fileName
  })
  await assertFinds(pages, names, async (name) => files.get(name) ?? '')
  return new Map([...files].map(([name, json]) => [folder + name, json]))
}

/**
 * Pages must be found by their titles, in the very text that is published: every page of a site of
 * usual size, and of a larger one as many at equal distances.
 * @param read gives the JSON of a file
 */
export async function assertFinds(
  pages: TitledPage[],
  { index, words }: Pick<SearchFileNames, 'index' | 'words'>,
  read: (name: string) => Promise<string>,
): Promise<void> {
  const engine = createLocalEngine(JSON.parse(await read(index)))
  if (pages.length <= mostWithWords) engine.addWords(JSON.parse(await read(words)))
  const distance = Math.ceil(pages.length / mostTried)
  const tried = pages.filter((_, number) => number % distance === 0)
  const lost = tried.filter(({ route, title }) => {
    const { hits } = engine.search(title)
    return !hits.some(({ url }) => url === route)
  })
  if (lost.length === 0) return
  const list = lost.map(({ route, title }) => `  "${title}" does not find ${route}`).join('\n')
  throw new UsageError(
    `The search index does not find ${lost.length} of ${tried.length} pages by their titles:\n${list}`,
  )
}
