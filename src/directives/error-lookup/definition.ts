import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'

/** Shows the numbered error that the URL asks for: `?code=7`. Without script it shows nothing. */
export const errorLookup = componentDirective({
  name: 'error-lookup',
  form: 'leaf',
  schema: z.strictObject({}),
  toMarkdown: () => [],
  searchText: () => '',
  example: '::error-lookup',
})
