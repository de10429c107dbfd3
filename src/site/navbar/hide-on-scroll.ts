import { type RefObject, useEffect, useState } from 'react'

export type ScrollPosition = {
  /** Offset now and at the last scroll event, in CSS pixels. */
  y: number
  lastY: number
  navbarHeight: number
  windowHeight: number
  documentHeight: number
}

/**
 * Whether the navbar is hidden after a scroll: shown at the top, hidden on the way down, shown on
 * the way up, except for the bounce at the end of the page.
 */
export function isHiddenAfterScroll(wasHidden: boolean, position: ScrollPosition): boolean {
  const { y, lastY, navbarHeight, windowHeight, documentHeight } = position
  if (y < navbarHeight) return false
  if (y >= lastY && lastY > 0) return true
  return y + windowHeight < documentHeight - navbarHeight ? false : wasHidden
}

/**
 * Whether the navbar is to be out of sight. A new page shows it; going to a place within a page
 * hides it, because that place is to be at the top. Never hidden unless `isEnabled`.
 */
export function useHideOnScroll(
  isEnabled: boolean,
  route: string,
  navbar: RefObject<HTMLElement | null>,
): boolean {
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    if (!isEnabled) return
    let lastY = window.scrollY
    // The scroll event that follows a change of location is not the reader's.
    let ignoresNext = true
    setHidden(hasTarget(location.hash))

    const onHashChange = () => {
      ignoresNext = true
      setHidden(hasTarget(location.hash))
    }
    const onScroll = () => {
      const position = {
        y: window.scrollY,
        lastY,
        navbarHeight: navbar.current?.offsetHeight ?? 0,
        windowHeight: window.innerHeight,
        documentHeight: document.documentElement.scrollHeight,
      }
      lastY = position.y
      if (!ignoresNext) setHidden((wasHidden) => isHiddenAfterScroll(wasHidden, position))
      ignoresNext = false
    }
    window.addEventListener('hashchange', onHashChange)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('hashchange', onHashChange)
      window.removeEventListener('scroll', onScroll)
    }
  }, [isEnabled, route, navbar])

  return isHidden
}

function hasTarget(hash: string): boolean {
  try {
    return hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null
  } catch {
    return false
  }
}
