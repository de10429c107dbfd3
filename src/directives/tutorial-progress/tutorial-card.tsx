import type { ReactNode } from 'react'
import type { TutorialCardProps } from './definition.ts'
import { useProgress } from './progress.ts'
import { Segments } from './segments.tsx'
import './tutorial-progress.css'

/** A tutorial to choose: what it is, how long it takes, and the way to the first part that is not done. */
export function TutorialCard({
  tutorial,
  parts,
  hours,
  children,
}: TutorialCardProps & { children?: ReactNode }) {
  const { done } = useProgress(tutorial)
  const isBegun = done.length > 0
  const open = parts.findIndex((_part, index) => !done.includes(index + 1))
  const next = parts[Math.max(open, 0)]
  return (
    <section className="tutorial-card">
      <div className="tutorial-about flow">{children}</div>
      <Segments parts={parts} done={done} />
      <p className="tutorial-facts">
        <a className="button" href={import.meta.env.BASE_URL + next?.path.slice(1)}>
          {isBegun && open > 0 ? `Continue with part ${open + 1}` : 'Start'}
        </a>
        <span>
          {parts.length} parts · about {hours} hours
        </span>
        <span>{isBegun && `${done.length} of ${parts.length} done`}</span>
      </p>
    </section>
  )
}
