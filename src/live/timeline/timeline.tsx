import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import { Details } from './details.tsx'
import { StepsList } from './steps-list.tsx'
import styles from './timeline.css?inline'
import type { TimelineProps } from './timeline-props.ts'
import { Travel } from './travel.tsx'

/**
 * The actions of a store with the changes that each made, time travel, and requests. It doesn't know the frame:
 * inspections come in as properties, and commands go to `ask`.
 */
export function Timeline(props: TimelineProps) {
  const { inspection, ask } = props
  const { stores, store, isPaused } = inspection
  useLayoutEffect(() => adoptStyles(styles), [])
  return (
    <section
      className="timeline"
      aria-label="Timeline"
      data-stateless={stores.length === 0 || undefined}
    >
      <div className="timeline-top">
        {stores.length > 1 && (
          <select
            className="timeline-stores"
            aria-label="Store"
            value={store}
            onChange={({ target }) => ask({ do: 'choose', store: target.selectedIndex })}
          >
            {stores.map((name, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        )}
        <Travel {...props} />
        <button
          type="button"
          className="timeline-button"
          title="While paused, actions still run but aren’t recorded"
          aria-pressed={isPaused}
          onClick={() => ask({ do: 'pause', isPaused: !isPaused })}
        >
          Pause
        </button>
      </div>
      <div className="timeline-body">
        <StepsList {...props} />
        <Details {...props} />
      </div>
      <DispatchForm {...props} />
    </section>
  )
}

/** Dispatches an action that the reader types. */
function DispatchForm({ inspection: { refusal, draft }, ask }: TimelineProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    // Keeps what the reader has typed.
    setText((typed) => typed || draft || '{"type":""}')
  }, [draft])

  function dispatch(event: FormEvent) {
    event.preventDefault()
    ask({ do: 'dispatch', text })
  }
  return (
    <form className="timeline-dispatch" onSubmit={dispatch}>
      <input
        aria-label="Action to dispatch, as JSON"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="timeline-button">
        Dispatch
      </button>
      <p className="timeline-error" role="status">
        {refusal}
      </p>
    </form>
  )
}
