import { type ReactNode, useEffect, useRef } from 'react'
import type { TutorialCardProps, TutorialProgressProps } from './definition.ts'
import { useProgress } from './progress.ts'
import { Segments } from './segments.tsx'
import './tutorial-progress.css'

/** The content of this part of a tutorial, its place in the tutorial, and the way to the other parts. */
export function TutorialProgress({
  tutorial,
  part,
  name,
  parts,
  children,
}: TutorialProgressProps & { children?: ReactNode }) {
  const { done, finish } = useProgress(tutorial)
  const root = useRef<HTMLElement>(null)

  // A reader who has seen the last line has read the part.
  useEffect(() => {
    const last = [...(root.current?.closest('.prose')?.querySelectorAll('p, li') ?? [])].at(-1)
    if (!last) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) finish(part)
    })
    observer.observe(last)
    return () => observer.disconnect()
  }, [finish, part])

  return (
    <section ref={root} className="tutorial-progress" aria-label="About this part">
      <nav aria-label={`Parts of ${name}`}>
        <p className="tutorial-facts">
          <b>{name}</b> Part {part} of {parts.length} · about {parts[part - 1]?.minutes} minutes
        </p>
        <Segments parts={parts} done={done} part={part} />
      </nav>
      <div className="tutorial-about flow">{children}</div>
    </section>
  )
}

/** A tutorial to choose: what it is, how long it takes, and a link to the first part that isn't done. */
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
