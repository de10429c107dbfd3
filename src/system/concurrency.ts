/** How many files are read at a time. Node reads four at once, and waiting files take memory. */
export const filesAtOnce = 8

/**
 * Maps items with an asynchronous function, at most `limit` at a time; results are in the order of the items. After a
 * failure, no further task starts. Rejects with the first failure, once all started tasks have ended. Own code, because
 * p-map doesn't wait for these.
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

/** Unlike a list's iterator, a generator ends for all loops that share it when one of them fails. */
function* inTurn<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries()
}

/** Like `Promise.all`, but rejects only when all promises have settled. */
export async function waitForAll<Promises extends readonly Promise<unknown>[]>(
  ...promises: Promises
): Promise<{ -readonly [Index in keyof Promises]: Awaited<Promises[Index]> }> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
