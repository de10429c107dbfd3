import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ParsedPage } from '../context.ts'
import type { Content } from '../directive.ts'
import { readAttributes } from './directive-attributes.ts'
import { directiveContext } from './read-directives.ts'

/**
 * Puts the Markdown that they stand for in place of all directives that are shown as Markdown. Returns what of it search
 * leaves out.
 */
export function expandDirectives(page: ParsedPage): Set<Nodes> {
  const { directives } = page.extensions
  const unsearched = new Set<Nodes>()
  visit(page.tree, 'leafDirective', (node, index, parent) => {
    const definition = directives.find(({ name }) => name === node.name)
    if (definition?.shownAs !== 'markdown' || !parent || index === undefined) return
    const context = directiveContext(node, page)
    const props = readAttributes(node, definition, context.report)
    const content = (props && definition.toMarkdown({ ...context, props })) ?? []
    setPositions(content, node.position)
    if (definition.isSearched === false) for (const made of content) unsearched.add(made)
    parent.children.splice(index, 1, ...content)
    return index + content.length
  })
  return unsearched
}

/**
 * Nodes that were made have no place in the source, so that checks of the author's text pass over them.
 * Links and headings get the directive's: what is wrong with them is told later, at its line.
 */
function setPositions(content: Content[], position: Nodes['position']): void {
  visit({ type: 'root', children: content } as Root, (made) => {
    delete made.position
    if (position && (made.type === 'link' || made.type === 'heading')) made.position = position
  })
}
