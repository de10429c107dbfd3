import type { List, Paragraph, PhrasingContent } from 'mdast'
import { paragraph } from '../compiler/output/markdown-nodes.ts'

export type ListedLink = {
  /** The link, and the text after it. */
  line: (string | PhrasingContent)[]
  /** Shown below the line; may be empty. */
  description: PhrasingContent[]
  /** HTML attributes of the item. */
  properties?: { [name: string]: string }
}

/**
 * A list of links as Markdown, so that links, search sections and the Markdown version need no special case.
 * @param properties HTML attributes of the list
 */
export const linkList = (
  items: ListedLink[],
  properties: { [name: string]: string } = {},
): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  // In Safari, lists without markers have no role, so it's explicit.
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
