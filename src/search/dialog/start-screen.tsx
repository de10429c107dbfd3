import type { MouseEvent, ReactNode } from 'react'
import { searchStart } from '#content/search-start.ts'
import { type Preference, usePreference } from '../../browser/preferences/preference.ts'
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
  const suggestion = ({ label, to, note }: SuggestedLink, index: number) => (
    // biome-ignore lint/a11y/useSemanticElements: see below
    // biome-ignore lint/a11y/useFocusableInteractive: see below
    <div
      key={to}
      role="row"
      id={optionId(index)}
      aria-selected={index === active}
      className="search-hit search-suggestion"
      onPointerMove={() => index !== active && onActivate(index)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see below */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see below */}
      <span role="gridcell">
        <a href={import.meta.env.BASE_URL + to.slice(1)} tabIndex={-1} onClick={onLeave}>
          <span className="search-hit-title">{label}</span>
          <span className="search-hit-details">{note}</span>
        </a>
      </span>
    </div>
  )
  const entry = (hit: StoredHit, index: number, icon: 'recent' | 'favorite', list: ReactNode) => (
    // biome-ignore lint/a11y/useSemanticElements: a table would be read as data; these are rows to choose from
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active row
    <div
      key={hit.id}
      role="row"
      id={optionId(index)}
      aria-selected={index === active}
      className="search-hit search-stored"
      onPointerMove={() => index !== active && onActivate(index)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <span role="gridcell" className="search-stored-link">
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
      {list}
    </div>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
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
                <RemoveButton list={stored.recent} hit={hit} from="history" />
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
              <RemoveButton list={stored.favorites} hit={hit} from="favorites" />,
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

function RemoveButton({
  list,
  hit,
  from,
}: {
  list: Preference<StoredHit[]>
  hit: StoredHit
  from: 'history' | 'favorites'
}) {
  return (
    <RowButton
      icon="remove"
      label={`Remove this search from ${from}`}
      onPress={() => removeFrom(list, hit)}
    />
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
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <span role="gridcell">
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
