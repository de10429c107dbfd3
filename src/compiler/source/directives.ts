import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import { type DirectiveDefinition, directives } from '../../directives/definitions.ts'
import { tabsProps } from '../../directives/tabs/tabs-props.ts'
import type { Report } from '../../model/diagnostic.ts'
import type { Json } from '../../model/page.ts'
import { expectedOneOf, nearest } from '../../model/suggestion.ts'

export type Directive = ContainerDirective | LeafDirective

/** A directive that passed its checks: the component that renders it, and its properties. */
export type DirectiveUse = {
  component: string
  props: { [name: string]: Json }
  /** The property that the component gets as HTML. */
  htmlProp?: string
}

export const colonsOf = ({ type, name }: Directive) =>
  `${type === 'containerDirective' ? ':::' : '::'}${name}`

/** The text in square brackets is the first paragraph of a directive, and marked as such. */
export function labelOf({ children }: Directive): Paragraph | undefined {
  const [first] = children
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
}

/** What a directive holds without its label. */
export function contentOf(directive: ContainerDirective): ContainerDirective['children'] {
  return labelOf(directive) ? directive.children.slice(1) : directive.children
}

/** Checks every directive of a page against its definition. Those with mistakes are left out. */
export function readDirectives(
  tree: Root,
  source: string,
  report: Report,
): Map<Directive, DirectiveUse> {
  const uses = new Map<Directive, DirectiveUse>()
  const lines = source.split('\n')

  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'paragraph' && !node.data?.directiveLabel && node.position) {
      const { start, end } = node.position
      const written = source.slice(start.offset, end.offset).split('\n')
      const stray = written.findIndex(isStrayDirective)
      if (stray < 0) return
      report(
        { line: line + stray },
        `Unexpected text \`${written[stray]?.trim()}\`.`,
        'A directive is written `:::name[Label]{attribute="value"}` and ends with `:::` on a line of its own.',
      )
    }
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return
    const definition = findDefinition(node, report)
    if (!definition) return
    if (node.type === 'containerDirective' && !isClosed(node, lines)) {
      report({ line }, `\`${colonsOf(node)}\` is not closed.`, 'Expected a line of `:::` after it.')
    }
    checkPlace(node, definition, parent, report)
    const props = readAttributes(node, definition, report)
    if (!props) return
    const { component, label, isLabelHtml } = definition
    uses.set(node, { component, props, ...(label && isLabelHtml && { htmlProp: label }) })
  })

  for (const [node, use] of uses) {
    if (node.name === 'tabs') use.props = tabsProps(node, use.props, uses, report)
  }
  return uses
}

function isStrayDirective(line: string): boolean {
  return /^[\s>]*(:{2,}\s*[a-z]|:{3,}\s*$)/i.test(line)
}

/** The parser takes a directive without an end to run to the end of what holds it. */
function isClosed(node: ContainerDirective, lines: string[]): boolean {
  return /^[\s>]*:{3,}\s*$/.test(lines[(node.position?.end.line ?? 1) - 1] ?? '')
}

function findDefinition(node: Directive, report: Report): DirectiveDefinition | null {
  const line = node.position?.start.line ?? 1
  const definition = Object.hasOwn(directives, node.name) ? directives[node.name] : undefined
  if (!definition) {
    report(
      { line },
      `Unknown directive \`${colonsOf(node)}\`.`,
      expectedOneOf(node.name, Object.keys(directives)),
    )
    return null
  }
  if (`${definition.form}Directive` !== node.type) {
    const form = definition.form === 'leaf' ? `::${node.name}` : `:::${node.name} … :::`
    report({ line }, `Unexpected form of directive \`${colonsOf(node)}\`.`, `Expected \`${form}\`.`)
    return null
  }
  return definition
}

function checkPlace(
  node: Directive,
  definition: DirectiveDefinition,
  parent: unknown,
  report: Report,
): void {
  const line = node.position?.start.line ?? 1
  const holder = (parent as Partial<Directive> | undefined)?.name
  if (definition.parent !== undefined && holder !== definition.parent) {
    report(
      { line },
      `\`${colonsOf(node)}\` stands outside \`:::${definition.parent}\`.`,
      `Put it directly into \`::::${definition.parent}\` … \`::::\`; the outer directive needs one colon more.`,
    )
  }
  if (definition.child === undefined || node.type !== 'containerDirective') return
  for (const child of contentOf(node)) {
    if (child.type === 'containerDirective' && child.name === definition.child) continue
    const found = 'name' in child ? colonsOf(child as Directive) : child.type
    report(
      { line: child.position?.start.line ?? line },
      `Unexpected \`${found}\` in \`${colonsOf(node)}\`.`,
      `Expected nothing but \`:::${definition.child}\`.`,
    )
  }
}

function readAttributes(
  node: Directive,
  { schema, label, preset }: DirectiveDefinition,
  report: Report,
): DirectiveUse['props'] | null {
  const line = node.position?.start.line ?? 1
  const attributes: { [name: string]: unknown } = { ...preset, ...node.attributes }
  const labelNode = labelOf(node)
  if (labelNode && label === undefined) {
    report({ line }, `\`${colonsOf(node)}\` takes no text in square brackets.`)
  } else if (labelNode && label !== undefined) {
    attributes[label] = textOf(labelNode)
  }
  const parsed = schema.safeParse(attributes)
  if (parsed.success) return definedValues(parsed.data)
  for (const issue of parsed.error.issues) reportAttribute(node, issue, schema, label, report)
  return null
}

function reportAttribute(
  node: Directive,
  issue: z.core.$ZodIssue,
  schema: z.ZodObject,
  label: string | undefined,
  report: Report,
): void {
  const line = node.position?.start.line ?? 1
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schema.shape)
    for (const key of issue.keys) {
      report(
        { line },
        `Unknown attribute \`${key}\` of \`${colonsOf(node)}\`.`,
        nearest(key, known) === null && known.length === 0
          ? 'It takes none.'
          : expectedOneOf(key, known),
      )
    }
    return
  }
  const name = String(issue.path[0])
  const value = node.attributes?.[name]
  if (value !== undefined) {
    report(
      { line },
      `Unexpected value of attribute \`${name}\` of \`${colonsOf(node)}\`: ${JSON.stringify(value)}.`,
      issue.message.endsWith('.') ? issue.message : `${issue.message}.`,
    )
  } else {
    const form = name === label ? `[…]` : `{${name}="…"}`
    report(
      { line },
      `Missing attribute \`${name}\` of \`${colonsOf(node)}\`.`,
      `Write \`${colonsOf(node)}${form}\`.`,
    )
  }
}

/** Attributes that were not given leave no trace in the page's data. */
function definedValues(values: { [name: string]: unknown }): DirectiveUse['props'] {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(defined) as DirectiveUse['props'] // Schemas of directives give JSON.
}
