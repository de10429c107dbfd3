import type { ElementContent, Root, Text } from 'hast'
import type { Code } from 'mdast'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { underBase } from '../../model/routes.ts'
import type { AnalyzedPage } from '../analysis/analyzed-page.ts'
import { contentOf, labelOf } from '../analysis/directive-nodes.ts'
import { changedCount } from '../code/changes/mark-changes.ts'
import type { Fence } from '../code/fence.ts'
import { codeElement, highlight } from '../code/highlight.ts'
import { mergeVariants } from '../code/variants.ts'
import { wholeFile } from '../code/whole-files.ts'
import type { DirectiveNode, Properties } from '../directive.ts'
import { codeBlockHtml } from './code-block-html.ts'
import type { ComponentNode } from './hast.ts'
import { isSignature, linkNames, namedIn, signatureLanguage } from './signature.ts'
import { titleHtml } from './titles.ts'

type Handlers = NonNullable<Options['handlers']>
type NodeHandler = NonNullable<Handlers['paragraph']>

/** Turns the Markdown tree into an HTML tree. Directives that React renders become component nodes. */
export function renderHtml(page: AnalyzedPage): Root {
  const { tree, fences, headingIds, members, options } = page
  const renderDirective: NodeHandler = (state, node: DirectiveNode) => {
    const use = page.directives.get(node)
    if (!use || use.definition.shownAs === 'markdown') return undefined
    const { definition, props } = use
    const children = state.all({ type: 'root', children: contentOf(node) })
    const labelNodes = labelOf(node)
    const label: ElementContent[] = labelNodes
      ? state.all({ type: 'paragraph', children: labelNodes })
      : defaultLabel(definition.label, props)
    if (definition.shownAs === 'html') {
      return definition.toHtml({ props, label, children, basePath: options.basePath })
    }
    const { name, isLabelHtml, label: labelName } = definition
    const isHtml = isLabelHtml && labelName !== undefined
    return {
      type: 'component',
      component: name,
      // The schemas of directives produce JSON.
      props: {
        ...(props as ComponentNode['props']),
        ...(isHtml && { [labelName]: titleHtml(label) }),
      },
      children,
    } satisfies ComponentNode
  }
  const handlers: Handlers = {
    containerDirective: renderDirective,
    leafDirective: renderDirective,
    code: (_state, node: Code) => {
      const fence = fences.get(node)
      if (!fence || fence.isHidden) return undefined
      return isSignature(fence, page)
        ? renderSignature(fence, namedIn(node, page))
        : renderFence(fence, options.basePath)
    },
    // Only comments are left; other HTML has been reported.
    html: () => undefined,
  }
  for (const [heading, id] of headingIds) {
    heading.data = { ...heading.data, hProperties: { id } }
  }
  for (const [paragraph, { id, name }] of members) {
    const hProperties = { className: ['member'], id, dataName: name }
    paragraph.data = { ...paragraph.data, hProperties }
  }
  return unified()
    .use(remarkRehype, {
      handlers,
      clobberPrefix: '',
      footnoteLabelProperties: { className: ['visually-hidden'] },
    })
    .runSync(tree)
}

/** The default for a label that isn't written: the property that it would have set, if there is one. */
export function defaultLabel(label: string | undefined, props: Properties): Text[] {
  const value = label === undefined ? undefined : props[label]
  return value === undefined ? [] : [{ type: 'text', value: String(value) }]
}

function renderFence(fence: Fence, basePath: string): ElementContent {
  const { sample, lines, variants, live, isCompared } = fence
  const whole = wholeFile(fence)
  const { title, showLineNumbers, wrap } = sample.options
  const firstLineNumber =
    showLineNumbers === undefined ? null : Number(showLineNumbers === true ? 1 : showLineNumbers)
  const written = variants?.all ?? [{ name: sample.language, lines }]
  const rendered = written.map(({ name, lines }) => ({
    name,
    lines: highlight(lines, sample.language, firstLineNumber),
  }))
  const value = codeBlockHtml({
    language: sample.language,
    isSignature: false,
    title: typeof title === 'string' ? title : null,
    titleHref: whole ? underBase(basePath, whole.url) : null,
    changed: isCompared ? written.slice(0, 2).map(({ lines }) => changedCount(lines)) : null,
    isWrapped: wrap === true,
    choice: variants?.choice ?? null,
    live,
    html: codeElement(sample.language, mergeVariants(rendered)),
  })
  return { type: 'raw', value }
}

function renderSignature({ lines }: Fence, names: Map<string, string>): ElementContent {
  const rendered = highlight(lines, signatureLanguage, null)
  const html = linkNames(rendered.map(({ html }) => html).join(''), names)
  const value = codeBlockHtml({
    language: signatureLanguage,
    isSignature: true,
    title: null,
    titleHref: null,
    changed: null,
    isWrapped: false,
    choice: null,
    live: null,
    html: codeElement(signatureLanguage, html),
  })
  return { type: 'raw', value }
}
