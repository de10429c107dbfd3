/** Pages → what the local engine searches. Runs in Node, without files. */
import MiniSearch from 'minisearch'
import type { Page, Section } from '../../model/page.ts'
import type { SearchRanking, SearchSynonyms } from '../../model/settings.ts'
import { flattenSidebar } from '../../model/sidebar-items.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import {
  type ExternalName,
  packIndex,
  type SearchIndex,
  type SearchTexts,
  type SearchWords,
  type TitleDocument,
  titleOptions,
  type WordDocument,
  wordOptions,
} from './index-data.ts'

/** The parts of a page that search uses. */
export type SearchablePage = Pick<
  Page,
  'route' | 'title' | 'label' | 'description' | 'keywords' | 'sections'
>

/** The contents of the search files. The index gets the names of the other two later. */
type SearchData = {
  index: Omit<SearchIndex, 'files'>
  words: SearchWords
  texts: SearchTexts
}

/** The search settings of a site, and names that other sites explain. */
type SearchHints = {
  ranking?: SearchRanking
  synonyms?: SearchSynonyms
  names?: ExternalName[]
}

const noRanking: SearchRanking = { referenceFolders: [], weights: [] }
const noSynonyms: SearchSynonyms = { abbreviations: {}, synonyms: [] }

/** The group of pages that aren't in the sidebar. */
const otherGroup = 'More'

/**
 * Makes the search data. Pages are searched by their sections; a page's title, keywords and description belong to the
 * text before its first heading, which is there even when it's empty.
 *
 * @throws Error when there is nothing to find, because then something is broken
 */
export function buildSearchIndex(
  pages: SearchablePage[],
  sidebar: SidebarItem[],
  { ranking = noRanking, synonyms = noSynonyms, names = [] }: SearchHints = {},
): SearchData {
  const { referenceFolders, weights } = ranking
  const groupOf = groupsByRoute(sidebar)
  const groups = [...new Set([...sidebar.map(({ label }) => label), otherGroup])]
  const sections = pages.flatMap((page, number) =>
    sectionsOf(page).map((section) => ({
      ...section,
      page: number,
      trail: section.trail.slice(1),
    })),
  )

  const titles = new MiniSearch(titleOptions)
  titles.addAll(sections.map(({ trail }, id) => headingsOf(id, trail)))
  // Numbers of pages continue those of sections.
  titles.addAll(pages.map((page, number) => titlesOf(sections.length + number, page)))
  if (titles.termCount === 0) {
    throw new Error(`The search index of ${pages.length} pages holds no word.`)
  }
  const words = new MiniSearch(wordOptions)
  words.addAll(sections.map((section, id) => wordsOf(id, section)))

  return {
    index: {
      groups,
      pages: pages.map((page) => ({
        route: page.route,
        title: page.title,
        group: groups.indexOf(groupOf.get(page.route) ?? otherGroup),
        label: page.label,
        weight: weights.find(([start]) => page.route.startsWith(start))?.[1] ?? 1,
        isReference: referenceFolders.some((start) => page.route.startsWith(start)),
      })),
      sections: sections.map(({ page, id, trail, isMember }) => ({
        page,
        id,
        trail,
        ...(isMember && { isMember }),
      })),
      names,
      synonyms,
      titles: packIndex(titles),
    },
    words: packIndex(words),
    texts: sections.map(({ text }) => text),
  }
}

/** Most pages end with links to others, which nobody searches for, and which name what other pages explain. */
const onwardId = 'next'

function sectionsOf(page: SearchablePage): Section[] {
  const { title, description } = page
  const sections = page.sections.filter(({ id }) => id !== onwardId)
  if (sections[0]?.id !== null) {
    const start: Section = { id: null, trail: [title], text: description, code: [] }
    return [start, ...sections]
  }
  const [first, ...others] = sections
  return [{ ...first, text: first.text || description }, ...others]
}

/** A field without a word is left out, so that it doesn't count in the average length. */
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

function titlesOf(
  id: number,
  { title, label, keywords, description }: SearchablePage,
): TitleDocument {
  // A repeated name would count more than that of a page with a long title.
  const names = label === title ? title : `${title} ${label}`
  return { id, title: names, keywords: keywords.join(' '), description }
}

/** Route → label of the top-level sidebar entry that contains it. */
function groupsByRoute(sidebar: SidebarItem[]): Map<string, string> {
  const entries = sidebar.flatMap((item) =>
    flattenSidebar([item]).map(({ route }): [string, string] => [route, item.label]),
  )
  // A page that is listed twice belongs to the first entry.
  return new Map(entries.reverse())
}
