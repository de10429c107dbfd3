import {
  defaultPerPage,
  type GroupCount,
  type Hit,
  type HitKind,
  type SearchAnswer,
  type SearchOptions,
  unmarked,
} from '../engine.ts'
import { keyOf } from '../tokenize.ts'
import { excerptOf, markText, openingOf } from './excerpt.ts'
import {
  type ExternalName,
  type SearchIndex,
  type SearchTexts,
  type SearchWords,
  titleOptions,
  unpackIndex,
  wordOptions,
} from './index-data.ts'
import { createRanker, type Ranked, type Ranking } from './rank.ts'

/** Searches an index in memory. Each `url` is below the base. Pure, so it's the same in a worker and in Node. */
export type LocalEngine = {
  search(query: string, options?: LocalSearchOptions): SearchAnswer
  /** Adds the words of texts. Until then, only titles and headings are searched. */
  addWords(words: SearchWords): void
  /** Adds the texts. Until then, hits have no excerpts. */
  addTexts(texts: SearchTexts): void
}

type LocalSearchOptions = Pick<SearchOptions, 'page' | 'perPage' | 'group'> & {
  /** Whether to return each page only once, with its best section, and which groups have hits. */
  eachPageOnce?: boolean
}

/** The group for names of other sites. */
const externalGroup = 'Other documentation'

/**
 * How many names of other sites are shown at most: they lead away from this site, and aren't an answer by themselves.
 */
const maxExternalHits = 3

/** Names of other sites come after this many sections of this site, so that its best sections are first. */
const ownFirst = 3

/** @throws Error when the index was made by another version of its library, or isn't an index */
export function createLocalEngine(index: SearchIndex): LocalEngine {
  const ranker = createRanker(index, unpackIndex(index.titles, titleOptions))
  let hasWords = false
  let texts: SearchTexts | null = null

  return {
    search(query, { page = 0, perPage = defaultPerPage, group, eachPageOnce = false } = {}) {
      const ranking = ranker.rank(query)
      const ranked = eachPageOnce ? firstOfPages(ranking.ranked, index) : ranking.ranked
      const ownHits = ranked.map((hit) => ({
        group: groupOf(hit, index),
        make: () => hitOf(hit, query, ranking, index, texts),
      }))
      const names = namesFor(query, index.names).map((name) => ({
        group: externalGroup,
        make: () => externalHit(name, query),
      }))
      const all = [...ownHits.slice(0, ownFirst), ...names, ...ownHits.slice(ownFirst)]
      const hits = group === undefined ? all : all.filter((hit) => hit.group === group)
      return {
        hits: hits.slice(page * perPage, (page + 1) * perPage).map(({ make }) => make()),
        total: hits.length,
        ...(eachPageOnce && { groups: countGroups(all, index.groups) }),
        ...(!(hasWords && texts) && { isPartial: true }),
      }
    },
    addWords(words) {
      ranker.addWords(unpackIndex(words, wordOptions))
      hasWords = true
    },
    addTexts(added) {
      texts = added
    },
  }
}

/** Hits are sorted, so the first section of a page is its best. */
function firstOfPages(ranked: Ranked[], { sections }: SearchIndex): Ranked[] {
  const seen = new Set<number | undefined>()
  return ranked.filter(({ section }) => {
    const page = sections[section]?.page
    return !seen.has(page) && seen.add(page)
  })
}

function groupOf({ section }: Ranked, { sections, pages, groups }: SearchIndex): string {
  const page = pages[sections[section]?.page ?? -1]
  return groups[page?.group ?? -1] ?? ''
}

/** Counts are in the site's order, so that groups keep their places while a reader types. */
function countGroups(hits: { group: string }[], titles: string[]): GroupCount[] {
  return [...titles, externalGroup]
    .map((title) => ({ title, count: hits.filter(({ group }) => group === title).length }))
    .filter(({ count }) => count > 0)
}

function hitOf(
  { section: number }: Ranked,
  query: string,
  { matched }: Ranking,
  index: SearchIndex,
  texts: SearchTexts | null,
): Hit {
  const section = index.sections[number]
  const page = section && index.pages[section.page]
  if (!page) throw new Error(`The search index has no section ${number}.`)
  const url = page.route + (section.id === null ? '' : `#${section.id}`)
  const trail = [page.title, ...section.trail].map((text) => markText(text, matched))
  const text = texts?.[number]
  const isAskedFor = keyOf(section.trail.at(-1) ?? page.title) === keyOf(query)
  const excerpt = text ? (isAskedFor ? openingOf : excerptOf)(text, matched) : null
  const isNamed = trail.at(-1)?.marks.length !== 0
  const kind: HitKind =
    isNamed || !excerpt?.marks.length ? (section.id === null ? 'page' : 'heading') : 'text'
  return {
    id: url,
    url,
    kind,
    isExternal: false,
    group: index.groups[page.group] ?? '',
    trail,
    ...(section.isMember && { isCode: true }),
    excerpt,
  }
}

/** Finds names that are the query, or begin with it. */
function namesFor(query: string, names: ExternalName[]): ExternalName[] {
  const key = keyOf(query)
  if (key.length < 3) return []
  const matching = names.filter(({ name }) => keyOf(name).startsWith(key))
  const exact = matching.filter(({ name }) => keyOf(name) === key)
  return (exact.length > 0 ? exact : matching).slice(0, maxExternalHits)
}

function externalHit({ name, package: owner, url }: ExternalName, query: string): Hit {
  return {
    id: url + name,
    url,
    kind: 'page',
    isExternal: true,
    group: externalGroup,
    trail: [markText(name, new Map([[name.toLowerCase(), keyOf(query).length]]))],
    excerpt: unmarked(`Exported by ${owner}. Documented at ${new URL(url).hostname}.`),
  }
}
