/** Runs `work` on every item, at most `limit` at a time. The results are in the order of the items. */
export async function parallel<Item, Result>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const entries = items.entries()
  const workers = Array.from({ length: limit }, async () => {
    for (const [index, item] of entries) results[index] = await work(item)
  })
  await Promise.all(workers)
  return results
}
