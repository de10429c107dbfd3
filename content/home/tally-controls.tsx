import { useId, useState } from 'react'
import type { ActionCreator, Row, Sent } from '../../src/live/page/slice/slice-messages.ts'
import { partOf } from './loop-entries.ts'

const steps = [1, 5, 10]
const labels: { [name: string]: string } = {
  added: 'Add',
  subtracted: 'Subtract',
  cleared: 'Clear',
}

/** The controls of the counter: each press is an action. What a reader adds to the slice has its own name. */
export function TallyControls({
  creators,
  state,
  onSend,
}: {
  creators: ActionCreator[]
  state: Row[]
  onSend: (sent: Sent) => void
}) {
  const [payload, setPayload] = useState('1')
  const id = useId()
  const others = creators.filter(({ name }) => name !== 'stepChanged')
  return (
    <div className="live-loop-controls">
      {others.map(({ name, hasPayload }) => (
        <button
          key={name}
          type="button"
          className="button button-quiet"
          value={name}
          onClick={() => onSend(hasPayload ? [name, valueIn(payload)] : [name])}
        >
          {labels[name] ?? name}
        </button>
      ))}
      {others.some(({ hasPayload }) => hasPayload) && (
        <div className="live-loop-steps">
          <label htmlFor={id}>Payload</label>
          <input id={id} value={payload} onChange={({ target }) => setPayload(target.value)} />
        </div>
      )}
      {others.length < creators.length && (
        <fieldset className="live-loop-steps">
          <legend className="visually-hidden">Step</legend>
          <span aria-hidden="true">Step</span>
          {steps.map((value) => (
            <button
              key={value}
              type="button"
              className="button button-quiet"
              value="stepChanged"
              aria-pressed={`${value}` === partOf(state, 'step')}
              onClick={() => onSend(['stepChanged', value])}
            >
              {value}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** A value as JSON; anything else is a text. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
