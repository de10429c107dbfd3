import type { Blockquote, Link, List, Paragraph, PhrasingContent } from 'mdast'
import type { Content } from '../directive.ts'

export const text = (value: string): PhrasingContent => ({ type: 'text', value })

export const link = (url: string, value: string): Link => ({
  type: 'link',
  url,
  children: [text(value)],
})

export const paragraph = (...children: (string | PhrasingContent)[]): Paragraph => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
})

/** A paragraph in bold, which stands for a heading that has no place among those of the page. */
export const strong = (...children: (string | PhrasingContent)[]): Paragraph =>
  paragraph({ type: 'strong', children: paragraph(...children).children })

export const quote = (...children: Content[]): Blockquote => ({ type: 'blockquote', children })

/** A sentence with code in backticks. */
export const withCode = (sentence: string): PhrasingContent[] =>
  sentence
    .split('`')
    .map((value, index) => (index % 2 === 1 ? { type: 'inlineCode', value } : text(value)))

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
