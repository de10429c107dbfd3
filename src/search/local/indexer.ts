/** Pages → the three files that the local engine reads. Runs in Node, knows no file system. */
import type { Page, SidebarItem } from '../../model/page.ts'
import type { SearchRanking } from '../../model/settings.ts'
import {
  type ExternalName,
  type IndexedPage,
  type IndexedSection,
  type SearchIndex,
  type SearchTexts,
  type SearchWords,
  type TitleDocument,
  titleOptions,
  type WordDocument,
  wordOptions,
} from './index-data.ts'
import { createSerializedIndex } from './serialized-index.ts'

/** What of a page can be found. */
export type SearchablePage = Pick<
  Page,
  'route' | 'title' | 'label' | 'description' | 'keywords' | 'sections'
>

export type SearchFiles = {
  index: SearchIndex
  words: SearchWords
  texts: SearchTexts
}

const noRanking: SearchRanking = { referenceFolder: '', weights: [] }

/** Pages that the sidebar does not list stand in a group of this name. */
const otherGroup = 'More'

/**
 * Takes pages one at a time and gives search's files one at a time, so that neither need be in memory
 * together: each file is asked for once, as pieces of JSON, and what it was made of is gone then.
 */
export type Indexer = {
  add(page: SearchablePage): void
  takeTexts(): Iterable<string>
  takeWords(): Iterable<string>
  /**
   * @param files where the other two are
   * @throws Error when there is nothing to find: an empty index is a broken one.
   */
  takeIndex(files: SearchIndex['files']): Iterable<string>
}

/** Makes search's files of all `pages`, as `createIndexer` does. */
export function buildSearchIndex(
  pages: SearchablePage[],
  sidebar: SidebarItem[],
  names?: ExternalName[],
  ranking?: SearchRanking,
): SearchFiles {
  const indexer = createIndexer(sidebar, names, ranking)
  for (const page of pages) indexer.add(page)
  const whole = (pieces: Iterable<string>) => JSON.parse([...pieces].join(''))
  return {
    texts: whole(indexer.takeTexts()),
    words: whole(indexer.takeWords()),
    index: whole(indexer.takeIndex({ words: '', texts: '' })),
  }
}

/**
 * Makes search's files. A page is searched by its sections; its title, keywords and description
 * belong to the text before its first heading, which is there even when it is empty.
 */
export function createIndexer(
  sidebar: SidebarItem[],
  names: ExternalName[] = [],
  { referenceFolder, weights }: SearchRanking = noRanking,
): Indexer {
  const groupOf = groupsByRoute(sidebar)
  const groups = [...new Set([...sidebar.map(({ label }) => label), otherGroup])]
  const texts: SearchTexts = []
  const pages: IndexedPage[] = []
  const sections: IndexedSection[] = []
  const pageTitles: Omit<TitleDocument, 'id'>[] = []
  const titles = createSerializedIndex(titleOptions)
  let words = createSerializedIndex(wordOptions)

  return {
    add(page) {
      for (const section of sectionsOf(page)) {
        const trail = section.trail.slice(1)
        titles.add(headingsOf(sections.length, trail))
        words.add(wordsOf(sections.length, section))
        sections.push({ page: pages.length, id: section.id, trail })
        texts.push(section.text)
      }
      pageTitles.push(titlesOf(page))
      pages.push({
        route: page.route,
        title: page.title,
        group: groups.indexOf(groupOf.get(page.route) ?? otherGroup),
        label: page.label,
        weight: weights.find(([start]) => page.route.startsWith(start))?.[1] ?? 1,
        isReference: referenceFolder !== '' && page.route.startsWith(referenceFolder),
      })
    },
    *takeTexts() {
      yield '['
      for (const [section, text] of texts.entries()) {
        yield `${section > 0 ? ',' : ''}${JSON.stringify(text)}`
      }
      yield ']'
      texts.length = 0
    },
    *takeWords() {
      yield* words.toJson()
      words = createSerializedIndex(wordOptions)
    },
    *takeIndex(files) {
      // Pages are numbered on from the last section.
      for (const [number, page] of pageTitles.entries()) {
        titles.add({ id: sections.length + number, ...page })
      }
      if (titles.termCount() === 0) {
        throw new Error(`The search index of ${pages.length} pages holds no word.`)
      }
      const head = JSON.stringify({ groups, pages, sections, names } satisfies Listed)
      yield `${head.slice(0, -1)},"titles":`
      yield* titles.toJson()
      yield `,"files":${JSON.stringify(files)}}`
    },
  }
}

/** What the index says of the site besides its words. */
type Listed = Omit<SearchIndex, 'titles' | 'files'>

/** Links onward end most pages: nobody searches for them, and they name what other pages explain. */
const onwardId = 'next'

function sectionsOf(page: SearchablePage) {
  const { title, description } = page
  const sections = page.sections.filter(({ id }) => id !== onwardId)
  if (sections[0]?.id !== null) {
    return [{ id: null, trail: [title], text: description, code: [] }, ...sections]
  }
  const [first, ...others] = sections
  return [{ ...first, text: first.text || description }, ...others]
}

/** A field without a word is left out, so that it does not count in the average length. */
function headingsOf(id: number, trail: string[]): TitleDocument {
  return {
    id,
    ...(trail.length > 0 && { heading: trail.at(-1) ?? '' }),
    ...(trail.length > 1 && { trail: trail.slice(0, -1).join(' ') }),
  }
}

function wordsOf(id: number, { text, code }: { text: string; code: string[] }): WordDocument {
  return { id, text, ...(code.length > 0 && { code: code.join(' ') }) }
}

function titlesOf({ title, label, keywords, description }: SearchablePage) {
  return { title: `${title} ${label}`, keywords: keywords.join(' '), description }
}

/** Route → label of the sidebar's entry at the top that holds it. */
function groupsByRoute(sidebar: SidebarItem[]): Map<string, string> {
  const groups = new Map<string, string>()
  const add = (item: SidebarItem, group: string) => {
    if (item.route !== undefined && !groups.has(item.route)) groups.set(item.route, group)
    if (item.type === 'category') for (const inner of item.items) add(inner, group)
  }
  for (const item of sidebar) add(item, item.label)
  return groups
}
