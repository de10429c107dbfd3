import type { BlockContent, DefinitionContent, Nodes, Paragraph, Root, RootContent } from 'mdast'
import { type DiagramText, diagramMarkdown } from '../../directives/diagram/diagram-text.ts'
import type { Asset, Page } from '../../model/page.ts'
import type { PageParts } from '../html/html-tree.ts'
import { type LinkContext, readTarget } from '../html/links.ts'
import { contentOf, type Directive, labelOf } from '../source/directives.ts'
import { withBase } from '../source/page-ids.ts'
import { formatMarkdown } from '../source/parse-markdown.ts'

type Block = BlockContent | DefinitionContent

/**
 * The page as plain Markdown for tools that read: title and description first, callouts as quotes, tabs one
 * after the other under their labels, diagrams as their text, code as it is shown, addresses as on the site.
 */
export function toPlainMarkdown(
  tree: Root,
  page: Pick<Page, 'title' | 'description'>,
  parts: PageParts,
  context: LinkContext,
  images: Map<string, Asset>,
  diagrams: Map<Directive, DiagramText>,
): string {
  function plain(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'yaml':
      case 'html':
        return []
      case 'code': {
        const fence = parts.fences.get(node)
        if (!fence || fence.isHidden) return []
        const { title } = fence.sample.options
        const meta = typeof title === 'string' ? `title="${title}"` : null
        return [{ type: 'code', lang: fence.sample.language, meta, value: fence.lines.code }]
      }
      case 'link':
      case 'definition': {
        const asset = images.get(node.url)
        const url = asset
          ? withBase(asset.url, context.basePath)
          : (readTarget(node.url, context)?.url ?? node.url)
        return [withPlainChildren({ ...node, url })]
      }
      case 'image': {
        const asset = images.get(node.url)
        return [asset ? { ...node, url: withBase(asset.url, context.basePath) } : node]
      }
      case 'leafDirective': {
        const use = parts.directives.get(node)
        if (use?.component === 'video') return [videoLink(use.props)]
        if (use?.component === 'tutorial-progress') return [paragraph(placeInTutorial(use.props))]
        const diagram = diagrams.get(node)
        // What is left has nothing to say without script: fields that narrow a list.
        return diagram ? diagramMarkdown(diagram) : []
      }
      case 'containerDirective':
        return plainDirective(node)
      default:
        return [withPlainChildren(node)]
    }
  }

  function plainDirective(node: Extract<RootContent, { type: 'containerDirective' }>): Block[] {
    const use = parts.directives.get(node)
    // What was block content before is block content after.
    const content = contentOf(node).flatMap(plain) as Block[]
    const label = labelOf(node)
    const { title, summary, value } = use?.props ?? {}
    const heading = label
      ? strongParagraph(withPlainChildren(label))
      : strong(String(title ?? summary ?? value ?? ''))
    if (use?.component === 'callout') {
      return [{ type: 'blockquote', children: [heading, ...content] }]
    }
    if (use?.component === 'rule') {
      const priority = String(use.props.priority).replace('-', ' ')
      return [...content.slice(0, 1), strong(`Priority: ${priority}`), ...content.slice(1)]
    }
    if (use?.component === 'checkpoint') content.push(archiveLink(use.props, context.basePath))
    return use?.component === 'tabs' ? content : [heading, ...content]
  }

  function withPlainChildren<T extends Nodes>(node: T): T {
    if (!('children' in node)) return node
    return { ...node, children: node.children.flatMap((child) => plain(child as RootContent)) }
  }

  const title: RootContent = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: page.title }],
  }
  return formatMarkdown({
    type: 'root',
    children: [title, paragraph(page.description), ...tree.children.flatMap(plain)],
  })
}

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
})

const videoLink = ({ title, id, about }: { [name: string]: unknown }): Paragraph => ({
  type: 'paragraph',
  children: [
    {
      type: 'link',
      url: `https://www.youtube.com/watch?v=${id}`,
      children: [{ type: 'text', value: `${title}` }],
    },
    { type: 'text', value: `. ${about}` },
  ],
})

/** Where the archive is that `:::checkpoint` offers. */
const archiveLink = ({ app, part }: { [name: string]: unknown }, basePath: string): Paragraph => {
  const name = `${app}-part-${part}.zip`
  const url = withBase(`/examples/${name}`, basePath)
  return {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'The application as it is here: ' },
      { type: 'link', url, children: [{ type: 'text', value: name }] },
    ],
  }
}

const placeInTutorial = ({ name, part, parts }: { [name: string]: unknown }): string =>
  `${name}, part ${part} of ${(parts as unknown[]).length}.`

const strong = (value: string): Paragraph => strongParagraph(paragraph(value))

const strongParagraph = ({ children }: Paragraph): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
})
