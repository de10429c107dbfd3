import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'

/**
 * A field that finds errors by number or by words, and shows the error in the URL: `?code=7`. The error replaces the
 * directive's content, so that little moves.
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
