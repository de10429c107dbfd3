import type { MouseEvent, ReactNode } from 'react'
import { searchStart } from '#content/search-start.ts'
import { usePreference } from '../../browser/preferences/preference.ts'
import type { SuggestedLink } from '../../model/search-start.ts'
import { optionId } from './hit-list.tsx'
import { SearchResultIcon } from './icons.tsx'
import {
  removeFrom,
  type StoredHit,
  type StoredSearches,
  saveAsFavorite,
} from './stored-searches.ts'

export const startListId = 'search-start'

type StartScreenProps = {
  stored: StoredSearches
  active: number
  onActivate: (index: number) => void
  onOpen: (hit: StoredHit, event: MouseEvent) => void
  /** One of the suggestions was opened, here or elsewhere. */
  onLeave: (event: MouseEvent) => void
}

/**
 * Before anything is typed: what the reader has opened before, what they keep, and where the site suggests to begin.
 */
export function StartScreen({ stored, active, onActivate, onOpen, onLeave }: StartScreenProps) {
  const recent = usePreference(stored.recent)
  const favorites = usePreference(stored.favorites)
  const count = recent.length + favorites.length
  const { places, actions } = searchStart
  if (count + places.length + actions.length === 0) return <NothingStored />
  // Rows to choose from, and no table, which would be read as data. The focus stays in the input, which names the row.
  const row = (index: number) => ({
    role: 'row',
    id: optionId(index),
    'aria-selected': index === active,
    onPointerMove: () => index !== active && onActivate(index),
  })
  const suggestion = ({ label, to, note }: SuggestedLink, index: number) => (
    <div key={to} {...row(index)} className="search-hit search-suggestion">
      <span {...cell}>
        <a href={import.meta.env.BASE_URL + to.slice(1)} tabIndex={-1} onClick={onLeave}>
          <span className="search-hit-title">{label}</span>
          <span className="search-hit-details">{note}</span>
        </a>
      </span>
    </div>
  )
  const entry = (
    hit: StoredHit,
    index: number,
    icon: 'recent' | 'favorite',
    buttons: ReactNode,
  ) => (
    <div key={hit.id} {...row(index)} className="search-hit search-stored">
      <span {...cell} className="search-stored-link">
        <a href={hit.url} tabIndex={-1} onClick={(event) => onOpen(hit, event)}>
          <SearchResultIcon name={icon} />
          <span className="search-hit-lines">
            <span className="search-hit-title">{hit.trail.at(-1)}</span>
            {hit.trail.length > 1 && (
              <span className="search-hit-details">{hit.trail.slice(0, -1).join(' › ')}</span>
            )}
          </span>
        </a>
      </span>
      {buttons}
    </div>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would be read as data
    <div role="grid" id={startListId} aria-label="Recent searches, favorites and places to begin">
      {recent.length > 0 && (
        <Rows title="Recent">
          {recent.map((hit, index) =>
            entry(
              hit,
              index,
              'recent',
              <>
                <RowButton
                  icon="favorite"
                  label="Save this search"
                  onPress={() => saveAsFavorite(stored, hit)}
                />
                <RowButton
                  icon="remove"
                  label="Remove this search from history"
                  onPress={() => removeFrom(stored.recent, hit)}
                />
              </>,
            ),
          )}
        </Rows>
      )}
      {favorites.length > 0 && (
        <Rows title="Favorite">
          {favorites.map((hit, index) =>
            entry(
              hit,
              recent.length + index,
              'favorite',
              <RowButton
                icon="remove"
                label="Remove this search from favorites"
                onPress={() => removeFrom(stored.favorites, hit)}
              />,
            ),
          )}
        </Rows>
      )}
      {places.length > 0 && (
        <Rows title="Start here">
          {places.map((place, index) => suggestion(place, count + index))}
        </Rows>
      )}
      {actions.length > 0 && (
        <Rows title="Tools">
          {actions.map((place, index) => suggestion(place, count + places.length + index))}
        </Rows>
      )}
    </div>
  )
}

const cell = { role: 'gridcell' }

const NothingStored = () => <p className="search-note">No recent searches</p>

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="rowgroup" aria-label={title} className="search-group">
      <div className="search-group-title" aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  )
}

function RowButton({
  icon,
  label,
  onPress,
}: {
  icon: 'favorite' | 'remove'
  label: string
  onPress: () => void
}) {
  return (
    <span {...cell}>
      <button
        type="button"
        className="search-row-button"
        title={label}
        aria-label={label}
        onClick={onPress}
      >
        <SearchResultIcon name={icon} />
      </button>
    </span>
  )
}
