import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { strong } from '../../compiler/output/markdown-nodes.ts'
import { flag } from '../flag.ts'

const schema = z.strictObject({
  /** The text in square brackets. */
  summary: z.string().min(1),
  open: flag,
})

export type DetailsProps = z.output<typeof schema>

/** A part that the reader can open. */
export const details = componentDirective({
  name: 'details',
  form: 'container',
  schema,
  label: 'summary',
  isLabelHtml: true,
  toMarkdown: ({ label, content }) => [strong(...label), ...content],
  example: `:::details[What happens in a nested update]
Folded until the reader opens it.
:::`,
})
