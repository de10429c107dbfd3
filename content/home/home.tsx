import * as site from '#content/site.ts'
import { linkTo } from '../../src/site/link-to.ts'
import { mainId } from '../../src/site/main-id.ts'
import { Benefits } from './benefits.tsx'
import { Install } from './install.tsx'
import { LiveLoop } from './live-loop.tsx'
import { Paths } from './paths.tsx'
import './home.css'

const ways = [
  { label: 'Learn by building', to: '/tutorials/essentials/part-1-overview-concepts' },
  { label: 'Look it up', to: '/api/api-reference' },
]

/** The start page: what Redux is, two ways in, a store to play with, what it gives, and where to go on. */
export function HomePage() {
  return (
    <main id={mainId} className="home">
      <div className="home-hero">
        <div>
          <h1 className="home-title">{site.title}</h1>
          <p className="home-tagline">{site.tagline}</p>
          <p className="home-description">{site.description}</p>
          <p className="home-ways">
            {ways.map(({ label, to }, index) => (
              <a
                key={to}
                className={index === 0 ? 'button' : 'button button-quiet'}
                {...linkTo(to)}
              >
                {label}
              </a>
            ))}
          </p>
          <Install />
        </div>
        <LiveLoop />
      </div>
      <Benefits />
      <Paths />
    </main>
  )
}
