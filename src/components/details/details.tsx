import { type MouseEvent, useEffect, useRef } from 'react'
import type { Block } from '../../content/page.ts'
import { Blocks } from '../blocks.tsx'
import { toggleDetails } from './toggle-details.ts'
import './details.css'

export type DetailsProps = { summary: string; open?: boolean; blocks: Block[] }

/**
 * A part that the reader unfolds. It is the native element, so that it works before and without
 * script and opens for a search in the page; script adds the movement.
 */
export function Details({ summary, open = false, blocks }: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return
    const reveal = (event: Event) => {
      if (event.target !== element) element.open = true
    }
    element.addEventListener('reveal', reveal)
    return () => element.removeEventListener('reveal', reveal)
  }, [])

  function toggle(event: MouseEvent) {
    if (!details.current || !content.current) return
    event.preventDefault()
    toggleDetails(details.current, content.current)
  }

  return (
    // The reader may have folded it before hydration, and keeps that.
    <details ref={details} className="details" open={open} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
      <summary className="details-summary" onClick={toggle} onMouseDown={keepTextUnselected}>
        {summary}
      </summary>
      <div ref={content} className="details-content">
        <div className="details-body flow">
          <Blocks blocks={blocks} />
        </div>
      </div>
    </details>
  )
}

/** A second click in a row would select a word. */
function keepTextUnselected(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
