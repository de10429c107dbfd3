import type { List, Paragraph } from 'mdast'
import type { Directive, DirectiveUse } from '../../compiler/source/directives.ts'
import type { Drawing } from './drawing.ts'
import { drawing as asyncDataFlow } from './drawings/async-data-flow.ts'
import { drawing as cacheLifecycle } from './drawings/cache-lifecycle.ts'
import { drawing as dataFlow } from './drawings/data-flow.ts'
import { drawing as enhancerOrder } from './drawings/enhancer-order.ts'
import { drawing as listenerMiddleware } from './drawings/listener-middleware.ts'
import { drawing as middlewarePipeline } from './drawings/middleware-pipeline.ts'
import { drawing as normalized } from './drawings/normalized.ts'
import { drawing as reducerTree } from './drawings/reducer-tree.ts'
import { drawing as selectorMemoization } from './drawings/selector-memoization.ts'
import { drawing as storeParts } from './drawings/store-parts.ts'
import { drawing as thunkPath } from './drawings/thunk-path.ts'
import type { DiagramName } from './schema.ts'

/** What a diagram says without its picture. */
export type DiagramText = { description: string; steps: string[]; caption: string | null }

/** The drawings are data, and know no React. */
const drawings: { [name in DiagramName]: Drawing } = {
  'data-flow': dataFlow,
  'async-data-flow': asyncDataFlow,
  'store-parts': storeParts,
  'reducer-tree': reducerTree,
  'thunk-path': thunkPath,
  'cache-lifecycle': cacheLifecycle,
  normalized,
  'selector-memoization': selectorMemoization,
  'listener-middleware': listenerMiddleware,
  'middleware-pipeline': middlewarePipeline,
  'enhancer-order': enhancerOrder,
}

/** What all diagrams of a page say, out of their drawings. */
export function readDiagrams(
  directives: Map<Directive, DirectiveUse>,
): Map<Directive, DiagramText> {
  const texts = new Map<Directive, DiagramText>()
  for (const [node, { component, props }] of directives) {
    if (component !== 'diagram') continue
    // The schema has let no other name pass.
    const { description, steps = [] } = drawings[props.name as DiagramName]
    const caption = typeof props.caption === 'string' ? props.caption : null
    texts.set(node, { description, steps: steps.map(({ text }) => text), caption })
  }
  return texts
}

/** A diagram as Markdown: what it shows, then its steps as a numbered list. */
export function diagramMarkdown({
  description,
  steps,
  caption,
}: DiagramText): (Paragraph | List)[] {
  const shown = [caption, description].flatMap((text) => (text ? [ended(text)] : []))
  const text = `Diagram: ${shown.join(' ')}`
  const first: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'emphasis', children: [{ type: 'text', value: text }] }],
  }
  if (steps.length === 0) return [first]
  const items = steps.map((value): List['children'][number] => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
  }))
  return [first, { type: 'list', ordered: true, spread: false, children: items }]
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
