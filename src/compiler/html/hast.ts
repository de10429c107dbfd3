import type { ElementContent, Properties } from 'hast'
import type { Json } from '../../model/page.ts'

/** A place in a page's HTML tree where a React component stands. */
export type ComponentNode = {
  type: 'component'
  component: string
  props: { [key: string]: Json }
  children: ElementContent[]
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode
  }
  interface RootContentMap {
    component: ComponentNode
  }
}

/** An HTML element with its properties, named as hast has them (`className`, `ariaLabel`), and its children. */
export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): ElementContent {
  return { type: 'element', tagName, properties, children }
}

/** A text node of the HTML tree. `value` is escaped when it is written. */
export const text = (value: string): ElementContent => ({ type: 'text', value })

/** The text of a node and of all that is in it. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
