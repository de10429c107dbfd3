import { useEffect, useState } from 'react'
import { type AskedError, askedError } from './asked-error.ts'
import './error-lookup.css'

type Answer =
  | Exclude<AskedError, { kind: 'error' }>
  | { kind: 'error'; title: string; id: string; html: string }

/**
 * Shows the error that the address asks for, above the list of all errors. It takes the text from
 * that list, so nothing of the address is ever read as markup.
 */
export function ErrorLookup() {
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    const look = () => setAnswer(answerTo(location.search))
    look()
    // A change of the query alone draws no new page.
    window.navigation?.addEventListener('currententrychange', look)
    return () => window.navigation?.removeEventListener('currententrychange', look)
  }, [])

  return (
    <div className="error-lookup" aria-live="polite">
      {answer?.kind === 'error' && (
        <section className="error-lookup-answer flow">
          <h2 className="error-lookup-title">
            <a href={`#${answer.id}`}>{answer.title}</a>
          </h2>
          <div className="flow" dangerouslySetInnerHTML={{ __html: answer.html }} />
        </section>
      )}
      {answer?.kind === 'unknown' && (
        <p className="error-lookup-answer">
          There is no error <code>{answer.code.slice(0, 40)}</code>. These are all there are, with
          those that only older versions had left out.
        </p>
      )}
    </div>
  )
}

/** The page's own headings of errors have ids such as `core-7`. */
const errorHeading = 'h3[id^="core-"], h3[id^="toolkit-"]'

function answerTo(search: string): Answer | null {
  const headings = [...document.querySelectorAll(errorHeading)]
  const asked = askedError(
    search,
    headings.map(({ id }) => id),
  )
  if (asked?.kind !== 'error') return asked
  const heading = headings.find(({ id }) => id === asked.id)
  const parts: string[] = []
  for (
    let element = heading?.closest('.heading')?.nextElementSibling;
    element && !element.matches('.heading');
    element = element.nextElementSibling
  ) {
    parts.push(element.outerHTML)
  }
  return { ...asked, title: heading?.textContent ?? '', html: parts.join('') }
}
