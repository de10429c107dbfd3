import type { Blockquote, Link, List, Paragraph, PhrasingContent } from 'mdast'
import type { Content } from '../directive.ts'

/** A text node of the Markdown tree. `value` is escaped when it is written. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value })

/** A link to `url` whose text is `value`. */
export const link = (url: string, value: string): Link => ({
  type: 'link',
  url,
  children: [text(value)],
})

/** A paragraph of nodes; strings become text. */
export const paragraph = (...children: (string | PhrasingContent)[]): Paragraph => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
})

/** A paragraph in bold, which stands for a heading that has no place among those of the page. */
export const strong = (...children: (string | PhrasingContent)[]): Paragraph =>
  paragraph({ type: 'strong', children: paragraph(...children).children })

/** A block quote. */
export const quote = (...children: Content[]): Blockquote => ({ type: 'blockquote', children })

/** A sentence with code in backticks. */
export const withCode = (sentence: string): PhrasingContent[] =>
  sentence
    .split('`')
    .map((value, index) => (index % 2 === 1 ? { type: 'inlineCode', value } : text(value)))

/** A numbered list, of a paragraph for each item. */
export const orderedList = (items: PhrasingContent[][]): List => ({
  type: 'list',
  ordered: true,
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...item)],
  })),
})
