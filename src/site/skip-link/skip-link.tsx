import type { MouseEvent } from 'react'
import { moveFocus } from '../../router/focus.ts'
import { mainId } from '../main-id.ts'
import './skip-link.css'

/** The first Tab stop. Without script, its address leads to the content as well. */
export function SkipLink() {
  return (
    <section className="skip-link" aria-label="Skip to main content">
      <a href={`#${mainId}`} onClick={focusMain}>
        Skip to main content
      </a>
    </section>
  )
}

/** Focuses the content without changing the address. */
function focusMain(event: MouseEvent) {
  const main = document.querySelector('main')
  if (!main) return
  event.preventDefault()
  moveFocus(main)
  main.scrollIntoView({ block: 'nearest' })
}
