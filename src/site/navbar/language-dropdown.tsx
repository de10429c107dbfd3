import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import * as site from '#content/site.ts'
import { ChevronIcon } from '../icons.tsx'
import { linkTo } from '../link.ts'
import { useSite } from '../site-context.tsx'

const menuId = 'language-menu'

/**
 * The list of languages: opens on hover, click, Enter and Space; closes on Escape, on a press
 * outside and when focus leaves.
 */
export function LanguageDropdown() {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isHovered = useRef(false)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (box.current?.contains(document.activeElement)) trigger.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen])

  const onHover = ({ pointerType }: PointerEvent, isOver: boolean) => {
    if (pointerType !== 'mouse') return
    isHovered.current = isOver
    setOpen(isOver)
  }

  // A mouse has opened the list by hovering, so its click must not close it again. Keys have no detail.
  const onClick = ({ detail }: MouseEvent) => setOpen(!isOpen || (detail > 0 && isHovered.current))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a shortcut for the button inside
    <div
      ref={box}
      className="language-dropdown"
      onPointerEnter={(event) => onHover(event, true)}
      onPointerLeave={(event) => onHover(event, false)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={trigger}
        type="button"
        className="language-trigger"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={onClick}
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
  const place = isShown ? location.search + location.hash : ''
  return (
    <ul>
      <li>
        <a href={linkTo(page.route).href + place} lang={site.locale.code} aria-current="true">
          {site.locale.label}
        </a>
      </li>
    </ul>
  )
}
