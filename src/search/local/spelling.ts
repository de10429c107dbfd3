/**
 * The most likely term for a misspelled word: the one that needs the fewest changes and, of several, the most common
 * one.
 */
export function nearestTerm(word: string, terms: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const costs = [...counts].map(([term, count]) => ({
    term,
    cost: editDistance(word, term) - count / (count + 1),
  }))
  return costs.sort((a, b) => a.cost - b.cost)[0]?.term
}

/** The number of letters to add, remove, replace or swap with their neighbor to change one word into the other. */
export function editDistance(from: string, to: string): number {
  const noLetters = Array.from({ length: to.length + 1 }, (_, count) => count)
  const rows = [noLetters]
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row.push(
        Math.min(
          cell(i - 1, j - 1) + (isSame ? 0 : 1),
          cell(i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          isSwapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return cell(from.length, to.length)

  function cell(row: number, column: number): number {
    return rows[row]?.[column] ?? 0
  }
}
