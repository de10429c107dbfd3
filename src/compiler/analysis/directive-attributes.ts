import { toString as textOf } from 'mdast-util-to-string'
import type { z } from 'zod'
import { expectedOneOf } from '../../model/suggestion.ts'
import type { DirectiveContext, DirectiveDefinition, DirectiveNode } from '../directive.ts'
import { labelOf, writtenName } from './directive-nodes.ts'

/** The properties that a directive's attributes and label make; null when its definition rejects them. */
export function readAttributes(
  node: DirectiveNode,
  { schema, label, preset }: DirectiveDefinition,
  report: DirectiveContext['report'],
): { [name: string]: unknown } | null {
  const attributes: { [name: string]: unknown } = { ...preset, ...node.attributes }
  const labelNodes = labelOf(node)
  if (labelNodes && label === undefined) {
    report(
      `\`${writtenName(node)}\` takes no text in square brackets.`,
      'Delete the brackets, or put the text into the page.',
    )
  } else if (labelNodes && label !== undefined) {
    attributes[label] = textOf({ type: 'paragraph', children: labelNodes })
  }
  const parsed = schema.safeParse(attributes)
  if (parsed.success) {
    // Attributes that weren't given are left out of the page's data.
    return Object.fromEntries(
      Object.entries(parsed.data).filter(([, value]) => value !== undefined),
    )
  }
  for (const issue of parsed.error.issues) reportIssue(node, issue, schema, label, report)
  return null
}

function reportIssue(
  node: DirectiveNode,
  issue: z.core.$ZodIssue,
  schema: z.ZodObject,
  label: string | undefined,
  report: DirectiveContext['report'],
): void {
  const written = writtenName(node)
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schema.shape)
    for (const key of issue.keys) {
      report(
        `Unknown attribute \`${key}\` of \`${written}\`.`,
        known.length === 0 ? 'It takes none.' : expectedOneOf(key, known),
      )
    }
    return
  }
  const name = String(issue.path[0])
  const value = node.attributes?.[name]
  if (value === undefined) {
    const form = name === label ? `[…]` : `{${name}="…"}`
    report(`Missing attribute \`${name}\` of \`${written}\`.`, `Write \`${written}${form}\`.`)
  } else {
    report(
      `Unexpected value of attribute \`${name}\` of \`${written}\`: ${JSON.stringify(value)}.`,
      issue.message.endsWith('.') ? issue.message : `${issue.message}.`,
    )
  }
}
