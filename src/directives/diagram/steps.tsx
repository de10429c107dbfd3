import { type CSSProperties, useEffect, useState } from 'react'
import { Icon } from '../../browser/dom/icon.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import type { DiagramStep } from './drawing-schema.ts'
import '../../components/stepper/stepper.css'

const playMs = 3000

/**
 * The steps of a diagram as a list, which shows all of them without script; with script, controls that go to a step or
 * play them. `step` is the current one, or -1 if all are shown.
 */
export function Steps({
  steps,
  step,
  onStep,
}: {
  steps: DiagramStep[]
  step: number
  onStep: (step: number) => void
}) {
  const isReady = useHydrated()
  const [isPlaying, setPlaying] = useState(false)

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

  const goTo = (next: number) => {
    setPlaying(false)
    onStep(next)
  }
  const last = steps.length - 1
  const count = step < 0 ? `${steps.length} steps` : `${step + 1} of ${steps.length}`
  return (
    <>
      <fieldset className="stepper diagram-controls" aria-label="Steps of the diagram">
        {isReady && (
          <>
            <IconButton
              name={isPlaying ? 'Pause' : 'Play'}
              path={isPlaying ? 'M9 6v12m6-12v12' : 'M8 5.5v13L18.5 12z'}
              onPress={() => {
                if (step === last) onStep(0)
                setPlaying(!isPlaying)
              }}
            />
            <IconButton
              name="Back"
              path="m15 5-7 7 7 7"
              isDisabled={step < 0}
              onPress={() => goTo(step - 1)}
            />
            <input
              type="range"
              aria-label="Step"
              aria-valuetext={count}
              min={0}
              max={steps.length}
              value={step + 1}
              style={
                {
                  '--steps': steps.length,
                  '--done': `${(100 * (step + 1)) / steps.length}%`,
                } as CSSProperties
              }
              onChange={({ currentTarget }) => goTo(currentTarget.valueAsNumber - 1)}
            />
            <IconButton
              name={step < last ? 'Next' : 'Start over'}
              path={step < last ? 'm9 5 7 7-7 7' : 'M5 4v5h5M5.6 9A7.5 7.5 0 1 1 4.5 13'}
              onPress={() => goTo(step < last ? step + 1 : -1)}
            />
            {/* Another element, so that no text moves when the first step begins. */}
            <span key={step < 0 ? 'all' : 'one'} className="stepper-place" aria-hidden="true">
              {count}
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

function IconButton({
  name,
  path,
  isDisabled = false,
  onPress,
}: {
  name: string
  path: string
  isDisabled?: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
    >
      <Icon path={path} />
    </button>
  )
}
