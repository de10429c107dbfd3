import { linkTo } from '../../src/site/link-to.ts'
import { CodeLines } from './code-lines.tsx'
import { lines as byHand } from './samples/fetch-by-hand.tsx?highlighted'
import { lines as withQuery } from './samples/fetch-with-rtk-query.tsx?highlighted'
import './data-fetching.css'

/** The same list from a server, fetched by hand and with RTK Query. */
export function DataFetching() {
  return (
    <section className="data-fetching" aria-labelledby="data-fetching-title">
      <h2 id="data-fetching-title">Fetch data without writing the plumbing</h2>
      <p className="home-lead">
        Both components show the same list from a server. The first one fetches it by hand, for
        itself only. The second one uses RTK Query, which is part of Redux Toolkit. Its response is
        cached, so other components that ask for the same list share it, and one request is enough
        for all of them.
      </p>
      <div className="data-fetching-code">
        <CodeLines title="By hand" lines={byHand} />
        <div>
          <CodeLines title="With RTK Query" lines={withQuery} />
          <p className="data-fetching-more">
            <a {...linkTo('/tutorials/essentials/part-7-rtk-query-basics')}>Learn RTK Query</a>
          </p>
        </div>
      </div>
    </section>
  )
}
