/** Files that are read at a time: the system reads four, and what waits takes memory. */
export const filesAtOnce = 8

/**
 * What `task` gives for each item, in their order, with no more than `limit` under way at a time. After a
 * failure no item is begun. Rejects with the first failure, when nothing is under way: own code,
 * because p-map doesn't wait for that.
 */
export async function mapConcurrent<Item, Result>(
  limit: number,
  items: readonly Item[],
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = inTurn(items)
  async function work(): Promise<void> {
    for (const [index, item] of waiting) results[index] = await task(item, index)
  }
  await waitForAll(...Array.from({ length: limit }, work))
  return results
}

/** Unlike the iterator of a list, a generator ends for all who share it when one of them fails. */
function* inTurn<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries()
}

/** Like `Promise.all`, but rejects only when nothing is under way any more. */
export async function waitForAll<Promises extends readonly Promise<unknown>[]>(
  ...promises: Promises
): Promise<{ -readonly [Index in keyof Promises]: Awaited<Promises[Index]> }> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
