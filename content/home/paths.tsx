import type { ReactNode } from 'react'
import { linkTo } from '../../src/site/link-to.ts'

/** Where to start, by what the reader came for. Short, because each page leads to others. */
export const paths: {
  title: string
  text: string
  picture: ReactNode
  links: { label: string; to: string; text: string }[]
}[] = [
  {
    title: 'New to Redux',
    text: 'Learn it step by step by building an app.',
    picture: (
      <>
        <path className="line" d="M21 54 65 34l44-20" />
        <circle data-concept="view" cx="21" cy="54" r="9" />
        <circle data-concept="action" cx="65" cy="34" r="9" />
        <circle className="current" data-concept="state" cx="109" cy="14" r="10" />
      </>
    ),
    links: [
      {
        label: 'Quick start',
        to: '/tutorials/quick-start',
        text: 'Add Redux to a React app, on one page',
      },
      {
        label: 'Redux Essentials',
        to: '/tutorials/essentials/part-1-overview-concepts',
        text: 'Build a complete app with Redux Toolkit',
      },
      {
        label: 'Redux Fundamentals',
        to: '/tutorials/fundamentals/part-1-overview',
        text: 'How Redux works, from scratch',
      },
    ],
  },
  {
    title: 'Building with Redux',
    text: 'Find out how to do what you have in mind.',
    picture: (
      <>
        <rect data-concept="state" x="33" y="40" width="40" height="22" rx="6" />
        <rect data-concept="reducer" x="79" y="40" width="40" height="22" rx="6" />
        <rect className="added" data-concept="view" x="56" y="10" width="40" height="22" rx="6" />
      </>
    ),
    links: [
      { label: 'Usage Guide', to: '/usage/', text: 'All guides, by task and by topic' },
      {
        label: 'TypeScript',
        to: '/usage/usage-with-typescript',
        text: 'Type your store, slices and hooks',
      },
      { label: 'Testing', to: '/usage/writing-tests', text: 'What to test, and how to set it up' },
    ],
  },
  {
    title: 'Looking something up',
    text: 'Every day, and when something goes wrong.',
    picture: (
      <>
        <path className="line" d="M35 12h52M35 28h28M35 44h28M35 60h44" />
        <circle data-concept="action" cx="91" cy="34" r="17" />
        <path className="line" d="m103 46 16 16" />
      </>
    ),
    links: [
      {
        label: 'API Reference',
        to: '/api/api-reference',
        text: 'Signatures, parameters and examples',
      },
      {
        label: 'Best Practices',
        to: '/style-guide/',
        text: 'Recommended patterns, and why',
      },
      { label: 'Error decoder', to: '/errors', text: 'Look up an error code' },
    ],
  },
]

/** Three groups of links, for three kinds of readers. */
export function Paths() {
  return (
    // Laying it out may mark it before React takes it over.
    <section className="paths later" aria-labelledby="paths-title" suppressHydrationWarning>
      <h2 id="paths-title">Where to start</h2>
      <ul className="paths-groups">
        {paths.map(({ title, text, picture, links }) => (
          <li key={title} className="paths-group">
            <svg className="benefit-picture" viewBox="0 0 120 68" aria-hidden="true">
              {picture}
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {links.map(({ label, to, text }) => (
                <li key={to}>
                  <a className="paths-link" {...linkTo(to)}>
                    <span className="paths-label">{label}</span>
                    <span className="paths-text">{text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
