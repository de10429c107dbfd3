import { z } from 'zod'

/** On one line, although YAML could contain line breaks. */
const text = z
  .string()
  .trim()
  .regex(/^\P{Cc}+$/u)
  .describe('a text on one line')

const headingId = z.string().regex(/^[^\s\p{Cc}]+$/u)

const yesOrNo = z.boolean().describe('true or false')

/** The front matter of a page. A description ends a sentence that begins with "Expected". */
export const frontMatterSchema = z.strictObject({
  title: text.describe('a text on one line, the heading of the page'),
  label: text.describe('a text on one line, the short name of the page in sidebar and breadcrumbs'),
  description: text.describe('a text, one or two sentences for search results'),
  path: z
    .string()
    .regex(/^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/)
    .describe('a route such as /tutorials/index: lower-case letters, digits, hyphens and slashes')
    .optional(),
  sidebar: yesOrNo.default(true),
  deprecated: yesOrNo.default(false),
  messages: yesOrNo.default(false),
  keywords: z.array(text).describe('a list of texts').default([]),
  aliases: z
    .record(headingId, text)
    .describe('a map from old heading ids to present ones')
    .default({}),
})

/** What stands between the `---` lines of a page. docs/authoring.md explains each key. */
export type FrontMatter = z.infer<typeof frontMatterSchema>
