import { useEffect, useRef } from 'react'
import * as site from '#content/site.ts'
import { Logo } from '../logo/logo.tsx'
import { useSite } from '../site-context.tsx'
import { scrollIntoBox } from './scroll-into-box.ts'
import { SidebarTree } from './sidebar-tree.tsx'
import './sidebar.css'

/** The docs tree beside the article. Its scroll offset lasts as long as it is on the screen. */
export function Sidebar() {
  const { page, siteData } = useSite()
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (box.current && link) scrollIntoBox(box.current, link)
  }, [])

  return (
    <nav ref={box} className="sidebar" aria-label="Docs sidebar">
      {site.hideNavbarOnScroll && <Logo />}
      <SidebarTree items={siteData.sidebar} route={page.route} />
    </nav>
  )
}
