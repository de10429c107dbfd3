import type { Moment } from './moments.ts'

/** Goes back and forth through what has happened, like the DevTools do. */
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
  const type = moments[index]?.action?.type ?? 'start'
  return (
    <div className="live-loop-history">
      <button
        type="button"
        aria-label="One step back"
        aria-disabled={index === 0}
        onClick={() => index > 0 && onChoose(index - 1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m15 5-7 7 7 7" />
        </svg>
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
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9 5 7 7-7 7" />
        </svg>
      </button>
      <span className="live-loop-place" aria-hidden="true">
        {index + 1} / {moments.length}
      </span>
    </div>
  )
}
