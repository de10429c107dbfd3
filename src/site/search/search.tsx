import { useSyncExternalStore } from 'react'
import * as site from '#content/site.ts'
import { linkTo } from '../link.ts'
import { mainId } from '../main-id.ts'
import { useSite } from '../site-context.tsx'
import { LiveSearch } from './live-search.tsx'
import './search.css'

const never = () => () => {}

/** The page for searching. What was searched stands in its address, so that it can be shared. */
export function SearchPage() {
  const { page } = useSite()
  // The prerendered page is that of an empty query; the address is read when script is at work.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <main id={mainId} className="plain-page search-page">
      {isLive ? <LiveSearch /> : <WithoutScript title={page.title} />}
    </main>
  )
}

/** What a reader without script sees: what is missing, and the other ways to a page. */
function WithoutScript({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
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
