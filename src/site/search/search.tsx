import { linkTo } from '../link.ts'
import { mainId } from '../main-id.ts'
import { useSite } from '../site-context.tsx'
import './search.css'

/** The page for searching. Its form works by address, so that it needs no script. */
export function SearchPage() {
  const { page } = useSite()
  return (
    <main id={mainId} className="plain-page">
      <h1>{page.title}</h1>
      <search>
        <form action={linkTo('/search').href} className="search-form">
          <input
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Type your search here"
            autoComplete="off"
            className="search-input"
          />
          <button type="submit" className="button">
            Search
          </button>
        </form>
      </search>
      <p>
        Results are not available yet. Until they are, the sidebar of the docs lists every page.
      </p>
    </main>
  )
}
