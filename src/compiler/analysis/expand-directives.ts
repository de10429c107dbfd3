import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Content } from '../directive.ts'
import type { ParsedPage } from '../source/parsed-page.ts'
import { readAttributes } from './directive-attributes.ts'
import { directiveContext } from './read-directives.ts'

/**
 * Replaces all directives that are shown as Markdown with that Markdown. Returns the parts of it that search leaves
 * out.
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
 * Generated nodes have no position, so checks of the author's text skip them. But links and headings get the
 * directive's position, so that their mistakes are reported at its line.
 */
function setPositions(content: Content[], position: Nodes['position']): void {
  visit({ type: 'root', children: content } as Root, (made) => {
    delete made.position
    if (position && (made.type === 'link' || made.type === 'heading')) made.position = position
  })
}
