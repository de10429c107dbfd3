import { type ComponentType, useCallback, useRef, useState } from 'react'
import * as site from '#content/site.ts'
import { MenuIcon } from '../icons.tsx'
import { Logo } from '../logo/logo.tsx'
import type { MobileMenuProps } from '../mobile-menu/mobile-menu.tsx'
import { useSite } from '../site-context.tsx'
import { activeItem } from './active-item.ts'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { HideOnScroll } from './hide-on-scroll.tsx'
import { LanguageDropdown } from './language-dropdown.tsx'
import { NavbarLinks } from './navbar-links.tsx'
import { SearchButton } from './search-button.tsx'
import './navbar.css'

/** The bar at the top. Its menu for narrow windows is loaded on demand. */
export function Navbar() {
  const { page } = useSite()
  const element = useRef<HTMLElement>(null)
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps> | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [showsLinks, setShowsLinks] = useState(false)
  const closeMenu = useCallback(() => setMenuOpen(false), [])

  const openMenu = async () => {
    try {
      const { MobileMenu } = await loadMenu()
      setMenu(() => MobileMenu)
      setMenuOpen(true)
    } catch (error) {
      console.warn('The menu could not be loaded.', error)
      setShowsLinks((shows) => !shows)
    }
  }

  return (
    <>
      <nav
        ref={element}
        className="navbar"
        aria-label="Main"
        data-hides={site.hideNavbarOnScroll || undefined}
        data-shows-links={showsLinks || undefined}
      >
        <button
          type="button"
          className="icon-button navbar-menu-button"
          aria-label="Toggle navigation bar"
          aria-expanded={isMenuOpen || showsLinks}
          // Loads the menu in advance; the click that follows reports errors.
          onPointerDown={() => loadMenu().catch(() => {})}
          onClick={openMenu}
        >
          <MenuIcon />
        </button>
        <Logo />
        <NavbarLinks active={activeItem(site.navbar, page.route)} />
        <div className="navbar-tools">
          <LanguageDropdown />
          <ColorModeToggle />
          <SearchButton />
        </div>
      </nav>
      {site.hideNavbarOnScroll && <HideOnScroll key={page.route} navbar={element} />}
      {Menu && <Menu isOpen={isMenuOpen} onClose={closeMenu} />}
    </>
  )
}

const loadMenu = () => import('../mobile-menu/mobile-menu.tsx')
