import { z } from 'zod'

/** On one line, also when YAML's escapes or block forms could write more. */
const text = z
  .string()
  .trim()
  .regex(/^\P{Cc}+$/u)

const headingId = z.string().regex(/^[^\s\p{Cc}]+$/u)

export const frontMatterSchema = z.strictObject({
  title: text,
  label: text,
  description: text,
  path: z
    .string()
    .regex(/^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/)
    .optional(),
  sidebar: z.boolean().default(true),
  deprecated: z.boolean().default(false),
  keywords: z.array(text).default([]),
  aliases: z.record(headingId, text).default({}),
})

/** What stands between the `---` lines of a page. docs/authoring.md explains each key. */
export type FrontMatter = z.infer<typeof frontMatterSchema>
