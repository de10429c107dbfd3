import { linkTo } from '../../src/site/link-to.ts'

/** When something simpler than Redux is enough. */
export function WhenNot() {
  return (
    <section className="when-not" aria-labelledby="when-not-title">
      <h2 id="when-not-title">When you don't need Redux</h2>
      <ul className="home-points">
        <li>
          <strong>Only one component uses the state.</strong> Keep it there, with{' '}
          <code>useState</code>.
        </li>
        <li>
          <strong>The value rarely changes</strong>, like a theme or a language. React context is
          enough.
        </li>
        <li>
          <strong>Nearly all of your state comes from a server.</strong> RTK Query alone, or another
          data fetching library, covers it.
        </li>
      </ul>
      <p>
        <a {...linkTo('/faq/general')}>More on when to use Redux</a>
      </p>
    </section>
  )
}
