/**
 * How much a page may contain: several times as much as the longest page does. Within these limits no parser takes
 * long, although some are recursive and some take quadratic time.
 */
export const limits = {
  /** Characters. */
  page: 200_000,
  line: 2_000,
  /** Characters of lines without an empty line between them, which Markdown may parse as one paragraph. */
  paragraph: 5_000,
  table: 10_000,
  frontMatter: 10_000,
  sample: 20_000,
  lines: 10_000,
  /** Levels of quotes, lists and directives. */
  nesting: 20,
  /** Nodes of the tree: paragraphs, cells, links, pieces of text. */
  nodes: 10_000,
} as const

/** Formats a number for messages. */
export const formatNumber = (number: number) => number.toLocaleString('en')
