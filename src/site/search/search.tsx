import { useSyncExternalStore } from 'react'
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
          <li>
            <a {...linkTo('/introduction/getting-started')}>Start here</a>, with the table of all
            pages beside the text
          </li>
          <li>
            <a {...linkTo('/usage/')}>Guides by task and question</a>
          </li>
          <li>
            <a {...linkTo('/api/api-reference')}>API reference</a>
          </li>
          <li>
            <a {...linkTo('/faq')}>Frequent questions</a>
          </li>
          <li>
            <a {...linkTo('/understanding/thinking-in-redux/glossary')}>Glossary</a>
          </li>
        </ul>
      </div>
    </>
  )
}
