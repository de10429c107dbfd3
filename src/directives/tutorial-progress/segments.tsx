import type { TutorialProgressProps } from './definition.ts'

/** The parts of a tutorial in a row, showing which are done and which is the current one. */
export function Segments({
  parts,
  done,
  part,
}: Pick<TutorialProgressProps, 'parts'> & { done: number[]; part?: number }) {
  return (
    <ol className="tutorial-parts">
      {parts.map(({ path, title }, index) => {
        const number = index + 1
        const isDone = done.includes(number)
        return (
          <li key={path} data-done={isDone || undefined}>
            <a
              href={import.meta.env.BASE_URL + path.slice(1)}
              title={title}
              aria-current={number === part ? 'step' : undefined}
            >
              {number} <span className="visually-hidden">{title}</span>
              <span className="visually-hidden">{isDone && ', done'}</span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}
