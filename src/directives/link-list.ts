import type { List, Paragraph, PhrasingContent } from 'mdast'
import { paragraph } from '../compiler/output/markdown-nodes.ts'

export type ListedLink = {
  /** The link, and what is said behind it. */
  line: (string | PhrasingContent)[]
  /** Stands below the line; may be empty. */
  description: PhrasingContent[]
  /** Of the item's element in HTML. */
  properties?: { [name: string]: string }
}

/**
 * A list of links as Markdown, so that links, search sections and the plain Markdown version need to know nothing of
 * it.
 * @param properties of the list's element in HTML
 */
export const linkList = (
  items: ListedLink[],
  properties: { [name: string]: string } = {},
): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  // Lists without markers lose their role in Safari, so it is spelled out.
  data: { hProperties: { className: ['resource-list'], role: 'list', ...properties } },
  children: items.map(({ line, description, properties }) => ({
    type: 'listItem',
    spread: false,
    ...(properties && { data: { hProperties: properties } }),
    children: [
      paragraph(...line),
      ...(description.length > 0 ? [{ ...paragraph(...description), ...asBox }] : []),
    ],
  })),
})

const asBox = { data: { hName: 'div' } as NonNullable<Paragraph['data']> }
