/** Files that are read at a time: each is a handle of the system. */
export const filesAtOnce = 32

/**
 * What `task` gives for each item, in their order, with no more than `limit` under way at a time.
 * Rejects with the first failure, when nothing is under way any more.
 */
export async function atMost<Item, Result>(
  limit: number,
  items: readonly Item[],
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = inTurn(items)
  async function work(): Promise<void> {
    for (const [index, item] of waiting) results[index] = await task(item, index)
  }
  const workers = Array.from({ length: limit }, work)
  await Promise.allSettled(workers)
  await Promise.all(workers)
  return results
}

/** Unlike the iterator of a list, a generator ends for all who share it when one of them fails. */
function* inTurn<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries()
}
