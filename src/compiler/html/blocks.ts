import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { charactersPerBlock } from '../../model/layout-limits.ts'
import type { Block, ComponentBlock, Json } from '../../model/page.ts'
import type { LinkedPage } from './rendered-page.ts'

/** The blocks of a page's HTML tree. */
export function makeBlocks({ html }: LinkedPage): Block[] {
  // A doctype can't be a child of an element, and Markdown doesn't produce one.
  return toBlocks(html.children.filter((node) => node.type !== 'doctype'))
}

/**
 * Turns HTML nodes into blocks. Neighboring static nodes become one string, or a few if it would be long. An element
 * that contains a component (such as a list with a code sample in it) can't be a string: it becomes a block of the
 * component `element`, with its parts as blocks inside. In such a list, all items become blocks, because a static block
 * is rendered inside an element of its own, and a list may only contain items.
 */
export function toBlocks(nodes: ElementContent[], parentTag?: string): Block[] {
  const isList = parentTag === 'ol' || parentTag === 'ul'
  const blocks: Block[] = []
  let html = ''
  let above: Element | undefined

  function closeStatic() {
    if (html.trim() !== '') blocks.push(html.trim())
    html = ''
  }

  for (const node of nodes) {
    if (!holdsComponent(node) && !(isList && node.type === 'element')) {
      if (html.length >= charactersPerBlock && mayFollowCut(node, above)) closeStatic()
      html += toHtml(node, { allowDangerousHtml: true })
      if (node.type === 'element') above = node
      continue
    }
    closeStatic()
    if (node.type === 'component') {
      blocks.push(componentBlock(node.component, node.props, toBlocks(node.children)))
    } else if (node.type === 'element') {
      const props = { tag: node.tagName, ...reactAttributes(node) }
      blocks.push(componentBlock('element', props, toBlocks(node.children, node.tagName)))
    }
  }
  closeStatic()
  return blocks
}

/**
 * Whether the HTML may be cut before this node: before headings, paragraphs and entries of definition lists, but not
 * right below a heading. No style depends on what is right above such a cut.
 */
function mayFollowCut(node: ElementContent, above: Element | undefined): boolean {
  const isStart = node.type === 'element' && /^(p|dl)$/.test(node.tagName)
  return isHeading(node) || (isStart && !isHeading(above))
}

const isHeading = (node: ElementContent | undefined) =>
  node?.type === 'element' && [node.properties.className].flat().includes('heading')

function componentBlock(
  component: string,
  props: ComponentBlock['props'],
  blocks: Block[],
): ComponentBlock {
  return { component, props, ...(blocks.length > 0 && { blocks }) }
}

function holdsComponent(node: ElementContent): boolean {
  if (node.type === 'component') return true
  return node.type === 'element' && node.children.some(holdsComponent)
}

/** Attributes in the tree have React's names, except for those that are lists of words. */
function reactAttributes({ properties }: Element): { [name: string]: Json } {
  const attributes: { [name: string]: Json } = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue
    attributes[name] = Array.isArray(value) ? value.join(' ') : value
  }
  return attributes
}
