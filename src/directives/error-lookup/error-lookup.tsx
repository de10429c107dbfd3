import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { type AskedError, askedError } from './asked-error.ts'
import type { ErrorMatch } from './find-errors.ts'
import './error-lookup.css'

type Entry = { id: string; title: string }

type Answer = Pick<AskedError, 'code'> & {
  packageName: string
  error: (Entry & { html: string }) | null
  namesake: Entry | null
}

/**
 * A field that finds errors of the page, and the error in the address. Its text comes from the page's list, so nothing
 * from the address is parsed as markup.
 */
export function ErrorLookup({ children }: { children?: ReactNode }) {
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    const look = () => setAnswer(answerTo(location.search))
    look()
    // The router renders nothing when only the query changes.
    window.navigation?.addEventListener('currententrychange', look)
    return () => window.navigation?.removeEventListener('currententrychange', look)
  }, [])

  return (
    <>
      <ErrorSearch key={answer?.code} code={answer?.code ?? ''} />
      <div className="error-lookup" aria-live="polite">
        {answer ? <ErrorAnswer answer={answer} /> : <div className="flow">{children}</div>}
      </div>
    </>
  )
}

const prompt = 'Number, or part of the message'

function ErrorSearch({ code }: { code: string }) {
  const [found, setFound] = useState<ErrorMatch[] | null>(null)

  async function search({ currentTarget }: FormEvent<HTMLFormElement>) {
    const field = currentTarget.elements.namedItem('text') as HTMLInputElement
    const { findErrors } = await import('./find-errors.ts')
    setFound(field.value.trim() ? findErrors(document, field.value) : null)
  }
  function openFirst(event: FormEvent) {
    event.preventDefault()
    if (found?.[0]) location.hash = found[0].href
  }

  return (
    <search className="resource-filter error-search" data-ready="true" aria-label="Find an error">
      <form onInput={search} onSubmit={openFirst}>
        <input
          name="text"
          type="search"
          className="field"
          aria-label={prompt}
          placeholder={prompt}
          autoComplete="off"
          defaultValue={code.slice(0, 40)}
        />
      </form>
      <p role="status">{found && (found.length > 0 ? `${found.length} found` : 'Nothing found')}</p>
      {found && (
        <ul>
          {found.map(({ href, title }) => (
            <li key={href + title}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

function ErrorAnswer({ answer: { code, packageName, error, namesake } }: { answer: Answer }) {
  return (
    <section className="error-lookup-answer flow">
      {error ? (
        <>
          <h2 className="error-lookup-title">
            <a href={`#${error.id}`}>{error.title}</a>
          </h2>
          <div className="flow" dangerouslySetInnerHTML={{ __html: error.html }} />
        </>
      ) : (
        <p>
          There is no error <code>{code.slice(0, 40)}</code> of {packageName}. All that there are
          stand below.
        </p>
      )}
      {namesake && (
        <p>
          The other package has the number too: <a href={`#${namesake.id}`}>{namesake.title}</a>.
        </p>
      )}
    </section>
  )
}

/** Headings of errors have ids such as `core-7`. */
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
    // The section with a package's errors has its name as heading.
    packageName: document.getElementById(asked.from)?.textContent ?? '',
    error: heading ? { ...entryOf(heading), html: textUnder(heading) } : null,
    namesake: namesake ? entryOf(namesake) : null,
  }
}

/** The heading quotes the beginning of the message, which is right below it, so package and number are enough. */
const entryOf = ({ id, textContent }: Element): Entry => ({
  id,
  title: (textContent ?? '').replace(/: .*/s, ''),
})

/** The elements between a heading and the next one. */
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
