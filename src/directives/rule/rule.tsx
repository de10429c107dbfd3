import type { Block } from '../../model/page.ts'
import { Blocks } from '../blocks.tsx'
import { priorityNames } from './priority-names.ts'
import type { RuleAttributes } from './schema.ts'
import './rule.css'

export type RuleProps = RuleAttributes & { blocks: Block[] }

/** One rule of a guide under the badge of its priority. Its heading is the first block in it. */
export function Rule({ priority, blocks }: RuleProps) {
  return (
    <section className="rule" data-priority={priority}>
      <p className="rule-badge">{priorityNames[priority]}</p>
      <Blocks blocks={blocks} />
    </section>
  )
}
