import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { maxPastedLength } from '../../browser/messages/recognize.ts'
import { type AskedError, askedError } from './asked-error.ts'
import type { FoundMessages } from './find-messages.tsx'
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

const prompt = 'Number, or what your console shows'

function ErrorSearch({ code }: { code: string }) {
  const [found, setFound] = useState<FoundMessages | null>(null)
  const latest = useRef('')

  async function find({ currentTarget }: FormEvent<HTMLFormElement>) {
    const field = currentTarget.elements.namedItem('text') as HTMLInputElement
    const query = field.value.trim()
    latest.current = query
    const { findMessages } = await import('./find-messages.tsx')
    const result = query ? await findMessages(query) : null
    if (latest.current === query) setFound(result)
  }

  function openFirst(event: FormEvent) {
    event.preventDefault()
    if (found?.first) location.assign(found.first)
  }

  return (
    <search className="resource-filter error-search" data-ready="true" aria-label="Find an error">
      <form onInput={find} onSubmit={openFirst}>
        <input
          name="text"
          type="search"
          className="field"
          aria-label={prompt}
          placeholder={prompt}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxPastedLength}
          defaultValue={code.slice(0, 40)}
        />
      </form>
      <p role="status">{found?.status}</p>
      {found?.list}
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
          {packageName} has no error <code>{code.slice(0, 40)}</code>. The list below has all of its
          errors.
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
