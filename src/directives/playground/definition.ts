import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'

/**
 * Small projects to write and run. Inside is a list of links to headings of the page: the samples below each are a
 * project to start from. Without script it's that list.
 */
export const playground = componentDirective({
  name: 'playground',
  form: 'container',
  schema: z.strictObject({}),
  toMarkdown: ({ content }) => content,
  searchText: () => '',
  example: `:::playground
- [Counter](#counter)
- [From scratch](#from-scratch)
:::`,
})
