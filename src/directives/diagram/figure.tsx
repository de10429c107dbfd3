import { useState } from 'react'
import type { Drawing } from './drawing.ts'
import { Picture } from './picture.tsx'
import { Steps } from './steps.tsx'
import './diagram.css'

/**
 * A diagram with its caption. It is drawn twice, for narrow and for wide columns, and styles show
 * one; both are hidden from assistive technology, which reads the description or the steps.
 */
export function DiagramFigure({
  drawing,
  caption,
}: {
  drawing: Drawing
  caption: string | undefined
}) {
  const [step, setStep] = useState(-1)
  return (
    <figure className="diagram">
      <div className="diagram-pictures">
        <Picture drawing={drawing} layout="narrow" step={step} />
        <Picture drawing={drawing} layout="wide" step={step} />
      </div>
      <p className="visually-hidden">{drawing.description}</p>
      {drawing.steps && <Steps steps={drawing.steps} step={step} onStep={setStep} />}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
