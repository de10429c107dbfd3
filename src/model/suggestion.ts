/** Number of letters to insert, remove or replace to get from one word to the other. */
export function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const replaced = from[row - 1] === to[column - 1] ? 0 : 1
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + replaced,
        ),
      )
    }
    previous = current
  }
  return previous[to.length] ?? 0
}

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

/** The sentence that ends a message about an unknown name: a suggestion if there is one, and the list. */
export function expectedOneOf(word: string, candidates: string[]): string {
  const suggestion = nearest(word, candidates)
  const list = `Expected one of: ${candidates.join(', ')}.`
  return suggestion === null ? list : `Did you mean \`${suggestion}\`? ${list}`
}
