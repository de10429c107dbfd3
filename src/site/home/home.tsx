import * as site from '#content/site.ts'
import { linkTo } from '../link.ts'
import { mainId } from '../main-id.ts'
import { DataFlow } from './data-flow.tsx'
import './home.css'

const benefits = [
  {
    title: 'Predictable',
    text: 'State changes in reducers and nowhere else. The same actions give the same state, in the browser, on a server and in a test.',
  },
  {
    title: 'Traceable',
    text: 'Every change has a name and an origin. The DevTools show when it happened, why, and what it did, and can take it back.',
  },
  {
    title: 'Little to write',
    text: 'Redux Toolkit sets up the store, writes the action creators, and lets you update immutable state as if it could be changed.',
  },
  {
    title: 'Data fetching included',
    text: 'RTK Query fetches, caches and refreshes server data from a description of your endpoints, with types and hooks made for you.',
  },
]

/** The start page: what Redux is, two ways in, and what it gives. */
export function HomePage() {
  const [start, tutorial] = site.navbar
  return (
    <main id={mainId} className="home">
      <div className="home-hero">
        <div className="home-words">
          <h1 className="home-title">{site.title}</h1>
          <p className="home-tagline">{site.tagline}</p>
          <p className="home-description">{site.description}</p>
          <p className="home-ways">
            {start && (
              <a className="button" {...linkTo(start.to)}>
                {start.label}
              </a>
            )}
            {tutorial && (
              <a className="button button-quiet" {...linkTo(tutorial.to)}>
                Learn by building
              </a>
            )}
          </p>
          <pre className="home-install">
            <code>npm install @reduxjs/toolkit react-redux</code>
          </pre>
        </div>
        <DataFlow />
      </div>
      <ul className="home-benefits">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}
