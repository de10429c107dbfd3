import { linkTo } from '../../src/site/link-to.ts'
import { CodeLines } from './code-lines.tsx'
import { lines as byHand } from './samples/fetch-by-hand.tsx?highlighted'
import { lines as withQuery } from './samples/fetch-with-rtk-query.tsx?highlighted'

/** What RTK Query takes off your hands. */
const byHandMarked = byHand.map((line) => ({
  ...line,
  isRemoved: !withQuery.some(({ text }) => text === line.text),
}))

/** The same list from a server, fetched by hand and with RTK Query. */
export function DataFetching() {
  return (
    <section className="data-fetching" aria-labelledby="data-fetching-title">
      <h2 id="data-fetching-title">Fetch data without writing the plumbing</h2>
      <p className="home-lead">
        Both components show the same list from a server. The first one fetches it by hand, for
        itself only. The second one uses RTK Query, which is part of Redux Toolkit.
      </p>
      <div className="data-fetching-code">
        <CodeLines title={`By hand: ${byHand.length} lines`} lines={byHandMarked} />
        <div>
          <CodeLines title={`With RTK Query: ${withQuery.length} lines`} lines={withQuery} />
          <p className="data-fetching-more">Besides being shorter, it gives you more:</p>
          <ul className="home-points">
            <li>All components that ask for the list share one request and one cached response.</li>
            <li>A component that comes back within a minute shows the list at once.</li>
            <li>After a change, tags say which lists to fetch again.</li>
            <li>The DevTools show the cache, like the rest of your state.</li>
          </ul>
          <p className="data-fetching-more">
            <a {...linkTo('/tutorials/essentials/part-7-rtk-query-basics')}>Learn RTK Query</a>
          </p>
        </div>
      </div>
    </section>
  )
}
