import { type RefObject, useEffect, useState } from 'react'
import * as site from '#content/site.ts'
import type { PageHeading } from '../../model/page.ts'
import { tableOfContentsQuery } from '../media-queries.ts'
import { activeHeading, type HeadingPosition } from './active-heading.ts'
import { scrollIntoBox } from './scroll-into-box.ts'

/**
 * The id of the heading that the reader is at, followed on scroll and resize; null in narrow
 * windows, where the list is not beside the text. Its entry is kept in view inside `box`.
 */
export function useActiveHeading(
  headings: PageHeading[],
  box: RefObject<HTMLElement | null>,
): string | null {
  const [active, setActive] = useState<string | null>(null)

  useEffect(() => {
    const wide = matchMedia(tableOfContentsQuery)
    let frame = 0
    const update = () => {
      frame = 0
      setActive(wide.matches ? readActive(headings) : null)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('scroll', schedule, { passive: true, signal })
    window.addEventListener('resize', schedule, { signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
    }
  }, [headings])

  useEffect(() => {
    const entry = active && box.current?.querySelector<HTMLElement>('[aria-current]')
    if (box.current && entry) scrollIntoBox(box.current, entry)
  }, [active, box])

  return active
}

function readActive(headings: PageHeading[]): string | null {
  const positions = headings.flatMap(({ id }): HeadingPosition[] => {
    const rect = document.getElementById(id)?.getBoundingClientRect()
    // A heading in a closed part has no position.
    return rect && rect.height > 0 ? [{ id, top: rect.top, bottom: rect.bottom }] : []
  })
  const navbarHeight = document.querySelector('.navbar')?.clientHeight ?? 0
  return activeHeading(positions, {
    offset: site.hideNavbarOnScroll ? 0 : navbarHeight,
    windowHeight: window.innerHeight,
  })
}
