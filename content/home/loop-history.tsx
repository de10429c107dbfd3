import type { Moment } from '../../src/components/edited-slice.ts'
import { describeChange, firstLoop } from './moments.ts'

/** As many as the Redux DevTools keep by default. */
const listed = 50

/** The log of actions with what each changed, and controls that go back and forth through it. */
export function LoopHistory({
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
    <div className="live-loop-history">
      <h3 className="visually-hidden">History</h3>
      <div className="live-loop-travel">
        <button
          type="button"
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
          onChange={({ currentTarget }) => onChoose(currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          aria-label="One step forward"
          aria-disabled={index === last}
          onClick={() => index < last && onChoose(index + 1)}
        >
          <Icon path="m9 5 7 7-7 7" />
        </button>
        <span className="live-loop-place" aria-hidden="true">
          {index + 1} / {moments.length}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard */}
      <ol className="live-loop-log" reversed aria-label="Latest actions" tabIndex={0}>
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
      {moments.length <= firstLoop.moments.length && (
        <p className="live-loop-hint">
          <Icon path="M4 12a8 8 0 1 0 3-6.2M4 4v4h4m4-1v5l3 2" />
          Press a button: each action is listed here, with what it changed.
        </p>
      )}
    </div>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
