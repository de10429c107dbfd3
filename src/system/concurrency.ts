import pMap from 'p-map'

/** Files that are read at a time: each is a handle of the system. */
export const filesAtOnce = 32

/**
 * What `task` gives for each item, in their order, with no more than `limit` under way at a time. After a
 * failure no item is begun; rejects with the first failure when nothing is under way any more, for which
 * p-map itself doesn't wait.
 */
export async function mapConcurrent<Item, Result>(
  limit: number,
  items: readonly Item[],
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Awaited<Result>[]> {
  const begun: Promise<Result>[] = []
  function begin(item: Item, index: number): Promise<Result> {
    const promise = task(item, index)
    begun.push(promise)
    return promise
  }
  try {
    return (await pMap(items, begin, { concurrency: limit })) as Awaited<Result>[]
  } finally {
    await Promise.allSettled(begun)
  }
}

/** Like `Promise.all`, but rejects only when nothing is under way any more. */
export async function waitForAll<Promises extends readonly Promise<unknown>[]>(
  ...promises: Promises
): Promise<{ -readonly [Index in keyof Promises]: Awaited<Promises[Index]> }> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
