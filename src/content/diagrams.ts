import type { List, Paragraph } from 'mdast'
import type { Directive, DirectiveUse } from './directives.ts'

/** What a diagram says without its picture. */
export type DiagramText = { description: string; steps: string[]; caption: string | null }

const folder = 'src/components/diagram/drawings'

/** What a drawing's file exports, of which the text is read here. */
type DrawingModule = { drawing: { description: string; steps?: { text: string }[] } }

/** Reads the texts of all diagrams of a page out of their drawings, which become its dependencies. */
export async function readDiagrams(
  directives: Map<Directive, DirectiveUse>,
  dependencies: Set<string>,
): Promise<Map<Directive, DiagramText>> {
  const texts = new Map<Directive, DiagramText>()
  for (const [node, { component, props }] of directives) {
    if (component !== 'diagram') continue
    // A name that the schema knows: each has its file.
    const file = `${props.name}.ts`
    dependencies.add(`${folder}/${file}`)
    const place = new URL(`../components/diagram/drawings/${file}`, import.meta.url).href
    const { drawing }: DrawingModule = await import(/* @vite-ignore */ place)
    texts.set(node, {
      description: drawing.description,
      steps: (drawing.steps ?? []).map(({ text }) => text),
      caption: typeof props.caption === 'string' ? props.caption : null,
    })
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
