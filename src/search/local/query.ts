import { partTermsOf, wordsOf } from '../tokenize.ts'
import type { Synonyms } from './synonyms.ts'

/** A term that a word of the query may stand for. `weight` is 1 for the word itself. */
type Alternative = { term: string; weight: number }

/** A word of the query with all terms that it may stand for. */
export type QueryWord = {
  word: string
  alternatives: Alternative[]
  /** The site's synonyms. They find sections, but a section doesn't need to have them. */
  synonyms: string[]
}

const formWeight = 0.8
/** Matching a part of a name is a guess. */
export const partWeight = 0.35
/** Two words that together are a name most probably mean that name. */
export const joinedWeight = 1.2

/** Words that say nothing about what a query is about. */
const stopWords = new Set(
  `a an and any are as at be been by can could did do does for from get gets had has have how i i'm if in
  into is isn't it its may me must my need needs of on or our should so some that the their them then there
  these they this to use used using vs want was way we what what's when where which who why will with would
  you your`.split(/\s+/),
)

/** Whether a word says nothing about the topic. The index of texts and queries leave such words out. */
export const isStopWord = (word: string): boolean => stopWords.has(word)

/**
 * Reads a query: stop words are dropped where something else is left, each word gets its other forms,
 * neighbors that may be one name are joined.
 *
 *     how to reset state   → reset, state
 *     create slice         → create (or createslice), slice (or createslice)
 *     normalizing          → normalizing, or normalize, normalized, normalizes
 */
export function readQuery(query: string, synonymsOf?: Synonyms['of']): QueryWord[] {
  const typed = [...new Set(wordsOf(query))]
  const contentWords = typed.filter((word) => !isStopWord(word))
  const words = contentWords.length > 0 ? contentWords : typed
  const joined = new Map<string, Alternative[]>()
  wordsOf(query).forEach((word, index, all) => {
    const next = all[index + 1]
    if (next === undefined) return
    const alternative = { term: word + next, weight: joinedWeight }
    for (const part of [word, next]) joined.set(part, [...(joined.get(part) ?? []), alternative])
  })
  const synonyms = synonymsOf?.(wordsOf(query))
  return words.map((word) => ({
    word,
    alternatives: [
      { term: word, weight: 1 },
      ...formsOf(word).map((term) => ({ term, weight: formWeight })),
      ...partTermsOf(word).map((term) => ({ term, weight: partWeight })),
      ...(joined.get(word) ?? []),
    ],
    synonyms: synonyms?.get(word) ?? [],
  }))
}

const endings = ['', 'e', 's', 'es', 'ed', 'ing', 'er', 'ion', 'ation']

/** Other forms of an English word; some aren't words, and find nothing. Names of code have none. */
export function formsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return []
  const stem = stemOf(word)
  const stems = [stem]
  if (stem.endsWith('y')) stems.push(`${stem.slice(0, -1)}i`)
  const forms = stems.flatMap((base) => endings.map((ending) => base + ending))
  return [...new Set(forms)].filter((form) => form !== word && form.length > 2)
}

/** What all forms of a word have in common: for `migrates` and `migration`, it's migr. */
export function rootOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const stem = stemOf(word)
  return stem !== word && stem.length > 5 ? stem.replace(/at$/, '') : stem
}

/** `queries` → query, `normalizing` → normaliz, `stopped` → stop. */
function stemOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  const stem = word.replace(/(ations?|ing|ed|es|s|e)$/, '')
  if (stem.length < 3 || word.endsWith('ss')) return word
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}
