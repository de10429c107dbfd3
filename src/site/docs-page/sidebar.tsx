import { useEffect, useRef, useState } from 'react'
import * as site from '#content/site.ts'
import { isComposing } from '../../browser/keyboard/keys.ts'
import { filterSidebar } from '../../model/sidebar-items.ts'
import { Logo } from '../logo/logo.tsx'
import { useSite } from '../site-context.tsx'
import { scrollIntoBox } from './scroll-into-box.ts'
import { SidebarTree } from './sidebar-tree.tsx'
import './sidebar.css'

/** The space above the first row in px, from sidebar.css. */
const topPadding = 8

/** The docs tree beside the article. It keeps its scroll offset as long as it's rendered. */
export function Sidebar() {
  const { page, siteData } = useSite()
  const [query, setQuery] = useState('')
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const tree = nav.current?.querySelector<HTMLElement>('.sidebar-items')
    const link = tree?.querySelector<HTMLElement>('[aria-current]')
    if (!tree || !link) return
    scrollIntoBox(tree, link)
    // So that the list begins with a whole row.
    const rows = [...tree.querySelectorAll<HTMLElement>('a, button')]
    const first = rows.find(({ offsetTop }) => offsetTop > tree.offsetTop + tree.scrollTop)
    if (first) tree.scrollTop = first.offsetTop - tree.offsetTop - topPadding
  }, [])

  return (
    <nav ref={nav} className="sidebar" aria-label="Docs sidebar">
      {site.hideNavbarOnScroll && <Logo />}
      <input
        className="field sidebar-filter"
        aria-label="Filter pages"
        placeholder="Filter pages"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={({ key, nativeEvent }) =>
          key === 'Escape' && !isComposing(nativeEvent) && setQuery('')
        }
      />
      {/* While something is typed, it's another tree, which has everything open. */}
      <SidebarTree
        key={query && 'found'}
        items={filterSidebar(siteData.sidebar, query.toLowerCase())}
        route={page.route}
      />
    </nav>
  )
}
