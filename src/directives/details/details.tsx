import type { MouseEvent, ReactNode } from 'react'
import type { DetailsProps } from './definition.ts'
import { toggleDetails } from './toggle-details.ts'
import './details.css'

/**
 * A part that the reader can open. It's the native element, so that it works without script and opens when the browser
 * finds something in it; script adds the animation.
 */
export function Details({ summary, open, children }: DetailsProps & { children?: ReactNode }) {
  return (
    // The reader may have toggled it before hydration, which must not be undone.
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

/** Opens when something inside has to be shown. The listener is removed with the element. */
function openForContent(details: HTMLDetailsElement | null) {
  details?.addEventListener('reveal', ({ target }) => {
    if (target !== details) details.open = true
  })
}

/** Otherwise a double click would select a word. */
function keepTextUnselected(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

function toggle(event: MouseEvent) {
  event.preventDefault()
  toggleDetails(event.currentTarget.parentElement as HTMLDetailsElement)
}
