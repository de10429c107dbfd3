/** Which sections answer a query, best first. Weights are tuned with `npm run bench:search`. */
import type MiniSearch from 'minisearch'
import { maxQueryLength } from '../engine.ts'
import { keyOf, wordsOf } from '../tokenize.ts'
import type { SearchIndex, SectionDocument } from './index-data.ts'
import { formsOf, partWeight, type QueryWord, readQuery } from './query.ts'

export type Ranked = { section: number; score: number }

export type Ranking = {
  ranked: Ranked[]
  /** Term of the texts that was found → how many of its letters the query holds. */
  found: Map<string, number>
}

/** How much a word counts by where it stands. */
const fieldBoosts = { title: 5, heading: 4, trail: 1.2, keywords: 2, code: 1.4, text: 1 }

const prefixWeight = 0.4
const typoWeight = 0.3
const synonymWeight = 0.7

/** Bonuses are added to a text score that is 1 for the section whose words match best. */
const bonus = {
  /** The query is the page's title. */
  title: 3,
  /** The query is the section's heading. */
  heading: 0.9,
  /** … on a page that describes an interface. */
  reference: 1.5,
  /** The title begins with the query. */
  titleStart: 0.6,
  headingStart: 0.25,
  /** Times how well title or heading and query cover each other, 0 to 1. */
  titleCover: 1.4,
  headingCover: 1,
  /** Labels and keywords say less of a page than its title. */
  otherNames: 0.4,
  /** Times the share that the section's page has in all that was found on the best page. */
  page: 0.7,
  /** The text before the first heading, the page's own summary. */
  start: 0.1,
}

type WordScores = {
  sections: Map<number, number>
  /** The word as the texts spell it. */
  spelled: string
}

/** Weights of the words of a query: those that few sections hold say more. */
type QueryTerms = ReadonlyMap<string, number>

export function rank(
  typed: string,
  index: SearchIndex,
  words: MiniSearch<SectionDocument>,
  headings: HeadingCounts,
): Ranking {
  const query = typed.slice(0, maxQueryLength)
  const found = new Map<string, number>()
  const queryWords = readQuery(query)
  if (queryWords.length === 0) return { ranked: [], found }
  const last = wordsOf(query).at(-1)
  const scores = queryWords.map((word) => scoreWord(word, word.word === last, words, found))

  const texts = combine(scores)
  const best = Math.max(...texts.values(), Number.MIN_VALUE)
  const pageTotals = totalsByPage(texts, index)
  const bestPage = Math.max(...pageTotals.values(), Number.MIN_VALUE)
  const queryTerms = new Map(
    scores.map(({ spelled, sections }) => [
      spelled,
      Math.log(1 + index.sections.length / (1 + sections.size)),
    ]),
  )
  const spelledQuery = scores.reduce(
    (text, { spelled }, place) => text.replace(queryWords[place]?.word ?? '', spelled),
    query.toLowerCase(),
  )
  const queryKeys = keysOf(spelledQuery)
  const ranked = [...texts].map(([section, score]) => {
    const page = index.sections[section]?.page ?? 0
    return {
      section,
      score:
        (score / best +
          bonus.page * ((pageTotals.get(page) ?? 0) / bestPage) +
          bonusOf(section, queryKeys, queryTerms, index, headings)) *
        (index.pages[page]?.weight ?? 1),
    }
  })
  ranked.sort((a, b) => b.score - a.score || a.section - b.section)
  return { ranked, found }
}

/** Heading, as `keyOf` has it → how many sections have it. */
export type HeadingCounts = ReadonlyMap<string, number>

