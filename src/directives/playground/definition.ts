import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'

const schema = z.strictObject({
  /** The URL of the form for bug reports, which takes `title` and `body`. */
  report: z.url({ protocol: /^https$/ }),
})

export type PlaygroundProps = z.output<typeof schema>

/**
 * Small projects to write and run. Its content is a list of links to headings of the page: the samples below each
 * heading are a project to start with. Without script, the list is shown.
 */
export const playground = componentDirective({
  name: 'playground',
  form: 'container',
  schema,
  toMarkdown: ({ content }) => content,
  example: `:::playground{report="https://github.com/owner/library/issues/new"}
- [Counter](#counter)
- [From scratch](#from-scratch)
:::`,
})
