import * as site from '#content/site.ts'
import type { NavbarItem } from '../../model/settings.ts'
import { SiteLink } from '../site-link.tsx'

/** The main links, for the navbar and the mobile menu. */
export function NavbarLinks({ active }: { active: NavbarItem | undefined }) {
  return (
    <ul className="navbar-links">
      {site.navbar.map((item) => (
        <li key={item.label}>
          <SiteLink to={item.to} aria-current={item === active ? 'page' : undefined}>
            {item.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
