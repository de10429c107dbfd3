/**
 * Which sections answer a query, best first. Three things count: how well the words of the query
 * match a section and what its page is described with, how much the page as a whole has of them,
 * and how well title or heading say what the query says. `npm run bench:search` measures it.
 */
import type MiniSearch from 'minisearch'
import { maxQueryLength } from '../engine.ts'
import { keyOf, wordsOf } from '../tokenize.ts'
import type { SearchIndex, TitleDocument, WordDocument } from './index-data.ts'
import { createNameMatcher } from './names.ts'
import { joinedWeight, type QueryWord, readQuery } from './query.ts'
import { readSynonyms } from './synonyms.ts'
import { openWordIndex } from './word-index.ts'

export type Ranked = { section: number; score: number }

export type Ranking = {
  ranked: Ranked[]
  /** Term of the texts that was found → how many of its letters the query holds. */
  matched: Map<string, number>
}

/** A section gets this much of what the words are worth in title, keywords and description of its page. */
const inheritedWeight = 0.75

/** How much of the query a section has counts by this power: few words of many are no answer. */
const coveragePower = 1.5

/** Sections that have less than this share of what the best covered one has are no results at all. */
const minCoverage = 0.4

/** What a page's three best sections are worth together counts this much, 1 for the best page. */
const pageWeight = 0.6

/** Each further section of a page counts this much of the one before, so that other pages are seen. */
const repeatWeight = 0.75

/**
 * Members of lists, such as options, count this much for queries of several words and for names of concepts: these ask
 * for an explanation, and only the name of a member asks for the member.
 */
const memberWeight = 0.6

/** A word of the query with the documents that have it. */
type Match = {
  word: QueryWord
  scores: Map<number, number>
  /** Words that few documents have say more than those that stand everywhere. */
  weight: number
}

type Ranker = {
  rank(query: string): Ranking
  /** Until then sections are found by titles and headings alone. */
  addWords(words: MiniSearch<WordDocument>): void
}

/**
 * Creates what orders the sections of an index for queries.
 * @param titles the titles and headings of the index
 */
export function createRanker(index: SearchIndex, titles: MiniSearch<TitleDocument>): Ranker {
  const { sections, pages } = index
  const nameMatcher = createNameMatcher(index)
  const synonyms = readSynonyms(index.synonyms)
  const pageOf = (section: number) => sections[section]?.page ?? 0
  /** Headings outside of the reference: of the glossary, for one. */
  const concepts = new Set(
    sections
      .filter(({ page, id }) => id !== null && !pages[page]?.isReference)
      .map(({ trail }) => keyOf(trail.at(-1) ?? '')),
  )

  let words: MiniSearch<WordDocument> | null = null

  function rank(typed: string): Ranking {
    const { rewriteQuery, match, matched } = openWordIndex(titles, words, synonyms)
    const query = rewriteQuery(typed.slice(0, maxQueryLength))
    const last = wordsOf(query).at(-1)
    const matches = readQuery(query, synonyms.of).map((word): Match => {
      const scores = match(word, word.word === last)
      return { word, scores, weight: Math.log(1 + sections.length / (1 + scores.size)) }
    })
    const texts = scoreTexts(matches, sections)
    const best = texts[0]?.score ?? 1
    const pageShares = sharesOfPages(texts, pageOf)
    const nameBonus = nameMatcher(query, matches.map(termsOf), typed)
    // With a capital it's the name of a type.
    const isConcept = concepts.has(keyOf(query)) && !/\p{Lu}/u.test(typed)
    const asksForText = isConcept || /\s/.test(typed.trim())
    const scored = texts.map(({ section, score }) => {
      const page = pageOf(section)
      const sum = score / best + pageWeight * (pageShares.get(page) ?? 0) + nameBonus(section)
      const isAside = sections[section]?.isMember && asksForText
      return { section, score: sum * (pages[page]?.weight ?? 1) * (isAside ? memberWeight : 1) }
    })
    return { ranked: spreadPages(sortByScore(scored), pageOf), matched }
  }

  return {
    rank,
    addWords(added) {
      words = added
    },
  }
}

/** The sections that have words of the query, or begin a page that is described with them. */
function scoreTexts(matches: Match[], sections: SearchIndex['sections']): Ranked[] {
  const scored: (Ranked & { covered: number })[] = []
  for (const [section, { page, id }] of sections.entries()) {
    let score = 0
    let covered = 0
    let isFound = id === null
    for (const { scores, weight } of matches) {
      const own = scores.get(section) ?? 0
      const ofPage = scores.get(sections.length + page) ?? 0
      if (own > 0) isFound = true
      if (own + ofPage > 0) covered += weight
      score += own + inheritedWeight * ofPage
    }
    if (isFound && score > 0) {
      scored.push({ section, covered, score: score * covered ** coveragePower })
    }
  }
  const maxCovered = largest(scored.map(({ covered }) => covered))
  return sortByScore(scored.filter(({ covered }) => covered >= minCoverage * maxCovered))
}

/** Page → what its best sections are worth together, as a share of the best page's. */
function sharesOfPages(texts: Ranked[], pageOf: (section: number) => number): Map<number, number> {
  const counts = new Map<number, number>()
  const totals = new Map<number, number>()
  for (const { section, score } of texts) {
    const page = pageOf(section)
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    if (count <= 3) totals.set(page, (totals.get(page) ?? 0) + score / count)
  }
  const best = largest(totals.values())
  return new Map([...totals].map(([page, total]) => [page, total / best]))
}

function spreadPages(ranked: Ranked[], pageOf: (section: number) => number): Ranked[] {
  const weights = new Map<number, number>()
  return sortByScore(
    ranked.map(({ section, score }) => {
      const weight = weights.get(pageOf(section)) ?? 1
      weights.set(pageOf(section), weight * repeatWeight)
      return { section, score: score * weight }
    }),
  )
}

/** What a name may have a word of the query as: itself, or joined with its neighbor. */
function termsOf({ word: { word, alternatives }, weight }: Match) {
  const joined = alternatives.filter((alternative) => alternative.weight === joinedWeight)
  return { weight, terms: [word, ...joined.map(({ term }) => term)] }
}

/** Instead of `Math.max(...numbers)`: a call takes fewer arguments than a large site has sections. */
function largest(numbers: Iterable<number>): number {
  let max = Number.NEGATIVE_INFINITY
  for (const number of numbers) max = Math.max(max, number)
  return max
}

const sortByScore = (ranked: Ranked[]) => ranked.sort((a, b) => b.score - a.score)
