import type { SearchSynonyms } from '../../model/settings.ts'

export type Synonyms = {
  /** The words for an abbreviation; other words stay as they are. */
  inFull(word: string): string
  /** Word of the query → synonyms of the phrase that it's in. */
  of(words: string[]): Map<string, string[]>
  /** Whether a word has a synonym. Then it's not a typo, even if no page has it. */
  has(word: string): boolean
}

/** Prepares a site's synonyms for queries. */
export function readSynonyms({ abbreviations, synonyms }: SearchSynonyms): Synonyms {
  const full = new Map(Object.entries(abbreviations))
  const phrases = synonyms.map(([typed, meant]) => ({
    typed: typed.split(' '),
    meant: meant.split(/[ -]/),
  }))
  const typedWords = new Set(phrases.flatMap(({ typed }) => typed))
  return {
    inFull: (word) => full.get(word) ?? word,
    has: (word) => typedWords.has(word),
    of(words) {
      const result = new Map<string, string[]>()
      for (const { typed, meant } of phrases) {
        if (!typed.every((word) => words.includes(word))) continue
        for (const word of typed) result.set(word, [...(result.get(word) ?? []), ...meant])
      }
      return result
    },
  }
}
