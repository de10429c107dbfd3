import type { DocumentedPackage, SearchRanking, SearchSynonyms } from '../../model/settings.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import { createLocalEngine } from '../../search/local/engine.ts'
import type { SearchIndex } from '../../search/local/index-data.ts'
import { buildSearchIndex, type SearchablePage } from '../../search/local/indexer.ts'
import type { OutputFiles } from '../write/output.ts'
import { readExternalNames } from './external-names.ts'

export type SearchFiles = {
  /** Path of the file that the local search engine loads first; empty with a hosted engine. */
  index: string
  files: OutputFiles
  /** Routes of pages that are not found by their titles. */
  lost: string[]
}

/** Everything that the search files are made from, besides the pages. */
export type SearchContent = {
  ranking?: SearchRanking
  synonyms?: SearchSynonyms
  packages: DocumentedPackage[]
}

/**
 * How many titles are tried. A search takes longer the more pages there are, so trying all titles would take quadratic
 * time.
 */
const maxTriedPages = 250

/** The parts of a page that search needs. */
export function searchableOf(page: SearchablePage): SearchablePage {
  const { route, title, label, description, keywords, sections } = page
  return { route, title, label, description, keywords, sections }
}

/**
 * Makes the files of the local search engine.
 * @param nameOf names a file by its kind (`search-words`) and its JSON
 * @throws Error when there is no word to find
 */
export async function buildSearchFiles(
  pages: SearchablePage[],
  sidebar: SidebarItem[],
  { packages, ...hints }: SearchContent,
  nameOf: (name: string, json: string) => string,
): Promise<SearchFiles> {
  const names = await readExternalNames(packages)
  const files: OutputFiles = new Map()
  const addFile = (name: string, json: string) => {
    const file = nameOf(name, json)
    files.set(`assets/${file}`, json)
    return file
  }
  const data = buildSearchIndex(pages, sidebar, { ...hints, names })
  const laterFiles = {
    words: addFile('search-words', JSON.stringify(data.words)),
    texts: addFile('search-text', JSON.stringify(data.texts)),
  }
  const index = JSON.stringify({ ...data.index, files: laterFiles } satisfies SearchIndex)
  const first = addFile('search-index', index)
  return { index: `assets/${first}`, files, lost: findLost(pages, index) }
}

/**
 * The routes of pages that search does not find by their titles, in the file as it is published. Of a site with
 * many pages, only a sample at equal distances is tried.
 * @param index JSON of the file that the engine begins with, in which titles are
 */
export function findLost(
  pages: Pick<SearchablePage, 'route' | 'title'>[],
  index: string,
): string[] {
  const engine = createLocalEngine(JSON.parse(index))
  const distance = Math.ceil(pages.length / maxTriedPages)
  return pages
    .filter((_, number) => number % distance === 0)
    .filter(({ route, title }) => !engine.search(title).hits.some(({ url }) => url === route))
    .map(({ route }) => route)
}
