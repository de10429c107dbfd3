/** What documents of the index hold the words of a query, and how well. */
import type MiniSearch from 'minisearch'
import type { SearchOptions, SearchResult } from 'minisearch'
import { mapWords } from '../tokenize.ts'
import type { TitleDocument, WordDocument } from './index-data.ts'
import { isStopWord, partWeight, type QueryWord, readQuery } from './query.ts'
import { nearestTerm } from './spelling.ts'
import type { Synonyms } from './synonyms.ts'

/** The weight of a word by the field that it's in. */
const boost = { title: 4, keywords: 2, description: 1, heading: 3, trail: 1, code: 1.4, text: 1 }

/** The weight of the beginning of a longer word, relative to the word itself. */
const prefixWeight = 0.4
const synonymWeight = 0.7

/** Prefixes up to this length match so many words that only titles and headings are searched for them. */
const shortPrefixLength = 2

/** Shorter words aren't corrected, because too many other words differ by one letter. */
const minTypoLength = 4

type WordIndex = {
  /** The query in the words of the texts: abbreviations in full, typos corrected. */
  rewriteQuery(query: string): string
  /**
   * Id of each document with the word → how well it matches, for the word's best alternative. Its beginning counts if
   * the query may be unfinished, or if nothing else is found.
   */
  match(word: QueryWord, isLast: boolean): Map<number, number>
  /** Matched term → the number of its letters in the query. */
  matched: Map<string, number>
}

/**
 * The index for one query.
 * @param words null until they are loaded; until then, no word is taken for a typo
 */
export function openWordIndex(
  titles: MiniSearch<TitleDocument>,
  words: MiniSearch<WordDocument> | null,
  synonyms: Synonyms,
): WordIndex {
  const cache = new Map<string, SearchResult[]>()
  const matched = new Map<string, number>()

  /** A section may be found in titles, in words, or in both. */
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
