/** Lists of documents, each with a count, that grow side by side. */
export type PostingLists = {
  /** Adds to the end of the list of this number, which begins with that. */
  add(list: number, document: number, count: number): void
  /** Documents and their counts, in the order in which they were added. */
  of(list: number): [document: number, count: number][]
}

/** Document, count, and the posting that the same list had before, counted from 1. */
const width = 3

/** Postings whose memory is taken at a time. */
const chunkSize = 2 ** 16

/**
 * All lists lie in a few long rows of numbers, outside of the heap: ten thousand pages make ten million
 * postings, of which lists of their own take twice the memory and are copied each time they grow.
 */
export function createPostingLists(): PostingLists {
  const chunks: Uint32Array[] = []
  const lastOf: number[] = []
  let size = 0

  return {
    add(list, document, count) {
      const place = size % chunkSize
      if (place === 0) chunks.push(new Uint32Array(chunkSize * width))
      chunks.at(-1)?.set([document, count, lastOf[list] ?? 0], place * width)
      size += 1
      lastOf[list] = size
    },
    of(list) {
      const postings: [number, number][] = []
      for (let posting = lastOf[list] ?? 0; posting > 0; ) {
        const chunk = chunks[Math.floor((posting - 1) / chunkSize)] as Uint32Array
        const at = ((posting - 1) % chunkSize) * width
        const [document = 0, count = 0, before = 0] = chunk.subarray(at, at + width)
        postings.push([document, count])
        posting = before
      }
      return postings.reverse()
    },
  }
}