export function countHeadings({ sections }: Pick<SearchIndex, 'sections'>): HeadingCounts {
  const counts = new Map<string, number>()
  for (const { trail } of sections) {
    const key = keyOf(trail.at(-1) ?? '')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** A word counts by its best alternative. Typos are considered where nobody wrote the word so. */
function scoreWord(
  { word, alternatives, synonyms }: QueryWord,
  isLast: boolean,
  words: MiniSearch<SectionDocument>,
  found: Map<string, number>,
): WordScores {
  const scores = new Map<number, number>()

  const look = (term: string, weight: number, options: { prefix?: boolean; fuzzy?: number }) => {
    const results = words.search(term, {
      ...options,
      tokenize: (text) => [text],
      boost: fieldBoosts,
      weights: { prefix: prefixWeight, fuzzy: typoWeight },
    })
    for (const { id, score, terms } of results) {
      scores.set(id, Math.max(scores.get(id) ?? 0, score * weight))
      for (const match of terms) {
        const letters = match.startsWith(term) ? term.length : match.length
        found.set(match, Math.max(found.get(match) ?? 0, letters))
      }
    }
    return results
  }

  for (const { term, weight } of alternatives) {
    if (weight > partWeight) look(term, weight, {})
  }
  const isKnown = scores.size > 0
  if (isLast || !isKnown) look(word, 1, { prefix: true })
  let spelled = word
  if (scores.size === 0 && word.length > 3) {
    const terms = look(word, 1, { fuzzy: 0.25 }).flatMap(({ terms }) => terms)
    spelled = nearestTerm(word, terms) ?? word
  }
  for (const { term, weight } of alternatives) {
    if (weight <= partWeight) look(term, weight, {})
  }
  for (const term of synonyms) look(term, synonymWeight, {})
  return { sections: scores, spelled }
}

/** The term that most probably was meant: the one that needs the fewest changes, then the commonest. */
function nearestTerm(word: string, terms: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const costs = [...counts].map(([term, count]) => ({
    term,
    cost: editDistance(word, term) - count / (count + 1),
  }))
  return costs.sort((a, b) => a.cost - b.cost)[0]?.term
}

/** How many letters have to be added, removed or replaced to make one word of the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/**
 * Adds the scores of the words up. Sections with few of the words are left out, and the more words
 * a section has, the more each of them counts.
 */
function combine(scores: WordScores[]): Map<number, number> {
  const sums = new Map<number, { score: number; matched: number }>()
  for (const word of scores) {
    for (const [section, score] of word.sections) {
      const sum = sums.get(section) ?? { score: 0, matched: 0 }
      sums.set(section, { score: sum.score + score, matched: sum.matched + 1 })
    }
  }
  const most = Math.max(0, ...[...sums.values()].map(({ matched }) => matched))
  const needed = Math.min(most, Math.ceil(scores.length * 0.6))
  return new Map(
    [...sums]
      .filter(([, { matched }]) => matched >= needed)
      .map(([section, { score, matched }]) => [section, score * (matched / scores.length) ** 2]),
  )
}

function totalsByPage(scores: Map<number, number>, { sections }: SearchIndex) {
  const byPage = new Map<number, number[]>()
  for (const [section, score] of scores) {
    const page = sections[section]?.page ?? 0
    byPage.set(page, [...(byPage.get(page) ?? []), score])
  }
  return new Map(
    [...byPage].map(([page, all]) => [
      page,
      all
        .sort((a, b) => b - a)
        .slice(0, 3)
        .reduce((sum, score, place) => sum + score / (place + 1), 0),
    ]),
  )
}

function bonusOf(
  section: number,
  queryKeys: QueryKeys,
  queryTerms: QueryTerms,
  { sections, pages }: SearchIndex,
  headings: HeadingCounts,
): number {
  const { page = 0, id = null, trail = [] } = sections[section] ?? {}
  const { title = '', names = [], isReference = false } = pages[page] ?? {}
  const isStart = id === null
  const name = isStart ? title : (trail.at(-1) ?? '')
  const nameKey = keyOf(name)
  let sum = isStart ? bonus.start : 0
  const { whole, member } = queryKeys
  if (nameKey === whole || (!isStart && isReference && startsWithName(name, member))) {
    // A heading that many pages have, such as "TypeScript", says little without its page.
    sum += isStart ? bonus.title : bonus.heading / (headings.get(nameKey) ?? 1)
    if (isReference && (isStart || namesCode(name))) sum += bonus.reference
  } else if (nameKey.startsWith(whole) && whole.length > 1) {
    sum += isStart ? bonus.titleStart : bonus.headingStart
  }
  if (!isStart) return sum + bonus.headingCover * cover(name, queryTerms)
  const others = names.map((other) => bonus.otherNames * cover(other, queryTerms))
  return sum + bonus.titleCover * Math.max(cover(name, queryTerms), ...others)
}

type QueryKeys = {
  whole: string
  /** The name that the query is, without what it belongs to: `store.getState()` → getstate. */
  member: string | null
}

function keysOf(query: string): QueryKeys {
  const words = wordsOf(query)
  const [word = ''] = words
  const isName = words.length === 1 && word !== ''
  return { whole: keyOf(query), member: isName ? (word.split('.').at(-1) ?? word) : null }
}

/** `getState()`, `isAction` and `legacy_createStore`, and not `Parameters`. */
function namesCode(heading: string): boolean {
  return /\(|\p{Ll}\p{Lu}|_/u.test(heading)
}

/** `dispatch(action)` describes `dispatch`. */
function startsWithName(heading: string, name: string | null): boolean {
  return name !== null && wordsOf(heading)[0] === name && /^[\w.]+\(/.test(heading)
}

/** How well a name and the words of a query cover each other: 1 when each has all of the other. */
function cover(name: string, queryTerms: QueryTerms): number {
  const nameTerms = readQuery(name).map(({ word }) => word)
  if (nameTerms.length === 0) return 0
  const covers = (term: string, by: string[]) =>
    by.includes(term) || formsOf(term).some((form) => by.includes(form))
  const typed = [...queryTerms.keys()]
  const weightOf = (terms: string[]) =>
    terms.reduce((sum, term) => sum + (queryTerms.get(term) ?? 0), 0)
  const ofQuery = weightOf(typed.filter((term) => covers(term, nameTerms))) / weightOf(typed)
  const ofName = nameTerms.filter((term) => covers(term, typed)).length / nameTerms.length
  if (ofQuery + ofName === 0) return 0
  return ((2 * ofQuery * ofName) / (ofQuery + ofName)) ** 2
}
