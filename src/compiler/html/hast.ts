import type { ElementContent, Properties } from 'hast'
import type { Json } from '../../model/page.ts'

/** Stands for a React component in a page's HTML tree. */
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

/** Creates an HTML element. Properties have their hast names (`className`, `ariaLabel`). */
export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): ElementContent {
  return { type: 'element', tagName, properties, children }
}

/** Creates a text node. `value` is escaped when the tree is written. */
export const text = (value: string): ElementContent => ({ type: 'text', value })

/** The text of a node with all its descendants. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
