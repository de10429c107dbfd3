import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../browser/dom/icon.tsx'
import type { TimelineProps } from './timeline-props.ts'

/** Back, forward, and a slider over all steps. */
export function Travel({ inspection: { steps, dropped, at }, ask }: TimelineProps) {
  const slider = useRef<HTMLInputElement>(null)
  const total = dropped + steps.length
  const type = steps[at - dropped - 1]?.type ?? 'initial state'
  const go = (to: number) => ask({ do: 'go', at: to })

  // The slider isn't controlled, so that it stays where the reader has put it until the inspector responds.
  useLayoutEffect(() => {
    if (slider.current) slider.current.value = String(at)
  })
  return (
    <div className="stepper timeline-travel">
      {/* Not `disabled`, because the button would lose the focus at the first or last step. */}
      <button
        type="button"
        className="icon-button"
        title="Back"
        aria-label="Back"
        aria-disabled={at <= dropped}
        onClick={() => go(at - 1)}
      >
        <Icon path="m15 5-7 7 7 7" />
      </button>
      <input
        ref={slider}
        type="range"
        aria-label="Step"
        aria-valuetext={`${at} of ${total}, ${type}`}
        min={dropped}
        max={total}
        disabled={steps.length === 0}
        style={{ '--done': `${(100 * (at - dropped)) / (steps.length || 1)}%` } as CSSProperties}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
      <button
        type="button"
        className="icon-button"
        title="Forward"
        aria-label="Forward"
        aria-disabled={at >= total}
        onClick={() => go(at + 1)}
      >
        <Icon path="m9 5 7 7-7 7" />
      </button>
      <span className="stepper-place">{`${at} of ${total}`}</span>
    </div>
  )
}
