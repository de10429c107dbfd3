import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { element } from './hast.ts'

/**
 * A title that a component renders, as the HTML inside one element. The title itself is a button or a link, so links
 * and pictures in it become their text.
 */
export function titleHtml(content: ElementContent[]): string {
  return toHtml(element('span', {}, content.flatMap(withoutTargets)))
}

/** The content for a link or a button: links are replaced with what is in them, and pictures with their text. */
export function withoutTargets(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'img') return [{ type: 'text', value: String(node.properties.alt ?? '') }]
  const children = node.children.flatMap(withoutTargets)
  return node.tagName === 'a' ? children : [{ ...node, children }]
}
