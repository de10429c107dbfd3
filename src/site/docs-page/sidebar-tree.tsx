import { type MouseEvent, memo, useState } from 'react'
import { sidebarKey } from '../../browser/preferences/keys.ts'
import { storageItem } from '../../browser/preferences/storage-item.ts'
import { Collapsible } from '../../components/collapse/collapsible.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { flattenSidebar, trailTo } from '../../model/sidebar-items.ts'
import type { SidebarCategory, SidebarItem } from '../../model/site-data.ts'
import { ChevronIcon } from '../icons.tsx'
import { linkTo } from '../link-to.ts'
import './sidebar-tree.css'

/**
 * A longer tree isn't completely rendered into every document, because the size of the site would grow quadratically
 * with its pages. Closed categories of such a tree are rendered when they are first opened. Without script, their heads
 * lead to their first page, where they are open.
 */
const longTree = 300

/**
 * The tree of all docs. Open are the categories above the current page, and those that the reader has opened, which are
 * stored.
 */
export function SidebarTree({ items, route }: { items: SidebarItem[]; route: string }) {
  return <Items {...{ items, route }} isLong={flattenSidebar(items).length > longTree} />
}

/** `route` is the current page's; null if the page is in another part of the tree. */
type ListProps = { route: string | null; isLong: boolean }

function Items({ items, route, isLong }: ListProps & { items: SidebarItem[] }) {
  return (
    <ul className="sidebar-items">
      {items.map((item) =>
        item.type === 'page' ? (
          <li key={item.route}>
            <a
              className="sidebar-link"
              data-kind={item.kind}
              aria-current={item.route === route ? 'page' : undefined}
              {...linkTo(item.route)}
            >
              {item.label}
            </a>
          </li>
        ) : (
          <Category
            key={item.label}
            category={item}
            route={route !== null && trailTo([item], route) ? route : null}
            isLong={isLong}
          />
        ),
      )}
    </ul>
  )
}

/** Renders when a page in it becomes the current one or stops being it. */
const Category = memo(function Category({
  category,
  route,
  isLong,
}: ListProps & { category: SidebarCategory }) {
  const stored = storageItem(sidebarKey(category.label))
  const [isOpen, setOpen] = useState(
    category.isOpen || route !== null || (!import.meta.env.SSR && stored.read() !== null),
  )
  const [shownRoute, setShownRoute] = useState(route)
  if (route !== shownRoute) {
    setShownRoute(route)
    if (route !== null) setOpen(true)
  }
  const toggle = () => {
    setOpen(!isOpen)
    stored.write(isOpen ? null : '')
  }
  const [isRendered, setRendered] = useState(isOpen || !isLong)
  if (isOpen && !isRendered) setRendered(true)
  const Head = category.route === undefined ? CategoryToggle : CategoryLink
  return (
    <li>
      <Head {...{ category, route, isOpen, toggle }} />
      <Collapsible isOpen={isOpen}>
        {isRendered && <Items items={category.items} route={route} isLong={isLong} />}
      </Collapsible>
    </li>
  )
})

type HeadProps = {
  category: SidebarCategory
  route: string | null
  isOpen: boolean
  toggle: () => void
}

/** The head of a category without a page. Until script runs, it leads to the category's first page. */
function CategoryToggle({ category, isOpen, toggle }: HeadProps) {
  const shared = {
    className: 'sidebar-category',
    'aria-expanded': isOpen,
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

/** The head of a category with a page. It leads to the page; on that page, it toggles the category. */
function CategoryLink({ category, route, isOpen, toggle }: HeadProps) {
  const { label, route: ownRoute = '/' } = category
  const isShown = ownRoute === route
  const toggleInPlace = (event: MouseEvent) => {
    event.preventDefault()
    toggle()
  }
  return (
    <div className="sidebar-category">
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
