import { type RefObject, useEffect } from 'react'
import { hashTarget } from '../../router/scroll.ts'

type ScrollPosition = {
  /** The current offset and that of the last scroll event, in CSS pixels. */
  y: number
  lastY: number
  navbarHeight: number
  windowHeight: number
  documentHeight: number
}

/**
 * Whether the navbar is hidden after a scroll: it's visible at the top, hidden on the way down, and visible on the way
 * up, except when the end of the page bounces.
 */
export function isHiddenAfterScroll(wasHidden: boolean, position: ScrollPosition): boolean {
  const { y, lastY, navbarHeight, windowHeight, documentHeight } = position
  if (y < navbarHeight) return false
  if (y >= lastY && lastY > 0) return true
  return y + windowHeight < documentHeight - navbarHeight ? false : wasHidden
}

/**
 * Hides the navbar (`data-hidden`). It's visible on each new page (a new key), and hidden when going to a place within
 * a page, which is then at the top of the window. Only rendered if the setting is on.
 */
export function HideOnScroll({ navbar }: { navbar: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = navbar.current
    if (!element) return
    let isHidden = false
    let lastY = window.scrollY
    // The scroll event after a navigation doesn't come from the reader.
    let ignoresNext = true

    const setHidden = (hides: boolean) => {
      isHidden = hides
      element.toggleAttribute('data-hidden', hides)
    }
    const followLocation = () => {
      ignoresNext = true
      setHidden(hashTarget(location.hash) !== null)
    }
    const onScroll = () => {
      const position = {
        y: window.scrollY,
        lastY,
        navbarHeight: element.offsetHeight,
        windowHeight: window.innerHeight,
        documentHeight: document.documentElement.scrollHeight,
      }
      lastY = position.y
      if (!ignoresNext) setHidden(isHiddenAfterScroll(isHidden, position))
      ignoresNext = false
    }
    followLocation()
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('hashchange', followLocation, { signal })
    window.addEventListener('scroll', onScroll, { passive: true, signal })
    return () => stop.abort()
  }, [navbar])

  return null
}
