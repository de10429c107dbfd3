import type { TutorialProgressProps } from './definition.ts'
import './tutorial-progress.css'

/** Where in a tutorial this page is, with the way to its other parts. */
export function TutorialProgress({ part, name, parts }: TutorialProgressProps) {
  return (
    <nav className="tutorial-progress" aria-label={`Parts of ${name}`}>
      <p className="tutorial-progress-place">
        {name}, part {part} of {parts.length}
      </p>
      <ol>
        {parts.map(({ path, title }, index) => {
          const number = index + 1
          return (
            <li key={path} data-reached={number <= part ? '' : undefined}>
              <a
                href={import.meta.env.BASE_URL + path.slice(1)}
                aria-current={number === part ? 'step' : undefined}
              >
                <span className="tutorial-progress-number">{number}</span>{' '}
                <span className="tutorial-progress-title">{title}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
