import * as site from '#content/site.ts'
import { flattenSidebar } from '../docs-page/sidebar-items.ts'
import { linkTo } from '../link.ts'
import { useSite } from '../site-context.tsx'

/** Links to the pages that this browser can show without a connection. */
export function KeptPages({ paths }: { paths: Set<string> }) {
  const { siteData } = useSite()
  const labels = new Map([
    ['/', site.title],
    ...flattenSidebar(siteData.sidebar).map(({ route, label }) => [route, label] as const),
  ])
  const pages = [...labels].filter(([route]) => paths.has(route.slice(1)))
  if (pages.length === 0) return <p>No page is kept yet.</p>
  return (
    <ul className="kept-pages">
      {pages.map(([route, label]) => (
        <li key={route}>
          <a {...linkTo(route)}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
