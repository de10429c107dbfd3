/** Lists of documents, each with a count, that grow side by side. */
export type PostingLists = {
  /** Adds to the end of the list of this number, which begins with that. */
  add(list: number, document: number, count: number): void
  /** Documents and their counts, in the order in which they were added. */
  of(list: number): Iterable<[document: number, count: number]>
}

/** Document, count, and the posting that comes next in the same list, counted from 1. */
const width = 3

/** Postings whose memory is taken at a time. */
const chunkSize = 2 ** 16

/**
 * All lists lie in a few long rows of numbers, outside of the heap: ten thousand pages make ten million
 * postings, of which lists of their own take twice the memory and are copied each time they grow.
 */
export function createPostingLists(): PostingLists {
  const chunks: Uint32Array[] = []
  const firstOf: number[] = []
  const lastOf: number[] = []
  let size = 0

  const chunkOf = (posting: number) => chunks[Math.floor((posting - 1) / chunkSize)] as Uint32Array
  const placeOf = (posting: number) => ((posting - 1) % chunkSize) * width

  return {
    add(list, document, count) {
      if (size % chunkSize === 0) chunks.push(new Uint32Array(chunkSize * width))
      size += 1
      chunkOf(size).set([document, count], placeOf(size))
      const last = lastOf[list]
      if (last === undefined) firstOf[list] = size
      else chunkOf(last)[placeOf(last) + 2] = size
      lastOf[list] = size
    },
    *of(list) {
      for (let posting = firstOf[list] ?? 0; posting > 0; ) {
        const chunk = chunkOf(posting)
        const place = placeOf(posting)
        yield [chunk[place] ?? 0, chunk[place + 1] ?? 0]
        posting = chunk[place + 2] ?? 0
      }
    },
  }
}
