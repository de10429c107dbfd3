import { useState } from 'react'
import { Collapsible } from '../../components/collapse/collapsible.tsx'
import type { SidebarCategory, SidebarItem } from '../../content/page.ts'
import { ChevronIcon } from '../icons.tsx'
import { linkTo } from '../link.ts'
import { useHydrated } from '../use-hydrated.ts'
import { flattenSidebar, isSameRoute, trailTo } from './sidebar-items.ts'
import './sidebar-tree.css'

/** What the reader opened or closed, by category path; what is not in it stands as configured. */
type Openness = { [path: string]: boolean }

/**
 * The tree of all docs. The categories above the page shown are open; others stay as the reader
 * left them for as long as the tree is on the screen.
 */
export function SidebarTree({ items, route }: { items: SidebarItem[]; route: string }) {
  const [openness, setOpenness] = useState(() => openingsFor(items, route))
  const [shownRoute, setShownRoute] = useState(route)
  if (route !== shownRoute) {
    setShownRoute(route)
    setOpenness({ ...openness, ...openingsFor(items, route) })
  }
  const toggle = (path: string, isOpen: boolean) => setOpenness({ ...openness, [path]: isOpen })
  return <Items items={items} parent="" route={route} openness={openness} toggle={toggle} />
}

type ListProps = {
  route: string
  openness: Openness
  toggle: (path: string, isOpen: boolean) => void
}

function Items({ items, parent, ...list }: ListProps & { items: SidebarItem[]; parent: string }) {
  return (
    <ul className="sidebar-items">
      {items.map((item) =>
        item.type === 'page' ? (
          <li key={item.route}>
            <a
              className="sidebar-link"
              aria-current={isSameRoute(item.route, list.route) ? 'page' : undefined}
              {...linkTo(item.route)}
            >
              {item.label}
            </a>
          </li>
        ) : (
          <Category key={item.label} category={item} path={`${parent}/${item.label}`} {...list} />
        ),
      )}
    </ul>
  )
}

function Category({
  category,
  path,
  ...list
}: ListProps & { category: SidebarCategory; path: string }) {
  const isOpen = list.openness[path] ?? category.isOpen
  const label = (
    <>
      {category.label}
      <ChevronIcon />
    </>
  )
  const shared = {
    className: 'sidebar-category',
    'aria-expanded': isOpen,
    'data-active': trailTo(category.items, list.route) ? '' : undefined,
  }
  // Until script is at work the label is a link, so that it leads somewhere without any.
  const firstRoute = flattenSidebar(category.items)[0]?.route ?? '/'
  return (
    <li>
      {useHydrated() ? (
        <button type="button" {...shared} onClick={() => list.toggle(path, !isOpen)}>
          {label}
        </button>
      ) : (
        <a {...shared} {...linkTo(firstRoute)}>
          {label}
        </a>
      )}
      <Collapsible isOpen={isOpen}>
        <Items items={category.items} parent={path} {...list} />
      </Collapsible>
    </li>
  )
}

/** The categories that must be open for the link of `route` to be seen. */
function openingsFor(items: SidebarItem[], route: string): Openness {
  let path = ''
  const openings: Openness = {}
  for (const { label } of trailTo(items, route)?.categories ?? []) {
    path += `/${label}`
    openings[path] = true
  }
  return openings
}
