import { useEffect, useLayoutEffect, useRef } from 'react'
import { markOnArrival } from '../../search/dialog/arrival-marks.ts'
import { SearchResultIcon } from '../../search/dialog/icons.tsx'
import { isModified } from '../../search/dialog/is-modified.ts'
import { Marked } from '../../search/dialog/marked.tsx'
import type { SearchState } from '../../search/dialog/use-search.ts'
import type { Hit, SearchAnswer } from '../../search/engine.ts'

/** The hits of a search, and further ones when the reader has come to their end. */
export function SearchResults({
  answer,
  isSearching,
  hasFailed,
  loadMore,
}: SearchState & { answer: SearchAnswer }) {
  const list = useRef<HTMLDivElement>(null)
  /** The index of the focused result. */
  const focused = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (answer.isPartial || focused.current === null) return
    const link = () => document.activeElement?.closest('.search-result h2 a')
    // When texts arrive, another result may move to the place of the focused one, which would lose its focus.
    if (!link()) list.current?.querySelectorAll<HTMLElement>('h2 a')[focused.current]?.focus()
    // When excerpts arrive, they would push it out of the window.
    link()?.scrollIntoView({ block: 'nearest' })
  }, [answer.isPartial])

  if (answer.hits.length === 0) return !isSearching && <p role="status">No results were found</p>
  return (
    <>
      <div ref={list}>
        {answer.hits.map((hit, index) => (
          <Result
            key={hit.id}
            hit={hit}
            onFocus={() => (focused.current = index)}
            onBlur={() => (focused.current = null)}
          />
        ))}
      </div>
      {answer.hits.length < answer.total && (
        <More isFetching={isSearching} needsPress={hasFailed} onWanted={loadMore} />
      )}
    </>
  )
}

function Result({ hit, ...focusEvents }: { hit: Hit; onFocus: () => void; onBlur: () => void }) {
  const { url, kind, isExternal, trail, excerpt } = hit
  const own = trail.at(-1)
  const above = trail.slice(0, -1)
  return (
    <article className="search-result">
      <SearchResultIcon name={isExternal ? 'external' : kind} />
      <h2>
        <a
          href={url}
          onClick={(event) => !isModified(event) && markOnArrival(hit)}
          {...focusEvents}
        >
          {own && <Marked>{own}</Marked>}
        </a>
      </h2>
      {above.length > 0 && (
        <nav aria-label="breadcrumbs">
          <ol>
            {above.map((part, index) => (
              <li key={index}>
                <Marked>{part}</Marked>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {excerpt && (
        <p>
          <Marked>{excerpt}</Marked>
        </p>
      )}
    </article>
  )
}

/** Whether a link of the footer has the focus. Further results would push it out of the window. */
function isFocusBelow(end: Element): boolean {
  const focused = document.activeElement
  return (
    focused !== null &&
    (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  )
}

/** Loads more results when it's completely visible. After a failure, a button does. */
function More({
  isFetching,
  needsPress,
  onWanted,
}: {
  isFetching: boolean
  needsPress: boolean
  onWanted: () => void
}) {
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (needsPress || isFetching || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !isFocusBelow(entry.target)) onWanted()
      },
      { threshold: 1 },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [needsPress, isFetching, onWanted])

  useLayoutEffect(() => {
    // Results may arrive after the focus has moved below the list. The focused link stays visible.
    const element = end.current
    if (element && isFocusBelow(element))
      document.activeElement?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <div ref={end} className="search-more">
      {needsPress ? (
        <button type="button" className="button" disabled={isFetching} onClick={onWanted}>
          More results
        </button>
      ) : (
        'Fetching new results...'
      )}
    </div>
  )
}
