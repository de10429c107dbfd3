import type { Heading, Nodes, RootContent } from 'mdast'
import { underBase } from '../../model/routes.ts'
import { contentOf, labelOf } from '../analysis/directive-nodes.ts'
import { directiveContext } from '../analysis/read-directives.ts'
import type { Content, DirectiveNode } from '../directive.ts'
import { readTarget } from '../html/links.ts'
import { defaultLabel } from '../html/render-html.ts'
import type { ResolvedPage } from '../html/rendered-page.ts'
import { formatMarkdown } from '../source/parse-markdown.ts'
import { paragraph, text } from './markdown-nodes.ts'

/**
 * Writes the page as plain Markdown for tools: first title and description; directives as their Markdown versions, code
 * as shown, URLs as on the site.
 */
export function writeMarkdown(page: ResolvedPage): string {
  const { options, images } = page

  function plain(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'yaml':
      case 'html':
        return []
      case 'code': {
        const fence = page.fences.get(node)
        if (!fence || fence.isHidden) return []
        const { title } = fence.sample.options
        const meta = typeof title === 'string' ? `title="${title}"` : null
        return [{ type: 'code', lang: fence.sample.language, meta, value: fence.lines.code }]
      }
      case 'link':
      case 'definition': {
        const asset = images.get(node.url)
        const url = asset
          ? underBase(options.basePath, asset.url)
          : (readTarget(node.url, page)?.url ?? node.url)
        return [withPlainChildren({ ...node, url })]
      }
      case 'image': {
        const asset = images.get(node.url)
        return [asset ? { ...node, url: underBase(options.basePath, asset.url) } : node]
      }
      case 'leafDirective':
      case 'containerDirective':
        return plainDirective(node)
      default:
        return [withPlainChildren(node)]
    }
  }

  function plainDirective(node: DirectiveNode): Content[] {
    // Block content stays block content.
    const content = contentOf(node).flatMap(plain) as Content[]
    const use = page.directives.get(node)
    if (!use || use.definition.shownAs === 'markdown') return content
    const { definition, props } = use
    const label = labelOf(node)
    return definition.toMarkdown({
      ...directiveContext(node, page, page.directives),
      props,
      content,
      label: label
        ? withPlainChildren({ type: 'paragraph', children: label }).children
        : defaultLabel(definition.label, props).map(({ value }) => text(value)),
    })
  }

  function withPlainChildren<T extends Nodes>(node: T): T {
    if (!('children' in node)) return node
    return { ...node, children: node.children.flatMap((child) => plain(child as RootContent)) }
  }

  const { title, description } = page.frontMatter
  const heading: Heading = { type: 'heading', depth: 1, children: [text(title)] }
  return formatMarkdown({
    type: 'root',
    children: [heading, paragraph(description), ...page.tree.children.flatMap(plain)],
  })
}
