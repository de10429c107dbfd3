import { useRef, useState } from 'react'
import * as site from '#content/site.ts'
import { ChevronIcon } from '../icons.tsx'
import { linkTo } from '../link-to.ts'
import { useSite } from '../site-context.tsx'
import type { MenuEvent } from './language-menu.ts'

const menuId = 'language-menu'

/** The list of languages, for pointer and keyboard. */
export function LanguageDropdown() {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  const onEvent = async (event: MenuEvent) => {
    const menu = await import('./language-menu.ts')
    if (box.current) menu.reactTo(event, box.current, setOpen)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a shortcut for the button inside
    <div
      ref={box}
      className="language-dropdown"
      onPointerEnter={onEvent}
      onPointerLeave={onEvent}
      onBlur={onEvent}
    >
      <button
        type="button"
        className="language-trigger"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={onEvent}
      >
        {site.locale.label}
        <ChevronIcon />
      </button>
      <div id={menuId} className="language-menu" data-open={isOpen || undefined}>
        <LanguageLinks isShown={isOpen} />
      </div>
    </div>
  )
}

/** The languages, each leading to the page shown. With one language that is the page itself. */
export function LanguageLinks({ isShown }: { isShown: boolean }) {
  const { page } = useSite()
  // The address is read when the list opens: query and hash change without a render.
  const rest = isShown ? location.search + location.hash : ''
  return (
    <ul>
      <li>
        <a href={linkTo(page.route).href + rest} lang={site.locale.code} aria-current="true">
          {site.locale.label}
        </a>
      </li>
    </ul>
  )
}
