import type { Trail } from '../../model/sidebar-items.ts'
import { HomeIcon } from '../icons.tsx'
import { linkTo } from '../link-to.ts'

/** The page's place in the docs. */
export function Breadcrumbs({ trail: { categories, page } }: { trail: Trail }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a {...linkTo('/')}>
            <HomeIcon />
            <span className="visually-hidden">Home page</span>
          </a>
        </li>
        {categories.map(
          ({ label, route }) =>
            label !== page.label && (
              <li key={label}>{route ? <a {...linkTo(route)}>{label}</a> : label}</li>
            ),
        )}
        <li aria-current="page">{page.label}</li>
      </ol>
    </nav>
  )
}
