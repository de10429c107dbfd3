import type { Element, ElementContent } from 'hast'
import { z } from 'zod'
import { htmlDirective } from '../../compiler/directive.ts'
import { element } from '../../compiler/html/hast.ts'

const schema = z.strictObject({
  /** What they are members of, with spaces between: `CreateSliceOptions`, `createSlice()`. */
  of: z.string().min(1).optional(),
  /** The module that declares it. */
  from: z.string().min(1).optional(),
  /** What ids begin with, where names come more than once on a page. */
  prefix: z
    .string()
    .regex(/^[a-z0-9_-]+$/, 'Expected lower-case letters, digits, hyphens and underscores')
    .optional(),
})

/** Parameters, options or fields. Each can be linked to, and search finds it. */
export const members = htmlDirective({
  name: 'members',
  form: 'container',
  schema,
  membersOf: ({ of = '', from = null, prefix = '' }) => ({
    of: of.split(/\s+/).filter(Boolean),
    from,
    prefix,
  }),
  toHtml: ({ children }) => children.flatMap((child) => (isMember(child) ? split(child) : child)),
  toMarkdown: ({ content }) => content,
  searchText: () => '',
  example: `:::members{of="CreateSliceOptions"}
**\`name\`** · \`string\` · required\\
The start of every action type that the slice makes: \`todos\` gives \`todos/added\`.

**\`selectors\`** · \`Record<string, (state, ...args) => unknown>\` · optional\\
Functions that take the slice's state.

A second paragraph, a sample or a list of the same entry may follow.
:::`,
})

const isMember = (node: ElementContent): node is Element =>
  node.type === 'element' && [node.properties.className].flat().includes('member')

/** The first line, which carries the id, and the paragraph that explains it. */
function split({ properties, children }: Element): ElementContent[] {
  const end = children.findIndex((child) => child.type === 'element' && child.tagName === 'br')
  const [name, ...facts] = children.slice(0, end)
  return [
    element('p', properties, [
      ...(name ? [name] : []),
      element('span', { className: ['member-facts'] }, facts),
    ]),
    // A line break follows the break.
    element('p', {}, children.slice(end + 2)),
  ]
}
