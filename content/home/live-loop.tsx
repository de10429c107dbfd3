import { type ReactNode, useRef, useState } from 'react'
import { LoopHistory } from './loop-history.tsx'
import { actionCode, describeMoment, type Moment, reducerCode, type TallyState } from './moments.ts'
import { TallyControls } from './tally-controls.tsx'
import { useTally } from './use-tally.ts'
import './live-loop.css'

/**
 * The loop of data with a store in it: the reader dispatches actions, sees each part at work, and
 * goes back and forth through what has happened.
 */
export function LiveLoop() {
  const place = useRef<HTMLElement>(null)
  const { moments, dispatch } = useTally(place)
  /** The moment looked at; null is the newest. */
  const [chosen, setChosen] = useState<number | null>(null)
  const [hasMoved, setMoved] = useState(false)

  const last = moments.length - 1
  const index = Math.min(chosen ?? last, last)
  const moment = moments[index] as Moment
  const { action, state } = moment
  const before = moments[index - 1]?.state
  const goTo = (index: number) => {
    setChosen(index === last ? null : index)
    setMoved(true)
  }

  return (
    <section ref={place} className="live-loop" aria-labelledby="live-loop-title">
      <h2 id="live-loop-title" className="live-loop-title">
        A store at work
      </h2>
      <p className="live-loop-lead">
        A real store, made with Redux Toolkit. Press a button and watch the action go round.
      </p>
      {/* Even and odd rounds differ, so that the light starts anew with each. */}
      <ol
        className="live-loop-cells"
        data-round={hasMoved ? (index % 2 ? 'odd' : 'even') : undefined}
      >
        <Cell concept="view" title="View">
          <p className="live-loop-count">
            <span className="visually-hidden">Count: </span>
            <span>{state.count}</span>
          </p>
          <TallyControls
            step={state.step}
            onAction={(action) => {
              setChosen(null)
              setMoved(true)
              dispatch(action)
            }}
          />
        </Cell>
        <Cell concept="action" title="Action">
          {action ? <Code>{actionCode(action)}</Code> : <p>Nothing has happened yet.</p>}
        </Cell>
        <Cell concept="reducer" title="Reducer">
          {action ? <Code>{reducerCode[action.type]}</Code> : <p>It has nothing to do yet.</p>}
        </Cell>
        <Cell concept="state" title="State">
          <StateTree state={state} before={before} />
        </Cell>
      </ol>
      <LoopHistory moments={moments} index={index} onChoose={goTo} />
      <p className="visually-hidden" role="status">
        {hasMoved && `${index + 1} of ${moments.length}: ${describeMoment(moment)}`}
      </p>
    </section>
  )
}

function Cell({
  concept,
  title,
  children,
}: {
  concept: 'view' | 'action' | 'reducer' | 'state'
  title: string
  children: ReactNode
}) {
  return (
    <li className="live-loop-cell" data-concept={concept}>
      <h3>{title}</h3>
      {children}
      <svg className="live-loop-arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12h19m-6-6 6 6-6 6" />
      </svg>
    </li>
  )
}

function Code({ children }: { children: string }) {
  return (
    <pre translate="no">
      <code>{children}</code>
    </pre>
  )
}

/** The state as code; what the moment changed is marked, with its value before. */
function StateTree({ state, before }: { state: TallyState; before: TallyState | undefined }) {
  const keys: (keyof TallyState)[] = ['count', 'step']
  return (
    <pre translate="no">
      <code>
        {'{\n'}
        {keys.map((key) => {
          const isChanged = before !== undefined && before[key] !== state[key]
          const value = `${key}: ${state[key]}`
          return (
            <span key={key}>
              {'  '}
              {isChanged ? <mark>{value}</mark> : value}
              {key === 'count' && ','}
              {isChanged && <span className="live-loop-was"> was {before[key]}</span>}
              {'\n'}
            </span>
          )
        })}
        {'}'}
      </code>
    </pre>
  )
}
