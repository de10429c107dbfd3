import { useEffect, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import { openSearchEngine } from '../../search/dialog/create-engine.ts'
import { ProviderCredit } from '../../search/dialog/dialog-footer.tsx'
import messageStyles from '../../search/dialog/messages.css?inline'
import { SearchFailure } from '../../search/dialog/messages.tsx'
import { SectionFilter } from '../../search/dialog/section-filter.tsx'
import { type SearchCache, useSearch } from '../../search/dialog/use-search.ts'
import { maxAddressedLength } from '../../search/engine.ts'
import { titleOf } from '../page-head.tsx'
import { useSite } from '../site-context.tsx'
import { SearchResults } from './search-results.tsx'
import styles from './search-view.css?inline'
import { useQueryParameter } from './use-query-parameter.ts'

const perPage = 15

const cache: SearchCache = { last: null }

/** Delayed, because typing is faster than reading results. */
const delayMs = 300

/** Long queries are complete in the address and the field; in the title they would hide its rest. */
const titleLength = 100

/** The search page: field, heading and results for the `q` in its address. */
export function SearchView() {
  const { page, siteData } = useSite()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useQueryParameter('q')
  const [section, setSection] = useQueryParameter('section')
  const engine = openSearchEngine(siteData.search)
  const credit = siteData.search.hosted?.credit
  const state = useSearch(engine, query, {
    perPage,
    group: section || undefined,
    delayMs,
    cache,
  })
  const { answer, hasFailed, isSearching } = state
  const title = query ? `Search results for "${shorten(query)}"` : page.title

  useLayoutEffect(() => {
    adoptStyles(messageStyles)
    adoptStyles(styles)
  }, [])
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  return (
    <>
      <title>{titleOf(title)}</title>
      <h1>{title}</h1>
      <search>
        <form className="search-form" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Type your search here"
            autoComplete="off"
            className="field search-input"
            maxLength={maxAddressedLength}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </form>
      </search>
      <div className="search-summary">
        <p role="status">{answer && !answer.isPartial && !isSearching && sayCount(answer.total)}</p>
        {credit && <ProviderCredit {...credit} />}
      </div>
      {answer?.groups && (
        <SectionFilter
          groups={answer.groups}
          chosen={section || undefined}
          onChoose={(title) => setSection(title ?? '')}
        />
      )}
      {hasFailed && answer === null ? (
        <SearchFailure />
      ) : answer === null ? (
        isSearching && (
          <div className="search-note" role="status" aria-label="Searching">
            <span className="spinner-ring" aria-hidden="true" />
          </div>
        )
      ) : (
        <SearchResults {...state} answer={answer} />
      )}
    </>
  )
}

function sayCount(total: number): string {
  if (total === 0) return ''
  return total === 1 ? 'One document found' : `${total} documents found`
}

function shorten(query: string): string {
  return query.length > titleLength ? `${query.slice(0, titleLength).trimEnd()}…` : query
}
