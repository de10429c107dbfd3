import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { element } from './hast.ts'

/**
 * A title that a component renders, as the HTML of one element. The title is itself something to press:
 * links in it become their text, and so do pictures.
 */
export function titleHtml(content: ElementContent[]): string {
  return toHtml(element('span', {}, content.flatMap(withoutTargets)))
}

/** What goes into a link or a button: a node in which links have become what is in them, and pictures their text. */
export function withoutTargets(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'img') return [{ type: 'text', value: String(node.properties.alt ?? '') }]
  const children = node.children.flatMap(withoutTargets)
  return node.tagName === 'a' ? children : [{ ...node, children }]
}
