import { type MouseEvent, useState } from 'react'
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
 * A longer tree would fill every document: the size of the site would grow with the square of its
 * pages. Closed categories of such a tree are drawn when they are first opened. Without script
 * their heads lead to the first page in them, where they are open.
 */
const longTree = 300

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
  const isLong = flattenSidebar(items).length > longTree
  return <Items items={items} parent="" {...{ route, openness, toggle, isLong }} />
}

type ListProps = {
  route: string
  openness: Openness
  isLong: boolean
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
  const toggle = () => list.toggle(path, !isOpen)
  const [isDrawn, setDrawn] = useState(isOpen || !list.isLong)
  if (isOpen && !isDrawn) setDrawn(true)
  const Head = category.route === undefined ? CategoryToggle : CategoryLink
  return (
    <li>
      <Head category={category} route={list.route} isOpen={isOpen} toggle={toggle} />
      <Collapsible isOpen={isOpen}>
        {isDrawn && <Items items={category.items} parent={path} {...list} />}
      </Collapsible>
    </li>
  )
}

type HeadProps = { category: SidebarCategory; route: string; isOpen: boolean; toggle: () => void }

/** The head of a category without a page. Until script is at work it leads to the first page in it. */
function CategoryToggle({ category, route, isOpen, toggle }: HeadProps) {
  const shared = {
    className: 'sidebar-category',
    'aria-expanded': isOpen,
    'data-active': trailTo(category.items, route) ? '' : undefined,
    children: (
      <>
        {category.label}
        <ChevronIcon />
      </>
    ),
  }
  const firstRoute = flattenSidebar(category.items)[0]?.route ?? '/'
  return useHydrated() ? (
    <button type="button" {...shared} onClick={toggle} />
  ) : (
    <a {...shared} {...linkTo(firstRoute)} />
  )
}

/** The head of a category with a page: the page opens it; on that page the link toggles it. */
function CategoryLink({ category, route, isOpen, toggle }: HeadProps) {
  const { label, route: ownRoute = '/' } = category
  const isShown = isSameRoute(ownRoute, route)
  const toggleInPlace = (event: MouseEvent) => {
    event.preventDefault()
    toggle()
  }
  return (
    <div className="sidebar-category" data-active={trailTo([category], route) ? '' : undefined}>
      <a
        href={linkTo(ownRoute).href}
        aria-current={isShown ? 'page' : undefined}
        onClick={isShown ? toggleInPlace : undefined}
      >
        {label}
      </a>
      <button
        type="button"
        aria-label={`${isOpen ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <ChevronIcon />
      </button>
    </div>
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
