import { distance } from 'fastest-levenshtein'

/** The candidate that is most like `word`, or null when none is like it (half its letters or more differ). */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null
  let least = Math.max(2, word.length / 2)
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const steps = distance(word.toLowerCase(), candidate.toLowerCase())
    if (steps < least) {
      best = candidate
      least = steps
    }
  }
  return best
}

/** The hint that names what was meant, or says `otherwise` where nothing is like it. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const suggestion = nearest(word, candidates)
  return suggestion === null ? otherwise : `Did you mean \`${suggestion}\`?`
}

/** Nobody reads a longer list of names, and the lists of a page full of mistakes would fill the memory. */
const maxNames = 40

/** The sentence that ends a message about an unknown name: a suggestion if there is one, and the list. */
export function expectedOneOf(word: string, candidates: string[]): string {
  const suggestion = nearest(word, candidates)
  const more = candidates.length - maxNames
  const names = candidates.slice(0, maxNames).join(', ')
  const list = `Expected one of: ${names}${more > 0 ? ` and ${more} more` : ''}.`
  return suggestion === null ? list : `Did you mean \`${suggestion}\`? ${list}`
}
