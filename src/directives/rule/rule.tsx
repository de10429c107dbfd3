import type { ReactNode } from 'react'
import type { RuleProps } from './definition.ts'
import { priorityNames } from './priority-names.ts'
import './rule.css'

/** One rule of a guide under the badge of its priority. Its heading is the first block in it. */
export function Rule({ priority, children }: RuleProps & { children?: ReactNode }) {
  return (
    <section className="rule" data-priority={priority}>
      <p className="rule-badge">{priorityNames[priority]}</p>
      {children}
    </section>
  )
}
