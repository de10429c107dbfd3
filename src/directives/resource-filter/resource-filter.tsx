import { useEffect, useRef, useState } from 'react'
import { safeDecode } from '../../model/safe-decode.ts'
import type { ResourceFilterProps } from './definition.ts'
import { filterEntries } from './filter-entries.ts'
import './resource-filter.css'

/**
 * A field that filters the resource lists of a page while the reader types, and a checkbox that hides dated entries.
 * The lists are static HTML and complete without it. Until it works, the field is invisible but takes its space.
 */
export function ResourceFilter({ prompt, toggle, choices }: ResourceFilterProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [result, setResult] = useState('')

  useEffect(() => {
    const element = form.current
    if (!element) return
    const update = () => setResult(filterBy(element))
    // Shows the target of a link in the contents, if it's filtered out.
    function revealTarget() {
      const target = document.getElementById(safeDecode(location.hash.slice(1)))
      if (!target || target.getClientRects().length > 0) return
      form.current?.reset()
      update()
      target.scrollIntoView()
    }
    setIsReady(true)
    // The browser may have restored what was typed before a reload.
    update()
    addEventListener('hashchange', revealTarget)
    return () => removeEventListener('hashchange', revealTarget)
  }, [])

  return (
    <search className="resource-filter" aria-label={prompt} data-ready={isReady || undefined}>
      <form
        ref={form}
        onInput={({ currentTarget }) => setResult(filterBy(currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          name="text"
          type="search"
          className="field"
          aria-label={prompt}
          placeholder={prompt}
          autoComplete="off"
        />
        {choices?.map(({ name, facts }) => (
          <select key={name} className="field" name="fact" aria-label={name}>
            <option value="">{name}: all</option>
            {facts.map((fact) => (
              <option key={fact}>{fact}</option>
            ))}
          </select>
        ))}
        {toggle && (
          <label>
            <input name="current" type="checkbox" /> {toggle}
          </label>
        )}
      </form>
      <p role="status">{result}</p>
    </search>
  )
}

/** Filters the lists of the page by the form. Returns how many entries are left, in words. */
function filterBy(form: HTMLFormElement): string {
  const values = new FormData(form)
  const text = String(values.get('text') ?? '').trim()
  const isDatedHidden = values.has('current')
  const facts = values.getAll('fact').map(String).filter(Boolean)
  const { shown, total } = filterEntries(document, { text, isDatedHidden, facts })
  return text || isDatedHidden || facts.length > 0 ? `${shown} of ${total} shown` : ''
}
