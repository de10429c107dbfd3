import * as site from '#content/site.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import { linkTo } from '../link-to.ts'
import { mainId } from '../main-id.ts'
import { useSite } from '../site-context.tsx'
import { staticPart } from '../static-part.tsx'
import { SearchView } from './search-view.tsx'
import './search.css'

/** The page for searching. The query is in its address, so that it can be shared. */
export function SearchPage() {
  // The prerendered page is that of an empty query; the address is read when script runs.
  const isHydrated = useHydrated()
  return (
    <main id={mainId} className="plain-page search-page">
      {isHydrated ? <SearchView /> : <WithoutScript />}
    </main>
  )
}

/**
 * For readers without script: what is missing, and other ways to find a page. The condition is that of
 * `rendersStaticParts`, written out, because with a name, the bundler would keep the texts in the app's file.
 */
const WithoutScript = staticPart(
  'without-script',
  (import.meta.env.SSR || import.meta.env.DEV) && WithoutScriptContent,
)

function WithoutScriptContent() {
  const { page } = useSite()
  return (
    <>
      <h1>{page.title}</h1>
      <div className="search-without-script">
        <p>
          Searching needs JavaScript, because it happens in your browser. Without it, these lists
          lead to every page:
        </p>
        <ul>
          {site.entrances.map(({ label, to, note }) => (
            <li key={to}>
              <a {...linkTo(to)}>{label}</a>
              {note && `, ${note}`}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
