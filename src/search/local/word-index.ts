/** What documents of the index hold the words of a query, and how well. */
import type MiniSearch from 'minisearch'
import type { SearchOptions, SearchResult } from 'minisearch'
import { mapWords } from '../tokenize.ts'
import type { TitleDocument, WordDocument } from './index-data.ts'
import { isStopWord, partWeight, type QueryWord, readQuery } from './query.ts'
import { nearestTerm } from './spelling.ts'
import type { Synonyms } from './synonyms.ts'

/** How much a word counts by where it stands. */
const boost = { title: 4, keywords: 2, description: 1, heading: 3, trail: 1, code: 1.4, text: 1 }

/** How much the beginning of a longer word counts, beside the word itself. */
const prefixWeight = 0.4
const synonymWeight = 0.7

/** Prefixes up to this length begin so many words that they are looked for in titles and headings alone. */
const shortPrefixLength = 2

/** Shorter words are not corrected: too many other words differ from them by one letter. */
const minTypoLength = 4

type WordIndex = {
  /** The query as the texts would say it: short forms in full, typos as what is nearest to them. */
  rewriteQuery(query: string): string
  /**
   * Id of each document that has the word → how well it matches. The word counts by its best
   * alternative; its beginning counts where the query may not be finished, and where nothing else
   * is found.
   */
  match(word: QueryWord, isLast: boolean): Map<number, number>
  /** Term that was found → how many of its letters the query holds. */
  matched: Map<string, number>
}

/**
 * The index for the time of one query.
 * @param words null while they are on their way: then no word is taken for a typo
 */
export function openWordIndex(
  titles: MiniSearch<TitleDocument>,
  words: MiniSearch<WordDocument> | null,
  synonyms: Synonyms,
): WordIndex {
  const cache = new Map<string, SearchResult[]>()
  const matched = new Map<string, number>()

  /** A section is found in titles, in words, or twice. */
  function lookUp(term: string, options: SearchOptions = {}): SearchResult[] {
    const key = `${JSON.stringify(options)} ${term}`
    const cached = cache.get(key)
    if (cached) return cached
    const all: SearchOptions = {
      ...options,
      boost,
      tokenize: (text) => [text],
      weights: { prefix: prefixWeight, fuzzy: 1 },
    }
    const isShort = options.prefix === true && term.length <= shortPrefixLength
    const results = titles.search(term, all).concat(isShort ? [] : (words?.search(term, all) ?? []))
    cache.set(key, results)
    return results
  }

  function occurs({ word, alternatives }: QueryWord, isLast: boolean): boolean {
    return (
      synonyms.has(word) ||
      alternatives.some(({ term, weight }) => weight > partWeight && lookUp(term).length > 0) ||
      (isLast && lookUp(word, { prefix: true }).length > 0)
    )
  }

  function nearest(word: string): string | undefined {
    const results = lookUp(word, { fuzzy: word.length > minTypoLength ? 2 : 1 })
    return nearestTerm(
      word,
      results.flatMap(({ terms }) => terms),
    )
  }

  return {
    matched,
    rewriteQuery(query) {
      const inFull = mapWords(query, synonyms.inFull)
      if (!words) return inFull
      const corrections = new Map<string, string>()
      for (const queryWord of readQuery(inFull)) {
        const { word } = queryWord
        if (
          isStopWord(word) ||
          word.length < minTypoLength ||
          occurs(queryWord, inFull.endsWith(word))
        )
          continue
        corrections.set(word, nearest(word) ?? word)
      }
      return mapWords(inFull, (word) => corrections.get(word) ?? word)
    },
    match({ word, alternatives, synonyms: synonymTerms }, isLast) {
      const scores = new Map<number, number>()
      const add = (term: string, weight: number, options?: SearchOptions) => {
        const sums = new Map<number, number>()
        for (const { id, score, terms } of lookUp(term, options)) {
          sums.set(id, (sums.get(id) ?? 0) + score * weight)
          for (const match of terms) {
            const letters = match.startsWith(term) ? term.length : match.length
            matched.set(match, Math.max(matched.get(match) ?? 0, letters))
          }
        }
        for (const [id, sum] of sums) scores.set(id, Math.max(scores.get(id) ?? 0, sum))
      }
      for (const { term, weight } of alternatives) add(term, weight)
      if (isLast || scores.size === 0) add(word, 1, { prefix: true })
      for (const term of synonymTerms) add(term, synonymWeight)
      return scores
    },
  }
}
