import type { Blockquote, Link, List, Paragraph, PhrasingContent } from 'mdast'
import type { Content } from '../directive.ts'

/** Creates a text node. `value` is escaped when the tree is written. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value })

/** Creates a link to `url` with the text `value`. */
export const link = (url: string, value: string): Link => ({
  type: 'link',
  url,
  children: [text(value)],
})

/** Creates a paragraph; strings become text nodes. */
export const paragraph = (...children: (string | PhrasingContent)[]): Paragraph => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
})

/** Creates a paragraph in bold, in place of a heading that isn't one of the page's. */
export const strong = (...children: (string | PhrasingContent)[]): Paragraph =>
  paragraph({ type: 'strong', children: paragraph(...children).children })

/** A block quote. */
export const quote = (...children: Content[]): Blockquote => ({ type: 'blockquote', children })

/** A sentence whose code is in backticks. */
export const withCode = (sentence: string): PhrasingContent[] =>
  sentence
    .split('`')
    .map((value, index) => (index % 2 === 1 ? { type: 'inlineCode', value } : text(value)))

/** A numbered list with a paragraph for each item. */
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
