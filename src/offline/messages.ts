/** What a page tells a service worker. */
export type PageMessage =
  /** Keep this page, as document and as data; with the search index for readers who stay. */
  | { type: 'keep'; address: string; withSearch: boolean }
  /**
   * To a worker that waits: the page is of these files. A page of the worker's own release that is
   * the only one open lets the worker take over. Answered with a `WaitingReply`.
   */
  | { type: 'introduce'; files: string[] }
  /** To a worker that waits: the reader wants the new release now. */
  | { type: 'take-over' }

export type WaitingReply = { isSameRelease: boolean }
