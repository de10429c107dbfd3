import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { flag } from '../flag.ts'

const schema = z.strictObject({
  /** Name of the text field, shown while it is empty: `Filter add-ons`. */
  prompt: z.string().min(1),
  /** Label of the box that hides dated entries: `Maintained only`. Left out, there is no box. */
  toggle: z.string().min(1).optional(),
  /** Ordinary lists below the field are narrowed too, each under the heading above it. */
  plain: flag.optional(),
})

export type ResourceFilterProps = z.output<typeof schema>

/** A field that narrows the lists below it. Without script it does nothing, so Markdown and search leave it out. */
export const resourceFilter = componentDirective({
  name: 'resource-filter',
  form: 'leaf',
  schema,
  toMarkdown: () => [],
  searchText: () => '',
  example: '::resource-filter{prompt="Filter resources" toggle="Current only"}',
})
