import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Moment, Row } from '../../src/components/edited-slice.ts'
import { LoopCode } from './loop-code.tsx'
import { LoopLog, LoopTravel } from './loop-history.tsx'
import { describeMoment, partOf } from './moments.ts'
import { TallyControls } from './tally-controls.tsx'
import { useEditedSlice } from './use-edited-slice.ts'
import { useTally } from './use-tally.ts'
import './live-loop.css'

/**
 * The loop of data with a store in it, and its code: the reader dispatches actions, sees each part at work,
 * and goes back and forth through the history.
 * @param intro stands beside the loop
 * @param children stand between the loop and its code
 */
export function LiveLoop({ intro, children }: { intro: ReactNode; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const cells = useRef<HTMLOListElement>(null)
  const tally = useTally(cells)
  const edited = useEditedSlice(bar)
  const { offered, moments } = edited.loop ?? tally.loop
  /** The moment looked at; null is the newest. */
  const [chosen, setChosen] = useState<number | null>(null)
  const [hasMoved, setMoved] = useState(false)
  const isSeen = useIsSeen(cells)

  const last = moments.length - 1
  const index = Math.min(chosen ?? last, last)
  const moment = moments[index] as Moment
  const { action, reducer, state } = moment
  const before = moments[index - 1]?.state
  const count = partOf(state, 'count')
  const goTo = (index: number) => {
    setChosen(index === last ? null : index)
    setMoved(true)
  }

  return (
    <div
      className="live-loop"
      // Even and odd rounds differ, so that stations and lines light up again with each.
      data-round={hasMoved || isSeen ? (index % 2 ? 'odd' : 'even') : undefined}
    >
      <div className="live-loop-hero">
        {intro}
        <section className="live-loop-stage" aria-labelledby="live-loop-title">
          <h2 id="live-loop-title">Follow an action through the store</h2>
          <p className="live-loop-lead">This store is a real one. Press a button.</p>
          <ol ref={cells} className="live-loop-cells">
            <Cell concept="view" title="View" round={index}>
              <p className="live-loop-count">
                <span className="visually-hidden">Count: </span>
                <span>{count ?? '–'}</span>
              </p>
              <TallyControls
                offered={offered}
                state={state}
                onSend={(sent) => {
                  setChosen(null)
                  setMoved(true)
                  if (edited.loop) edited.dispatch(sent)
                  else tally.dispatch(sent)
                }}
              />
            </Cell>
            <Cell concept="action" title="Action" round={index}>
              {action ? <Code key={index}>{action}</Code> : <p>Nothing has happened yet.</p>}
            </Cell>
            <Cell concept="reducer" title="Reducer" round={index}>
              {action ? <Code key={index}>{reducer}</Code> : <p>It waits for an action.</p>}
            </Cell>
            <Cell concept="state" title="State" round={index}>
              <StateTree key={index} state={state} before={before} />
            </Cell>
          </ol>
          <LoopTravel moments={moments} index={index} onChoose={goTo} />
        </section>
      </div>
      {children}
      <section className="live-loop-behind" aria-labelledby="live-loop-code-title">
        <h2 id="live-loop-code-title">See the code behind it</h2>
        <p className="home-lead">
          The lines at work have the color of their box. Edit the slice, and the store above runs
          your version, with all the actions you've dispatched so far.
        </p>
        <LoopCode running={moment.sent?.[0]} log={<LoopLog moments={moments} index={index} />}>
          <div ref={bar} className="home-code-bar">
            <button
              type="button"
              className="code-block-button"
              onClick={() => {
                setChosen(null)
                edited.edit(tally.loop.moments.flatMap(({ sent }) => (sent ? [sent] : [])))
              }}
            >
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5.25 15.75 16.5 4.5l3 3L8.25 18.75 4.5 19.5zM13.5 7.5l3 3" />
              </svg>
              Edit
            </button>
            <span className="live-status" />
          </div>
        </LoopCode>
      </section>
      <p className="visually-hidden" role="status">
        {hasMoved && `${index + 1} of ${moments.length}: ${describeMoment(moment)}`}
      </p>
    </div>
  )
}

/** Whether most of an element has been in the window. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setSeen(true)
      },
      { threshold: 0.6 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

function Cell({
  concept,
  title,
  round,
  children,
}: {
  concept: 'view' | 'action' | 'reducer' | 'state'
  title: string
  /** Another round has another dot, which starts at its beginning. */
  round: number
  children: ReactNode
}) {
  return (
    <li className="live-loop-cell" data-concept={concept}>
      <h3>{title}</h3>
      {children}
      <svg className="live-loop-arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12h19m-6-6 6 6-6 6" />
        <circle key={round} cx="4" cy="12" r="4" />
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
function StateTree({ state, before }: { state: Row[]; before: Row[] | undefined }) {
  const isObject = state[0]?.[0] !== ''
  return (
    <pre translate="no">
      <code>
        {isObject && '{\n'}
        {state.map(([key, text], index) => {
          const was = before && partOf(before, key)
          const isChanged = before && was !== text
          const value = isObject ? `${key}: ${text}` : text
          return (
            <span key={key}>
              {isObject && '  '}
              {isChanged ? <mark>{value}</mark> : value}
              {index < state.length - 1 && ','}
              {was !== undefined && isChanged && <span className="live-loop-was"> was {was}</span>}
              {'\n'}
            </span>
          )
        })}
        {isObject && '}'}
      </code>
    </pre>
  )
}
