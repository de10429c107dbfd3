import { adoptStyles } from '../../src/browser/dom/adopt-styles.ts'
import { mainId } from '../../src/site/main-id.ts'
import { Benefits } from './benefits.tsx'
import { DataFetching } from './data-fetching.tsx'
import { Intro } from './intro.tsx'
import { LiveLoop } from './live-loop.tsx'
import { Paths } from './paths.tsx'
import { WhenNot } from './when-not.tsx'

/** On the server alone. */
let styles: string | null = null

/** The home page: what Redux is and gives you, a store at work and its code, RTK Query's gain, when you don't need Redux, where to start. */
export function HomePage() {
  return (
    <main id={mainId} className="home">
      {styles !== null && (
        <style href="home" precedence="default">
          {styles}
        </style>
      )}
      <LiveLoop intro={<Intro />}>
        <Benefits />
      </LiveLoop>
      <DataFetching />
      <WhenNot />
      <Paths />
    </main>
  )
}

/**
 * Loads what rendering takes besides this code: the styles, which stand in the document of this page, so that the
 * stylesheet of all pages goes without them. Where a reader comes from another page, script adopts them, because the
 * policy allows in documents only what the build has written.
 */
HomePage.preload = async (): Promise<void> => {
  if (typeof document === 'undefined') styles = (await import('./home.css?inline')).default
  else if (document.querySelector('style[data-href=home]') === null) {
    adoptStyles((await import('./home.css?inline')).default)
  }
}
