import { useEffect, useState } from 'react'
import type { Step } from './drawing.ts'

const playMs = 2600

/**
 * The steps of a diagram as a list, which says them all without script; with it, buttons that go
 * from one to the next, or play them. `step` is the one shown, -1 while all are.
 */
export function Steps({
  steps,
  step,
  onStep,
}: {
  steps: Step[]
  step: number
  onStep: (step: number) => void
}) {
  const [isReady, setReady] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => setReady(true), [])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(
      () => {
        const isLast = step === steps.length - 1
        onStep(isLast ? -1 : step + 1)
        if (isLast) setPlaying(false)
      },
      step < 0 ? 0 : playMs,
    )
    return () => clearTimeout(timer)
  }, [isPlaying, step, steps.length, onStep])

  /** Past either end the whole is shown again, so no button is ever without effect. */
  const goBy = (distance: number) => {
    setPlaying(false)
    const count = steps.length + 1
    onStep(((step + 1 + distance + count) % count) - 1)
  }
  return (
    <>
      <fieldset className="diagram-controls" aria-label="Steps of the diagram">
        {isReady && (
          <>
            <button type="button" onClick={() => goBy(-1)}>
              Back
            </button>
            <button type="button" onClick={() => goBy(1)}>
              Next
            </button>
            <button type="button" onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? 'Pause' : 'Play'}
            </button>
            <span className="diagram-count" aria-hidden="true">
              {step >= 0 && `${step + 1} / ${steps.length}`}
            </span>
            <span className="visually-hidden" role="status">
              {steps[step] &&
                `Step ${step + 1} of ${steps.length}: ${steps[step].text.replaceAll('`', '')}`}
            </span>
          </>
        )}
      </fieldset>
      <ol className="diagram-steps">
        {steps.map(({ text }, index) => (
          <li key={text} aria-current={index === step ? 'step' : undefined}>
            {text
              .split('`')
              .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
          </li>
        ))}
      </ol>
    </>
  )
}
