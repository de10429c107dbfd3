import { linkTo } from '../../src/site/link-to.ts'
import './paths.css'

/** Where to go on, by what the reader came for. Short: each page leads on to others. */
export const paths: {
  title: string
  text: string
  links: { label: string; to: string; text: string }[]
}[] = [
  {
    title: 'Learn',
    text: 'From nothing to a finished application.',
    links: [
      {
        label: 'Quick start',
        to: '/tutorials/quick-start',
        text: 'Redux in a React app, on one page',
      },
      {
        label: 'Redux Essentials',
        to: '/tutorials/essentials/part-1-overview-concepts',
        text: 'Build an application as Redux is written today',
      },
      {
        label: 'Redux Fundamentals',
        to: '/tutorials/fundamentals/part-1-overview',
        text: 'How it works below, from the first line',
      },
    ],
  },
  {
    title: 'Build',
    text: 'Answers to what comes up on the way.',
    links: [
      { label: 'Usage guides', to: '/usage/', text: 'Every guide, by task and by question' },
      {
        label: 'TypeScript',
        to: '/usage/usage-with-typescript',
        text: 'Types that follow the data',
      },
      { label: 'Tests', to: '/usage/writing-tests', text: 'What to test, and with which store' },
    ],
  },
  {
    title: 'Look up',
    text: 'The exact word, right away.',
    links: [
      { label: 'API reference', to: '/api/api-reference', text: 'Every function of the core' },
      {
        label: 'Style guide',
        to: '/style-guide/',
        text: 'The rules, and how much each one weighs',
      },
      { label: 'Error decoder', to: '/errors', text: 'What the number in a message stands for' },
    ],
  },
]

/** Ways into the documentation: three groups of three links. */
export function Paths() {
  return (
    // Laying it out may mark it before React takes it over.
    <section className="paths later" aria-labelledby="paths-title" suppressHydrationWarning>
      <h2 id="paths-title">Where to begin</h2>
      <ul className="paths-groups">
        {paths.map(({ title, text, links }) => (
          <li key={title} className="paths-group">
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
