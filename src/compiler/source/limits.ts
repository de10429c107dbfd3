/**
 * How much a page may hold: several times what the longest page holds. Within these limits, no parser takes long,
 * although some are recursive and some take time by the square of a length.
 */
export const limits = {
  /** Characters. */
  page: 200_000,
  line: 2_000,
  /** Characters of lines without an empty one between them, which Markdown may take for one paragraph. */
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

/** A number as messages write it. */
export const formatNumber = (number: number) => number.toLocaleString('en')
