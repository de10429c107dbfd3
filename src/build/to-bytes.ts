/** Characters that are put together before they become bytes. */
const batchLength = 2 ** 20

/**
 * A long text as bytes, from its pieces: half as long in memory as the text would be where one letter of it
 * is none of Latin, and outside of the heap.
 */
export function toBytes(pieces: Iterable<string>): Buffer {
  const batches: Buffer[] = []
  let batch: string[] = []
  let length = 0
  const write = () => {
    batches.push(Buffer.from(batch.join('')))
    batch = []
    length = 0
  }
  for (const piece of pieces) {
    batch.push(piece)
    length += piece.length
    if (length >= batchLength) write()
  }
  write()
  return Buffer.concat(batches)
}
