/**
 * Orders the sections that match a query, best first. Three things count: how well the query matches a section and its
 * page's description, how much the page as a whole has of it, and how well title or heading match the query. `npm run
 * bench:search` measures the result.
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
  /** Matched term of the texts → the number of its letters in the query. */
  matched: Map<string, number>
}

/** How much the matches in the title, keywords and description of a section's page count for the section. */
const inheritedWeight = 0.75

/**
 * The share of the query that a section covers counts by this power, because a section with few of many words is no
 * answer.
 */
const coveragePower = 1.5

/** Sections with less than this share of the best coverage are left out. */
const minCoverage = 0.4

/** How much the sum of a page's three best sections counts, relative to the best page. */
const pageWeight = 0.6

/** How much each further section of a page counts, relative to the one before, so that other pages also appear. */
const repeatWeight = 0.75

/**
 * How much members of lists, such as options, count for queries of several words and for names of concepts: these look
 * for an explanation, and only the name of a member looks for the member.
 */
const memberWeight = 0.6

/** A word of the query with the documents that have it. */
type Match = {
  word: QueryWord
  scores: Map<number, number>
  /** Words that few documents have count more than those that are everywhere. */
  weight: number
}

type Ranker = {
  rank(query: string): Ranking
  /** Until then, sections are only found by titles and headings. */
  addWords(words: MiniSearch<WordDocument>): void
}

/**
 * Creates the function that ranks sections for queries.
 * @param titles the titles and headings of the index
 */
export function createRanker(index: SearchIndex, titles: MiniSearch<TitleDocument>): Ranker {
  const { sections, pages } = index
  const nameMatcher = createNameMatcher(index)
  const synonyms = readSynonyms(index.synonyms)
  const pageOf = (section: number) => sections[section]?.page ?? 0
  /** Headings outside of the reference, such as those of the glossary. */
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
    // A name with a capital is the name of a type.
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

/** The sections that have words of the query, and the first sections of pages whose description has some. */
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

/** Page → the sum of its best sections, relative to the best page. */
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

/** The terms that a name may have for a word of the query: the word itself, or joined with its neighbor. */
function termsOf({ word: { word, alternatives }, weight }: Match) {
  const joined = alternatives.filter((alternative) => alternative.weight === joinedWeight)
  return { weight, terms: [word, ...joined.map(({ term }) => term)] }
}

/** Not `Math.max(...numbers)`, because a large site has more sections than a call can have arguments. */
function largest(numbers: Iterable<number>): number {
  let max = Number.NEGATIVE_INFINITY
  for (const number of numbers) max = Math.max(max, number)
  return max
}

const sortByScore = (ranked: Ranked[]) => ranked.sort((a, b) => b.score - a.score)
