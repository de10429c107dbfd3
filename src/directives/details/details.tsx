import type { MouseEvent } from 'react'
import type { Block } from '../../model/page.ts'
import { Blocks } from '../blocks.tsx'
import { toggleDetails } from './toggle-details.ts'
import './details.css'

export type DetailsProps = {
  /** HTML. */
  summary: string
  open?: boolean
  blocks: Block[]
}

/**
 * A part that the reader unfolds. It is the native element, so that it works before and without
 * script and opens for a search in the page; script adds the movement.
 */
export function Details({ summary, open, blocks }: DetailsProps) {
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
        <div className="details-body flow">
          <Blocks blocks={blocks} />
        </div>
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
