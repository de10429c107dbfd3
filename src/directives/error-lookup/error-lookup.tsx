import { useEffect, useState } from 'react'
import { type AskedError, askedError } from './asked-error.ts'
import './error-lookup.css'

type Entry = { id: string; title: string }

type Answer = Pick<AskedError, 'code'> & {
  packageName: string
  error: (Entry & { html: string }) | null
  namesake: Entry | null
}

/**
 * Shows the error that the address asks for, above the list of all errors. It takes the text from
 * that list, so nothing of the address is ever read as markup.
 */
export function ErrorLookup() {
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    const look = () => setAnswer(answerTo(location.search))
    look()
    // A change of the query alone renders no new page.
    window.navigation?.addEventListener('currententrychange', look)
    return () => window.navigation?.removeEventListener('currententrychange', look)
  }, [])

  return (
    <div className="error-lookup" aria-live="polite">
      {answer && (
        <section className="error-lookup-answer flow">
          {answer.error ? (
            <>
              <h2 className="error-lookup-title">
                <a href={`#${answer.error.id}`}>{answer.error.title}</a>
              </h2>
              <div className="flow" dangerouslySetInnerHTML={{ __html: answer.error.html }} />
            </>
          ) : (
            <p>
              There is no error <code>{answer.code.slice(0, 40)}</code> of {answer.packageName}. All
              that there are stand below.
            </p>
          )}
          {answer.namesake && (
            <p>
              The other package has the number too:{' '}
              <a href={`#${answer.namesake.id}`}>{answer.namesake.title}</a>.
            </p>
          )}
        </section>
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
  if (!asked) return null
  const headingOf = (id: string | null) => headings.find((heading) => heading.id === id)
  const heading = headingOf(asked.id)
  const namesake = headingOf(asked.namesake)
  return {
    code: asked.code,
    // The section of a package's errors is named after it.
    packageName: document.getElementById(asked.from)?.textContent ?? '',
    error: heading ? { ...entryOf(heading), html: textUnder(heading) } : null,
    namesake: namesake ? entryOf(namesake) : null,
  }
}

const entryOf = ({ id, textContent }: Element): Entry => ({ id, title: textContent ?? '' })

/** What stands between a heading and the next. */
function textUnder(heading: Element): string {
  const parts: string[] = []
  for (
    let element = heading.closest('.heading')?.nextElementSibling;
    element && !element.matches('.heading');
    element = element.nextElementSibling
  ) {
    parts.push(element.outerHTML)
  }
  return parts.join('')
}
