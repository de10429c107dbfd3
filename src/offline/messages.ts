/** What a page tells a service worker. */
export type PageMessage =
  /** Cache this page, as document and as data; with the search index for readers who stay. */
  | { type: 'keep'; address: string; withSearch: boolean }
  /**
   * To a worker that waits: the page is of these files. The worker takes over once all that are open
   * are of its own release. Answered with a `WaitingReply`.
   */
  | { type: 'introduce'; files: string[] }
  /** To a worker that waits: the reader wants the new release now. */
  | { type: 'take-over' }

export type WaitingReply = { isSameRelease: boolean }
