/** The interface of analytics providers. */
export type PageCounter = {
  /** Loads what it needs and counts the current page. */
  start(): void
  /** Counts a page by its path, query and hash. Title and origin are read from the document. */
  count(href: string): void
}
