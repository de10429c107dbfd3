import type { Element, ElementContent } from 'hast'
import { z } from 'zod'
import { splitAtDots } from '../../compiler/analysis/split-at-dots.ts'
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
  toHtml: ({ children }) => entriesOf(children),
  toMarkdown: ({ content }) => content,
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

/** What stands before the first entry as it is, then each entry with all that belongs to it. */
function entriesOf(children: ElementContent[]): ElementContent[] {
  const nodes: ElementContent[] = []
  let content: ElementContent[] | undefined
  for (const child of children) {
    if (!isMember(child)) {
      ;(content ?? nodes).push(child)
      continue
    }
    const [line, text] = split(child)
    content = [text]
    // A list each, so that long lists can be rendered in parts.
    nodes.push(
      element('dl', { className: ['member-entry'] }, [
        element('dt', {}, [line]),
        element('dd', { className: ['flow'] }, content),
      ]),
    )
  }
  return nodes
}

/** The first line, which carries the id, and the paragraph that explains it. */
function split({ properties, children }: Element): [ElementContent, ElementContent] {
  const end = children.findIndex((child) => child.type === 'element' && child.tagName === 'br')
  const [name, ...facts] = children.slice(0, end)
  return [
    element('p', properties, [
      ...(name ? [name] : []),
      ...factsIn(facts).flatMap((fact): ElementContent[] => [
        { type: 'text', value: ' ' },
        element('span', attributesOf(fact), fact),
      ]),
    ]),
    // A line break follows the break.
    element('p', {}, children.slice(end + 2)),
  ]
}

/** What stands behind each dot of a line, without blanks around it. */
const factsIn = (nodes: ElementContent[]): ElementContent[][] =>
  splitAtDots(nodes)
    .slice(1)
    .map((fact) => fact.filter((node) => node.type !== 'text' || node.value.trim() !== ''))
    .filter((fact) => fact.length > 0)

/** What a reader must not miss is marked. */
function attributesOf([first]: ElementContent[]): { className?: string[] } {
  const word = first?.type === 'text' ? first.value.trim() : ''
  return /^(required|deprecated)$/.test(word) ? { className: [`member-${word}`] } : {}
}
