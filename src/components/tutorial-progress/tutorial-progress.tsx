import type { TutorialProgressProps } from './schema.ts'
import { tutorials } from './tutorials.ts'
import './tutorial-progress.css'

/** Where in a tutorial this page is, with the way to its other parts. */
export function TutorialProgress({ tutorial, part }: TutorialProgressProps) {
  const { name, parts } = tutorials[tutorial]
  const folder = `${import.meta.env.BASE_URL}tutorials/${tutorial}`
  return (
    <nav className="tutorial-progress" aria-label={`Parts of ${name}`}>
      <p className="tutorial-progress-place">
        {name}, part {part} of {parts.length}
      </p>
      <ol>
        {parts.map(({ file, title }, index) => {
          const number = index + 1
          return (
            <li key={file} data-reached={number <= part ? '' : undefined}>
              <a
                href={`${folder}/part-${number}-${file}`}
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
