/** A copy of the list, sorted by ISO date. */
export function newestFirst<Item extends { date: string }>(
  items: Item[],
): Item[] {
  return items.toSorted((a, b) => b.date.localeCompare(a.date))
}
