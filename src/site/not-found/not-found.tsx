import type { ComponentType } from 'react'
import * as site from '#content/site.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import { normalizePath, notSavedRoute, withoutBase } from '../../model/routes.ts'
import { flattenSidebar } from '../../model/sidebar-items.ts'
import { linkTo } from '../link-to.ts'
import { mainId } from '../main-id.ts'
import { NotSavedPage } from '../offline-page/not-saved-page.tsx'
import { useSite } from '../site-context.tsx'
import { nearestRoutes } from './nearest-routes.ts'
import './not-found.css'

/** The theme's picture, if it has one. It's decoration, because it repeats the page's title. */
const [Picture] = Object.values(
  import.meta.glob<ComponentType>('#content/theme/not-found-picture.tsx', {
    eager: true,
    import: 'NotFoundPicture',
  }),
)

/** Shown at every address without a page: nothing is there, or it is not cached. */
export function NotFoundPage() {
  return useSite().page.route === notSavedRoute ? <NotSavedPage /> : <NothingThere />
}

/** Says that the page doesn't exist, and offers ways to go on. */
function NothingThere() {
  const isHydrated = useHydrated()
  return (
    <main id={mainId} className="plain-page not-found">
      {Picture && <Picture />}
      <h1>{site.notFound.title}</h1>
      <p className="not-found-path">{isHydrated && <code>{location.pathname}</code>}</p>
      <p>There’s no page at this address. It may have moved.</p>
      <p>If a link brought you here, please let its owner know.</p>
      <ul className="not-found-links">
        <li>
          <a {...linkTo('/search')}>Search the documentation</a>
        </li>
        {site.navbar.slice(0, 4).map((item) => (
          <li key={item.to}>
            <a {...linkTo(item.to)}>{item.label}</a>
          </li>
        ))}
      </ul>
      <div className="not-found-nearest">{isHydrated && <NearestPages />}</div>
    </main>
  )
}

/** The pages whose addresses are most similar to this one. */
function NearestPages() {
  const { siteData } = useSite()
  const path = normalizePath(withoutBase(import.meta.env.BASE_URL, location.pathname) ?? '/')
  const routes = nearestRoutes(path, Object.keys(siteData.routes))
  const pages = flattenSidebar(siteData.sidebar)
  const labelOf = (route: string) => pages.find((page) => page.route === route)?.label

  if (routes.length === 0) return <SearchInstead path={path} />
  return (
    <>
      <h2>Did you mean</h2>
      <ul>
        {routes.map((route) => (
          <li key={route}>
            <a {...linkTo(route)}>{labelOf(route) ?? route}</a> <code>{route}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The words of the address, as a search. */
function SearchInstead({ path }: { path: string }) {
  const words = path
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <h2>No page has a similar address</h2>
      <p>
        <a {...linkTo(`/search?${new URLSearchParams({ q: words })}`)}>{`Search for “${words}”`}</a>
      </p>
    </>
  )
}
