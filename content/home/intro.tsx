import * as site from '#content/site.ts'
import { linkTo } from '../../src/site/link-to.ts'
import { Install } from './install.tsx'

const firstSteps = [
  { label: 'Learn Redux', to: '/tutorials/essentials/part-1-overview-concepts' },
  { label: 'API Reference', to: '/api/api-reference' },
]

/** What Redux is, where to begin, and how to install it. */
export function Intro() {
  return (
    <div className="intro">
      <div>
        <h1 className="intro-title">{site.title}</h1>
        <p className="intro-tagline">{site.tagline}</p>
        <p className="intro-description">
          Keep the state that your components share in one store, and describe every change as a
          plain object. Then you can always tell what changed, when, and why.
        </p>
        <p className="intro-steps">
          {firstSteps.map(({ label, to }, index) => (
            <a key={to} className={index === 0 ? 'button' : 'button button-quiet'} {...linkTo(to)}>
              {label}
            </a>
          ))}
        </p>
      </div>
      <Install />
    </div>
  )
}
