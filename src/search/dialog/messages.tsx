import type { MouseEvent } from 'react'
import { searchStart } from '#content/search-start.ts'
import * as site from '#content/site.ts'
import { SearchResultIcon } from './icons.tsx'

/** How many parts of the site are suggested when a search finds nothing. */
const maxProposals = 3

/**
 * @param seen titles of groups in earlier results, newest first
 * @param onLeave called when one of the suggested pages is opened
 */
export function NoResults({
  query,
  group,
  seen,
  onPropose,
  onLeave,
}: {
  query: string
  /** The part of the site that was searched; undefined for all. */
  group: string | undefined
  seen: string[]
  onPropose: (query: string) => void
  onLeave: (event: MouseEvent) => void
}) {
  return (
    <div className="search-note">
      <SearchResultIcon name="search" />
      <p className="search-note-title">
        No results for <strong>{`"${query}"`}</strong>
        {group && ` in ${group}`}
      </p>
      {seen.length > 0 && (
        <div>
          <p>Try searching for:</p>
          <ul className="search-proposals">
            {seen.slice(0, maxProposals).map((title) => (
              <li key={title}>
                <button
                  type="button"
                  className="chip"
                  onClick={() => onPropose(`${title.toLowerCase()} `)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {searchStart.places.length > 0 && (
        <div>
          <p>Or start from one of these pages:</p>
          <ul className="search-proposals">
            {[...searchStart.places, ...searchStart.actions].map(({ label, to }) => (
              <li key={to}>
                <a className="chip" href={import.meta.env.BASE_URL + to.slice(1)} onClick={onLeave}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {site.searchFeedback && (
        <p>
          Believe this query should return results?{' '}
          <a
            href={site.searchFeedback.replace('{query}', encodeURIComponent(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            Let us know.
          </a>
        </p>
      )}
    </div>
  )
}

/** The engine couldn't answer, because its files or its service can't be reached. */
export function SearchFailure() {
  return (
    <div className="search-note" role="alert">
      <p className="search-note-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  )
}
