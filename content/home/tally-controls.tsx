import type { TallyAction } from './moments.ts'

const steps = [1, 5, 10]

/** The controls of the counter: each press is an action. */
export function TallyControls({
  step,
  onAction,
}: {
  step: number
  onAction: (action: TallyAction) => void
}) {
  return (
    <div className="live-loop-controls">
      <button type="button" onClick={() => onAction({ type: 'tally/added' })}>
        Add
      </button>
      <button type="button" onClick={() => onAction({ type: 'tally/subtracted' })}>
        Subtract
      </button>
      <button type="button" onClick={() => onAction({ type: 'tally/cleared' })}>
        Clear
      </button>
      <fieldset className="live-loop-steps">
        <legend className="visually-hidden">Step</legend>
        <span aria-hidden="true">Step</span>
        {steps.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === step}
            onClick={() => onAction({ type: 'tally/stepChanged', payload: value })}
          >
            {value}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
