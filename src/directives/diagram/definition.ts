import { z } from 'zod'
import { componentDirective, type DirectiveContext } from '../../compiler/directive.ts'
import { orderedList, paragraph, text, withCode } from '../../compiler/output/markdown-nodes.ts'
import { drawingSchema } from './drawing-schema.ts'

const schema = z.strictObject({
  /** A file of the content's folder `diagrams`: `data-flow`. */
  name: z.string().regex(/^[a-z0-9-]+$/, 'Expected the name of a file in content/diagrams'),
  caption: z.string().min(1).optional(),
})

export type DiagramProps = z.output<typeof schema>

/** A diagram. Its Markdown version is a description, then the steps as a numbered list. */
export const diagram = componentDirective({
  name: 'diagram',
  form: 'leaf',
  schema,
  resolve: (props, context) => readDrawing(props, context) && props,
  toMarkdown({ props, ...context }) {
    const drawing = readDrawing(props, context)
    if (!drawing) return []
    const { description, steps = [] } = drawing
    const sentences = [props.caption, description].flatMap((value) => (value ? [ended(value)] : []))
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

const readDrawing = ({ name }: DiagramProps, { contentDir, readJson }: DirectiveContext) =>
  readJson(`${contentDir}diagrams/${name}.json`, drawingSchema)

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)
