import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { optionId } from './hit-list.tsx'

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Selects hits with keys that are pressed in the field: arrows cycle through the list, and Enter opens the active hit.
 * If Enter comes before the hits for `query`, it opens the first of them.
 * @param list contains the hits, and scrolls
 * @param answered the query that the current hits are for
 */
export function useHitKeys(
  list: RefObject<HTMLElement | null>,
  query: string,
  answered: string,
): {
  /** Index of the active hit among all. */
  active: number
  setActive: (index: number) => void
  /** Makes the first hit the active one, and scrolls there. */
  startAtFirst: () => void
  /** Forgets an Enter that waits for hits. */
  dropEnter: () => void
  /** Handles a key that is pressed in the field. */
  onHitKey: (event: KeyboardEvent) => void
} {
  const [active, setActive] = useState(0)
  const pendingEnter = useRef<{ query: string; modifiers: Modifiers } | null>(null)

  const startAtFirst = useCallback(() => {
    setActive(0)
    list.current?.scrollTo({ top: 0 })
  }, [list])

  const dropEnter = useCallback(() => {
    pendingEnter.current = null
  }, [])

  useEffect(() => {
    startAtFirst()
    if (pendingEnter.current?.query === answered) openHit(0, pendingEnter.current.modifiers)
    dropEnter()
  }, [answered, startAtFirst, dropEnter])

  const onHitKey = (event: KeyboardEvent) => {
    const count = list.current?.querySelectorAll('.search-hit').length ?? 0
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      const next = (active + step + count) % count
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault()
      if (answered === query.trim()) openHit(active, event)
      else pendingEnter.current = { query: query.trim(), modifiers: event }
    }
  }

  return { active, setActive, startAtFirst, dropEnter, onHitKey }
}

function openHit(index: number, { ctrlKey, metaKey, shiftKey }: Modifiers) {
  const option = document.getElementById(optionId(index))
  const link = option instanceof HTMLAnchorElement ? option : option?.querySelector('a')
  if (!link) return
  if (ctrlKey || metaKey || shiftKey) window.open(link.href, '_blank', 'noopener')
  else link.click()
}
