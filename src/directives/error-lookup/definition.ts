import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'

/**
 * A field that finds errors by number or by words, and the numbered error that the URL asks for: `?code=7`.
 * The error takes the place of what is written inside, so that little moves when it comes.
 */
export const errorLookup = componentDirective({
  name: 'error-lookup',
  form: 'container',
  schema: z.strictObject({}),
  toMarkdown: ({ content }) => content,
  example: `:::error-lookup
Type the number of your error.
:::`,
})
