/** Which sections answer a query, best first. Weights are tuned with `npm run bench:search`. */
import type MiniSearch from 'minisearch'
import { maxQueryLength } from '../engine.ts'
import { keyOf, partTermsOf, wordsOf } from '../tokenize.ts'
import type { SearchIndex, SectionDocument } from './index-data.ts'
import { formsOf, type QueryWord, readQuery } from './query.ts'

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
  heading: 1.8,
  /** … on a page that describes an interface. */
  reference: 1,
  /** The title begins with the query. */
  titleStart: 0.6,
  headingStart: 0.25,
  /** Times how well title or heading and query cover each other, 0 to 1. */
  titleCover: 1,
  headingCover: 0.8,
  /** Times the share that the section's page has in all that was found on the best page. */
  page: 0.5,
  /** The text before the first heading, the page's own summary. */
  start: 0.1,
}

/** Scores of sections for one word, and the terms that gave them. */
type WordScores = Map<number, number>

export function rank(
  typed: string,
  index: SearchIndex,
  words: MiniSearch<SectionDocument>,
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
  const queryTerms = queryWords.map(({ word }) => word)
  const queryKeys = keysOf(query)
  const ranked = [...texts].map(([section, score]) => {
    const page = index.sections[section]?.page ?? 0
    return {
      section,
      score:
        score / best +
        bonus.page * ((pageTotals.get(page) ?? 0) / bestPage) +
        bonusOf(section, queryKeys, queryTerms, index),
    }
  })
  ranked.sort((a, b) => b.score - a.score || a.section - b.section)
  return { ranked, found }
}

/** A word counts by its best alternative. Typos are considered where nobody wrote the word so. */
function scoreWord(
  { word, alternatives, synonyms }: QueryWord,
  isLast: boolean,
  words: MiniSearch<SectionDocument>,
  found: Map<string, number>,
): WordScores {
  const scores: WordScores = new Map()

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
    return results.length
  }

  for (const { term, weight } of alternatives) look(term, weight, {})
  const isKnown = scores.size > 0
  if (isLast || !isKnown) look(word, 1, { prefix: true })
  if (scores.size === 0 && word.length > 3) look(word, 1, { fuzzy: 0.25 })
  if (synonyms.length > 0) {
    for (const term of synonyms) look(term, synonymWeight, {})
  }
  return scores
}

/**
 * Adds the scores of the words up. Sections with few of the words are left out, and the more words
 * a section has, the more each of them counts.
 */
function combine(scores: WordScores[]): Map<number, number> {
  const sums = new Map<number, { score: number; matched: number }>()
  for (const word of scores) {
    for (const [section, score] of word) {
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
  queryTerms: string[],
  { sections, pages }: SearchIndex,
): number {
  const { page = 0, id = null, trail = [] } = sections[section] ?? {}
  const { title = '', isReference = false } = pages[page] ?? {}
  const isStart = id === null
  const name = isStart ? title : (trail.at(-1) ?? '')
  const nameKey = keyOf(name)
  let sum = isStart ? bonus.start : 0
  const { whole, member } = queryKeys
  if (nameKey === whole || (!isStart && isReference && startsWithName(name, member))) {
    sum += (isStart ? bonus.title : bonus.heading) + (isReference ? bonus.reference : 0)
  } else if (nameKey.startsWith(whole) && whole.length > 1) {
    sum += isStart ? bonus.titleStart : bonus.headingStart
  }
  return sum + (isStart ? bonus.titleCover : bonus.headingCover) * cover(name, queryTerms)
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

/** `dispatch(action)` describes `dispatch`. */
function startsWithName(heading: string, name: string | null): boolean {
  return name !== null && wordsOf(heading)[0] === name && /^[\w.]+\(/.test(heading)
}

/** How well a name and the words of a query cover each other: 1 when each has all of the other. */
function cover(name: string, queryTerms: string[]): number {
  const nameTerms = readQuery(name).map(({ word }) => word)
  if (nameTerms.length === 0) return 0
  const covers = (term: string, by: string[]) =>
    by.includes(term) ||
    formsOf(term).some((form) => by.includes(form)) ||
    by.some((other) => partTermsOf(other).includes(term))
  const ofQuery = queryTerms.filter((term) => covers(term, nameTerms)).length / queryTerms.length
  const ofName = nameTerms.filter((term) => covers(term, queryTerms)).length / nameTerms.length
  if (ofQuery + ofName === 0) return 0
  return ((2 * ofQuery * ofName) / (ofQuery + ofName)) ** 2
}
