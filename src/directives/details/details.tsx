import type { MouseEvent, ReactNode } from 'react'
import type { DetailsProps } from './definition.ts'
import { toggleDetails } from './toggle-details.ts'
import './details.css'

/**
 * A part that the reader unfolds. It is the native element, so that it works before and without
 * script and opens for a search in the page; script adds the movement.
 */
export function Details({ summary, open, children }: DetailsProps & { children?: ReactNode }) {
  return (
    // The reader may have folded it before hydration, and keeps that.
    <details ref={openForContent} className="details" open={open} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
      <summary
        className="details-summary"
        onClick={toggle}
        onMouseDown={keepTextUnselected}
        dangerouslySetInnerHTML={{ __html: summary }}
      />
      <div className="details-content">
        <div className="details-body flow">{children}</div>
      </div>
    </details>
  )
}

/** For what must be seen inside. The listener goes with the element. */
function openForContent(details: HTMLDetailsElement | null) {
  details?.addEventListener('reveal', ({ target }) => {
    if (target !== details) details.open = true
  })
}

/** A second click in a row would select a word. */
function keepTextUnselected(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

function toggle(event: MouseEvent) {
  event.preventDefault()
  toggleDetails(event.currentTarget.parentElement as HTMLDetailsElement)
}
