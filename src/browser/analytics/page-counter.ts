/** What a provider of page counts does. */
export type PageCounter = {
  /** Loads what it needs and counts the page shown. */
  start(): void
  /** Counts a page by path, query and hash. Title and origin are read from the document. */
  count(href: string): void
}
