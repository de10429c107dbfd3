import type { CSSProperties } from 'react'
import type { Moment } from '../../src/components/edited-slice.ts'
import { describeChange } from './moments.ts'
import '../../src/components/stepper/stepper.css'

/** As many as the Redux DevTools keep by default. */
const listed = 50

/** Controls that go back and forth through what has happened in the store. */
export function LoopTravel({
  moments,
  index,
  onChoose,
}: {
  moments: Moment[]
  index: number
  onChoose: (index: number) => void
}) {
  const last = moments.length - 1
  const type = moments[index]?.type || 'start'
  return (
    <div className="stepper live-loop-travel">
      <button
        type="button"
        className="icon-button"
        aria-label="One step back"
        aria-disabled={index === 0}
        onClick={() => index > 0 && onChoose(index - 1)}
      >
        <Icon path="m15 5-7 7 7 7" />
      </button>
      <input
        type="range"
        aria-label="History"
        aria-valuetext={`${index + 1} of ${moments.length}: ${type}`}
        min={0}
        max={last}
        value={index}
        // The policy of documents allows no style attribute, so not while the latest action is shown.
        style={
          index < last ? ({ '--done': `${(100 * index) / last}%` } as CSSProperties) : undefined
        }
        onChange={({ currentTarget }) => onChoose(currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label="One step forward"
        aria-disabled={index === last}
        onClick={() => index < last && onChoose(index + 1)}
      >
        <Icon path="m9 5 7 7-7 7" />
      </button>
      <span className="stepper-place" aria-hidden="true">
        {index + 1} of {moments.length}
      </span>
    </div>
  )
}

/** The actions that were dispatched, the newest first, with what each changed. */
export function LoopLog({ moments, index }: { moments: Moment[]; index: number }) {
  return (
    <section className="home-code live-loop-log" aria-labelledby="live-loop-log-title">
      <h3 id="live-loop-log-title" className="home-code-title">
        Latest actions
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard */}
      <ol reversed aria-label="Latest actions" tabIndex={0}>
        {moments
          .map((moment, at) => {
            const before = moments[at - 1]?.state
            return (
              <li key={at} aria-current={at === index ? 'step' : undefined}>
                <code translate="no">{moment.type || 'start'}</code>
                <span>{before ? describeChange(before, moment) : 'initial state'}</span>
              </li>
            )
          })
          .slice(-listed)
          .reverse()}
      </ol>
    </section>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
