/**
 * Characters that are put together. Pieces that wait for many more outlive V8's nursery, and the heap
 * grows by hundreds of megabytes of them until they are collected.
 */
const batchLength = 2 ** 16

/** The same text in fewer and longer pieces. */
export function* inBatches(pieces: Iterable<string>): Generator<string> {
  let batch: string[] = []
  let length = 0
  for (const piece of pieces) {
    batch.push(piece)
    length += piece.length
    if (length < batchLength) continue
    yield batch.join('')
    batch = []
    length = 0
  }
  yield batch.join('')
}
