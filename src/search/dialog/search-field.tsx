import type { RefObject } from 'react'
import { maxPastedLength } from '../../browser/messages/recognize.ts'
import { SearchResultIcon } from './icons.tsx'

type SearchFieldProps = {
  input: RefObject<HTMLInputElement | null>
  query: string
  isSearching: boolean
  /** The list below the field, in which its keys move. */
  list: { id: string; role: 'grid' | 'listbox' }
  /** Whether the list shows hits for the query. */
  isExpanded: boolean
  /** Id of the active row of the list. */
  activeId: string | undefined
  onType: (text: string) => void
  onClear: () => void
  onCancel: () => void
}

/** The field for the query, with buttons to clear it and to close the dialog. It keeps the focus. */
export function SearchField({
  input,
  query,
  isSearching,
  list,
  isExpanded,
  activeId,
  onType,
  onClear,
  onCancel,
}: SearchFieldProps) {
  return (
    <search className="search-field" data-searching={isSearching || undefined}>
      <SearchResultIcon name="search" />
      <span className="search-wait" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-haspopup={list.role}
        aria-controls={list.id}
        aria-activedescendant={activeId}
        placeholder="Search docs"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={maxPastedLength}
        value={query}
        onChange={({ target }) => onType(target.value)}
      />
      {query !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label="Clear the query"
          onClick={onClear}
        >
          <SearchResultIcon name="remove" />
        </button>
      )}
      <button type="button" className="search-cancel" onClick={onCancel}>
        Cancel
      </button>
    </search>
  )
}
