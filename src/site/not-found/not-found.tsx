import * as site from '#content/site.ts'
import { linkTo } from '../link.ts'
import { mainId } from '../main-id.ts'
import { useHydrated } from '../use-hydrated.ts'
import './not-found.css'

/** Shown at every address where nothing is: says so, and where to go on. */
export function NotFoundPage() {
  const isHydrated = useHydrated()
  const [start, tutorial, guide, api] = site.navbar
  return (
    <main id={mainId} className="plain-page not-found">
      <h1>{site.notFound.title}</h1>
      <p>
        There is nothing at this address
        {isHydrated && (
          <>
            {': '}
            <code>{location.pathname}</code>
          </>
        )}
        . It may have moved, or never been here.
      </p>
      <p>If a link brought you here, please tell its owner that it is broken.</p>
      <ul className="not-found-links">
        <li>
          <a {...linkTo('/search')}>Search the documentation</a>
        </li>
        {[start, tutorial, guide, api].map(
          (item) =>
            item && (
              <li key={item.to}>
                <a {...linkTo(item.to)}>{item.label}</a>
              </li>
            ),
        )}
      </ul>
    </main>
  )
}
