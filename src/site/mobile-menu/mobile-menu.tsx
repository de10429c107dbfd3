import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as site from '#content/site.ts'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import { Collapsible } from '../../components/collapse/collapsible.tsx'
import { scrollIntoBox } from '../docs-page/scroll-into-box.ts'
import { SidebarTree } from '../docs-page/sidebar-tree.tsx'
import { ChevronIcon, CloseIcon } from '../icons.tsx'
import { Logo } from '../logo/logo.tsx'
import { desktopQuery } from '../media-queries.ts'
import { activeItem } from '../navbar/active-item.ts'
import { ColorModeToggle } from '../navbar/color-mode-toggle.tsx'
import { LanguageLinks } from '../navbar/language-dropdown.tsx'
import { NavbarLinks } from '../navbar/navbar-links.tsx'
import { useSite } from '../site-context.tsx'
import { closeOnBack } from './close-on-back.ts'
import styles from './mobile-menu.css?inline'

adoptStyles(styles)

export type MobileMenuProps = { isOpen: boolean; onClose: () => void }

/** The menu of narrow windows: the docs tree, and on a second screen the main links. */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const { page, siteData } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const [wantsMain, setWantsMain] = useState(false)
  const showsMain = wantsMain || !page.hasSidebar

  useLayoutEffect(() => {
    if (isOpen) {
      setWantsMain(false)
      dialog.current?.showModal()
      const link = dialog.current?.querySelector<HTMLElement>('.sidebar-items [aria-current]')
      const pane = link?.closest<HTMLElement>('.mobile-menu-pane')
      if (link && pane) scrollIntoBox(pane, link)
    } else {
      dialog.current?.close()
    }
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    const desktop = matchMedia(desktopQuery)
    desktop.addEventListener('change', onClose)
    const release = closeOnBack(onClose)
    return () => {
      desktop.removeEventListener('change', onClose)
      release()
    }
  }, [isOpen, onClose])

  // The close event comes in the next frame. By then, the menu may be open again or about to open.
  const onNativeClose = () => {
    if (isOpen && !dialog.current?.open) onClose()
  }

  // The target of a click on the backdrop is the dialog itself, because its content fills it.
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target as Element).closest('a')) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and links have their own keys
    <dialog
      ref={dialog}
      className="mobile-menu"
      aria-label="Menu"
      onClose={onNativeClose}
      onClick={onClick}
    >
      <div className="mobile-menu-header">
        <Logo />
        <ColorModeToggle />
        <button
          type="button"
          className="icon-button"
          aria-label="Close navigation bar"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="mobile-menu-panes" data-pane={showsMain ? 'main' : 'docs'}>
        <div className="mobile-menu-pane" inert={!showsMain}>
          <NavbarLinks active={activeItem(site.navbar, page.route)} />
          <Languages />
        </div>
        {page.hasSidebar && (
          <div className="mobile-menu-pane" inert={showsMain}>
            <button type="button" className="mobile-menu-back" onClick={() => setWantsMain(true)}>
              ← Back to main menu
            </button>
            <SidebarTree items={siteData.sidebar} route={page.route} />
          </div>
        )}
      </div>
    </dialog>
  )
}

function Languages() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mobile-menu-languages">
      <div className="mobile-menu-row">
        Languages
        <button
          type="button"
          aria-label={isOpen ? 'Collapse the dropdown' : 'Expand the dropdown'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronIcon />
        </button>
      </div>
      <Collapsible isOpen={isOpen}>
        <LanguageLinks isShown={isOpen} />
      </Collapsible>
    </div>
  )
}
