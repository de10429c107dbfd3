import type { ElementContent, Root as HastRoot } from 'hast'
import type { Code, Heading, Root } from 'mdast'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { calloutElement } from '../../directives/callout/callout-html.ts'
import { calloutSchema } from '../../directives/definitions.ts'
import { codeBlockHtml } from '../code/code-block-html.ts'
import type { Fence } from '../code/fences.ts'
import { codeElement, type Highlight } from '../code/highlight.ts'
import { mergeForms } from '../code/variants.ts'
import { wholeFile } from '../code/whole-files.ts'
import { contentOf, type Directive, type DirectiveUse, labelOf } from '../source/directives.ts'
import { withBase } from '../source/page-ids.ts'
import type { ComponentNode } from './hast.ts'
import { titleHtml } from './titles.ts'

/** What was found out about a page's nodes before they become HTML. */
export type PageParts = {
  ids: Map<Heading, string>
  fences: Map<Code, Fence>
  directives: Map<Directive, DirectiveUse>
}

type Handlers = NonNullable<Options['handlers']>
type NodeHandler = NonNullable<Handlers['paragraph']>

/** Turns a page's Markdown tree into an HTML tree with component nodes for directives and fences. */
export function toHtmlTree(
  tree: Root,
  parts: PageParts,
  highlight: Highlight,
  basePath: string,
): HastRoot {
  const renderDirective: NodeHandler = (state, node: Directive) => {
    const use = parts.directives.get(node)
    if (!use) return undefined
    const content = node.type === 'containerDirective' ? contentOf(node) : []
    const children = state.all({ type: 'root', children: content })
    const { component, props, htmlProp } = use
    const label = labelOf(node)
    const wordsOf = (text: string): ElementContent[] =>
      label ? state.all(label) : [{ type: 'text', value: text }]
    if (component === 'callout') {
      const { type, title } = calloutSchema.parse(props)
      return calloutElement(type, wordsOf(title), children)
    }
    if (!htmlProp) return componentNode(component, props, children)
    const html = titleHtml(wordsOf(String(props[htmlProp])))
    return componentNode(component, { ...props, [htmlProp]: html }, children)
  }
  const handlers: Handlers = {
    containerDirective: renderDirective,
    leafDirective: renderDirective,
    code: (_state, node: Code) => {
      const fence = parts.fences.get(node)
      return fence && !fence.isHidden ? renderFence(fence, highlight, basePath) : undefined
    },
    // Comments; anything else has been reported.
    html: () => undefined,
  }
  for (const [heading, id] of parts.ids) {
    heading.data = { ...heading.data, hProperties: { id } }
  }
  return unified()
    .use(remarkRehype, {
      handlers,
      clobberPrefix: '',
      footnoteLabelProperties: { className: ['visually-hidden'] },
    })
    .runSync(tree)
}

function renderFence(fence: Fence, highlight: Highlight, basePath: string): ElementContent {
  const { sample, lines, variants } = fence
  const whole = wholeFile(fence)
  const { title, showLineNumbers, wrap } = sample.options
  const firstLineNumber =
    showLineNumbers === undefined ? null : Number(showLineNumbers === true ? 1 : showLineNumbers)
  const forms = (variants?.forms ?? [{ name: sample.language, lines }]).map(({ name, lines }) => ({
    name,
    lines: highlight(lines, sample.language, { firstLineNumber }),
  }))
  const value = codeBlockHtml({
    language: sample.language,
    title: typeof title === 'string' ? title : null,
    titleHref: whole ? withBase(whole.url, basePath) : null,
    isWrapped: wrap === true,
    choice: variants?.choice ?? null,
    html: codeElement(sample.language, mergeForms(forms)),
  })
  return { type: 'raw', value }
}

function componentNode(
  component: string,
  props: ComponentNode['props'],
  children: ElementContent[],
): ComponentNode {
  return { type: 'component', component, props, children }
}
