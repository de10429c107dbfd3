import { mainId } from '../../src/site/main-id.ts'
import { Benefits } from './benefits.tsx'
import { DataFetching } from './data-fetching.tsx'
import { Intro } from './intro.tsx'
import { LiveLoop } from './live-loop.tsx'
import { Paths } from './paths.tsx'
import { WhenNot } from './when-not.tsx'
import './home.css'

/** The home page: what Redux is and gives you, a store at work and its code, RTK Query's gain, when you don't need Redux, where to start. */
export function HomePage() {
  return (
    <main id={mainId} className="home">
      <LiveLoop intro={<Intro />}>
        <Benefits />
      </LiveLoop>
      <DataFetching />
      <WhenNot />
      <Paths />
    </main>
  )
}
