import type { PageContext } from '../context.ts'
import { textOf } from './hast.ts'

/** Characters of a first paragraph that is read at a glance. */
const shortLead = 200

/** Marks the paragraph that a page begins with if it is long: styles set it smaller. */
export function markLongLead({ html }: PageContext): void {
  const lead = html.children.find((node) => node.type === 'element')
  if (lead?.type !== 'element' || lead.tagName !== 'p') return
  if (textOf(lead).length > shortLead) lead.properties.className = ['long-lead']
}
