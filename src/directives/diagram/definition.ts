import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { orderedList, paragraph, text, withCode } from '../../compiler/output/markdown-nodes.ts'
import type { Drawing } from './drawing.ts'
import { type DiagramName, drawings } from './drawings.ts'

const schema = z.strictObject({
  name: z.enum(Object.keys(drawings) as [DiagramName, ...DiagramName[]]),
  caption: z.string().min(1).optional(),
})

export type DiagramProps = z.output<typeof schema>

/** A diagram; as Markdown, what it shows and then its steps as a numbered list. */
export const diagram = componentDirective({
  name: 'diagram',
  form: 'leaf',
  schema,
  toMarkdown({ props: { name, caption } }) {
    const { description, steps = [] }: Drawing = drawings[name]
    const sentences = [caption, description].flatMap((value) => (value ? [ended(value)] : []))
    const shown = paragraph({
      type: 'emphasis',
      children: [text(`Diagram: ${sentences.join(' ')}`)],
    })
    return steps.length === 0
      ? [shown]
      : [shown, orderedList(steps.map((step) => withCode(step.text)))]
  },
  example: '::diagram{name=data-flow caption="Data flows in one direction"}',
})

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)
