import { useState } from 'react'
import { moduleLoader } from '../../components/lazy/module-loader.ts'
import type { Drawing } from './drawing-schema.ts'
import { Steps } from './steps.tsx'
import './diagram.css'

const load = moduleLoader(() => import('./picture.tsx'))
let picture: Awaited<ReturnType<typeof load>> | undefined

/** The same object each time, so that React doesn't write it. */
const asServed = { __html: '' }

/** Loads what draws, which is needed where the server hasn't drawn, and for steps. */
export async function preloadPictures(): Promise<void> {
  picture ??= await load()
}

/**
 * A diagram with its caption. It is drawn twice, for narrow and for wide columns, and styles show
 * one; both are hidden from assistive technology, which reads the description or the steps. What the server has drawn
 * stays until the first step.
 */
export function DiagramFigure({
  drawing,
  caption,
}: {
  drawing: Drawing
  caption: string | undefined
}) {
  const [step, setStep] = useState(-1)
  const [Pictures, setPictures] = useState(() => picture?.Pictures)

  function goTo(next: number) {
    setStep(next)
    // Without a network the steps go on in words.
    if (!Pictures)
      preloadPictures().then(
        () => setPictures(() => picture?.Pictures),
        () => {},
      )
  }
  return (
    <figure className="diagram">
      {Pictures ? (
        <div key="own" className="diagram-pictures">
          <Pictures drawing={drawing} step={step} />
        </div>
      ) : (
        <div
          key="server"
          className="diagram-pictures"
          suppressHydrationWarning
          // React leaves alone what the server has drawn.
          dangerouslySetInnerHTML={asServed}
        />
      )}
      <p className="visually-hidden">{drawing.description}</p>
      {drawing.steps && <Steps steps={drawing.steps} step={step} onStep={goTo} />}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
