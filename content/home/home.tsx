import * as site from '#content/site.ts'
import { linkTo } from '../../src/site/link-to.ts'
import { mainId } from '../../src/site/main-id.ts'
import { Benefits } from './benefits.tsx'
import { DataFetching } from './data-fetching.tsx'
import { Install } from './install.tsx'
import { LiveLoop } from './live-loop.tsx'
import { Paths } from './paths.tsx'
import { WhenNot } from './when-not.tsx'
import './home.css'

const firstSteps = [
  { label: 'Learn Redux', to: '/tutorials/essentials/part-1-overview-concepts' },
  { label: 'API Reference', to: '/api/api-reference' },
]

/** The home page: what Redux is and gives you, a store at work beside its code, RTK Query's gain, when you don't need Redux, where to start. */
export function HomePage() {
  return (
    <main id={mainId} className="home">
      <div className="home-hero">
        <div>
          <h1 className="home-title">{site.title}</h1>
          <p className="home-tagline">{site.tagline}</p>
          <p className="home-description">
            Keep the state that your components share in one store, and describe every change as a
            plain object. Then you can always tell what changed, when, and why.
          </p>
          <p className="home-first-steps">
            {firstSteps.map(({ label, to }, index) => (
              <a
                key={to}
                className={index === 0 ? 'button' : 'button button-quiet'}
                {...linkTo(to)}
              >
                {label}
              </a>
            ))}
          </p>
        </div>
        <div className="home-gains">
          <Benefits />
          <Install />
        </div>
      </div>
      <LiveLoop />
      <DataFetching />
      <WhenNot />
      <Paths />
    </main>
  )
}
