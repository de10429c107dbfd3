import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { searchStart } from '#content/search-start.ts'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import { isComposing } from '../../browser/keyboard/keys.ts'
import { maxPastedLength } from '../../browser/messages/recognize.ts'
import type { SearchSettings } from '../../model/site-data.ts'
import { type Hit, maxAddressedLength } from '../engine.ts'
import { markOnArrival } from './arrival-marks.ts'
import { openSearchEngine } from './create-engine.ts'
import { DialogFooter } from './dialog-footer.tsx'
import { groupHits } from './group-hits.ts'
import { HitCount } from './hit-count.tsx'
import { HitList, listId, optionId } from './hit-list.tsx'
import { isModified } from './is-modified.ts'
import messageStyles from './messages.css?inline'
import { NoResults, SearchFailure } from './messages.tsx'
import styles from './search-dialog.css?inline'
import { SearchField } from './search-field.tsx'
import { SectionFilter } from './section-filter.tsx'
import { StartScreen, startListId } from './start-screen.tsx'
import { addRecent, openStoredSearches, type StoredHit } from './stored-searches.ts'
import { useHitKeys } from './use-hit-keys.ts'
import { useSearch } from './use-search.ts'

adoptStyles(messageStyles)
adoptStyles(styles)

export type SearchDialogProps = {
  /**
   * Null while closed. The dialog opens with what was typed until then or, to be overwritten, what is selected on
   * the page. Without either, it keeps the last query.
   */
  opening: { typed: { current: string | null }; selected: string } | null
  onClose: () => void
  settings: SearchSettings
}

/** The name under which recent searches of the local engine are stored. */
const localName = 'docs'

/** The search dialog, for keyboard and pointer. */
export function SearchDialog({ opening, onClose, settings }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [seen, setSeen] = useState<string[]>([])
  const [group, setGroup] = useState<string>()
  const engine = openSearchEngine(settings)
  const { answer, hasFailed, isSearching, query: answered } = useSearch(engine, query, { group })
  const { active, setActive, startAtFirst, dropEnter, onHitKey } = useHitKeys(list, query, answered)
  const stored = useMemo(
    () => openStoredSearches(settings.hosted?.storedAs ?? localName),
    [settings],
  )
  const groups = useMemo(() => groupHits(answer?.hits ?? [], group), [answer, group])
  const isStart = answer === null && !hasFailed
  const hasHits = groups.length > 0

  useLayoutEffect(() => {
    dropEnter()
    const element = dialog.current
    if (!element || (opening !== null) === element.open) return
    if (opening === null) {
      element.close()
      return
    }
    element.showModal()
    const typed = opening.typed.current ?? ''
    opening.typed.current = null
    const query = typed.trim() ? typed : opening.selected.trim()
    if (query) setQuery(query.slice(0, maxPastedLength))
    setActive(0)
    // After this update the field has the new query, and no key can have been typed since.
    queueMicrotask(() => {
      const end = input.current?.value.length ?? 0
      input.current?.setSelectionRange(typed ? end : 0, end)
    })
  }, [opening, dropEnter, setActive])

  useEffect(() => {
    const titles = groups.map(({ title }) => title)
    setSeen((before) =>
      titles.every((title, index) => title === before[index])
        ? before
        : [...new Set([...titles, ...before])],
    )
  }, [groups])

  // The close event comes in the next frame. By then, the dialog may be open again or about to open.
  const onNativeClose = () => {
    if (opening !== null && !dialog.current?.open) onClose()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    if (event.target === input.current) onHitKey(event)
  }

  /** The link itself navigates. With a modifier key, the dialog stays open. */
  const onOpen = useCallback(
    (hit: Hit | StoredHit, event: MouseEvent) => {
      if ('excerpt' in hit) addRecent(stored, hit)
      if (isModified(event)) return
      if ('excerpt' in hit) markOnArrival(hit)
      onClose()
    },
    [stored, onClose],
  )

  const type = (text: string) => {
    dropEnter()
    setQuery(text)
    if (text.trim() === '') setGroup(undefined)
  }

  const choose = (title: string | undefined) => {
    setGroup(title)
    startAtFirst()
    input.current?.focus()
  }

  const change = (text: string) => {
    type(text)
    input.current?.focus()
  }

  const leave = (event: MouseEvent) => {
    if (!isModified(event)) onClose()
  }

  const content = hasFailed ? (
    <SearchFailure />
  ) : isStart ? (
    <StartScreen
      stored={stored}
      active={active}
      onActivate={setActive}
      onOpen={onOpen}
      onLeave={leave}
    />
  ) : hasHits ? (
    <HitList groups={groups} active={active} onActivate={setActive} onOpen={onOpen} />
  ) : (
    <NoResults query={answered} group={group} seen={seen} onPropose={change} onLeave={leave} />
  )

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onClose={onNativeClose}
      onKeyDown={onKeyDown}
      // Outside of its content, the target of a click is the dialog itself.
      onPointerDown={({ target }) => target === dialog.current && onClose()}
    >
      <div className="search-dialog-content">
        <SearchField
          input={input}
          query={query}
          isSearching={isSearching}
          list={isStart ? { id: startListId, role: 'grid' } : { id: listId, role: 'listbox' }}
          isExpanded={hasHits}
          activeId={hasHits || (isStart && hasRows(stored)) ? optionId(active) : undefined}
          onType={type}
          onClear={() => change('')}
          onCancel={onClose}
        />
        {answer?.groups && !hasFailed && (
          <SectionFilter groups={answer.groups} chosen={group} onChoose={choose} />
        )}
        <div ref={list} className="search-results">
          {content}
          {hasHits && (
            <a className="search-all" href={pageOfResults(answered, group)} onClick={leave}>
              {`See all ${answer?.total} results`}
            </a>
          )}
        </div>
        <HitCount answer={opening === null ? null : answer} />
        <DialogFooter credit={answer && settings.hosted?.credit} />
      </div>
    </dialog>
  )
}

function pageOfResults(query: string, group: string | undefined): string {
  const section = group === undefined ? '' : `&section=${encodeURIComponent(group)}`
  return `${import.meta.env.BASE_URL}search?q=${encodeURIComponent(query.slice(0, maxAddressedLength))}${section}`
}

function hasRows({ recent, favorites }: ReturnType<typeof openStoredSearches>): boolean {
  const { places, actions } = searchStart
  return recent.get().length + favorites.get().length + places.length + actions.length > 0
}

/** Loads what the first search needs, when the reader seems about to search. */
export function warmUp(settings: SearchSettings): void {
  openSearchEngine(settings)
    .warmUp()
    .catch(() => {
      // The first search reports the error.
    })
}
