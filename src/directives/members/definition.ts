import type { Element, ElementContent } from 'hast'
import { z } from 'zod'
import { splitAtDots } from '../../compiler/analysis/split-at-dots.ts'
import { htmlDirective } from '../../compiler/directive.ts'
import { element } from '../../compiler/html/hast.ts'

const schema = z.strictObject({
  /** What they are members of, separated by spaces: `CreateSliceOptions`, `createSlice()`. */
  of: z.string().min(1).optional(),
  /** The module that declares it. */
  from: z.string().min(1).optional(),
  /** Prefix of ids, for names that are on the page more than once. */
  prefix: z
    .string()
    .regex(/^[a-z0-9_-]+$/, 'Expected lower-case letters, digits, hyphens and underscores')
    .optional(),
})

/** Parameters, options or fields. Each can be linked to and found by search. */
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

/** Splits the content: what is before the first entry, then each entry with everything that belongs to it. */
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
    // Each entry is a list of its own, so that long lists can be rendered in parts.
    nodes.push(
      element('dl', { className: ['member-entry'] }, [
        element('dt', {}, [line]),
        element('dd', { className: ['flow'] }, content),
      ]),
    )
  }
  return nodes
}

/** The first line, with the id, and the paragraph that explains the member. */
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
    // The line break is left out.
    element('p', {}, children.slice(end + 2)),
  ]
}

/** The text after each dot of a line, without whitespace around it. */
const factsIn = (nodes: ElementContent[]): ElementContent[][] =>
  splitAtDots(nodes)
    .slice(1)
    .map((fact) => fact.filter((node) => node.type !== 'text' || node.value.trim() !== ''))
    .filter((fact) => fact.length > 0)

/** Marks facts that readers must not miss. */
function attributesOf([first]: ElementContent[]): { className?: string[] } {
  const word = first?.type === 'text' ? first.value.trim() : ''
  return /^(required|deprecated)$/.test(word) ? { className: [`member-${word}`] } : {}
}
