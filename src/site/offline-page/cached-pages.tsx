import * as site from '#content/site.ts'
import { flattenSidebar } from '../../model/sidebar-items.ts'
import type { SavedCopy } from '../../offline/save-site.ts'
import { linkTo } from '../link-to.ts'
import { useSite } from '../site-context.tsx'

/** Links to the pages that this browser can show without a connection. */
export function CachedPages({ copy, paths }: { copy: SavedCopy | null; paths: Set<string> }) {
  const { siteData } = useSite()
  const labels = new Map([
    ['/', site.title],
    ...flattenSidebar(siteData.sidebar).map(({ route, label }) => [route, label] as const),
  ])
  const pages = [...labels].filter(([route]) => paths.has(route.replace(/^\/|\/$/g, '')))
  return (
    <section aria-labelledby="kept-pages">
      <h2 id="kept-pages">Pages you can read offline</h2>
      {copy ? (
        <p>All pages, and search.</p>
      ) : pages.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <ul className="kept-pages">
          {pages.map(([route, label]) => (
            <li key={route}>
              <a {...linkTo(route)}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
