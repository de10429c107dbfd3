import { mainId } from '../../src/site/main-id.ts'
import { Benefits } from './benefits.tsx'
import { DataFetching } from './data-fetching.tsx'
import { Intro } from './intro.tsx'
import { LiveLoop } from './live-loop.tsx'
import { Paths } from './paths.tsx'
import { WhenNot } from './when-not.tsx'

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
 * stylesheet of all pages goes without them. Readers who come from another page don't have them yet.
 */
HomePage.preload = async (): Promise<void> => {
  const isStyled =
    typeof document !== 'undefined' && document.querySelector('style[data-href=home]') !== null
  if (!isStyled) styles = (await import('./home.css?inline')).default
}
