import { type ReactNode, useRef } from 'react'
import { Icon } from '../../src/browser/dom/icon.tsx'
import type { HistoryEntry, Row, Sent } from '../../src/live/page/slice/slice-messages.ts'
import { LoopCode } from './loop-code.tsx'
import { describeEntry, partOf } from './loop-entries.ts'
import { LoopLog, LoopTravel } from './loop-history.tsx'
import { TallyControls } from './tally-controls.tsx'
import { useEditedSlice } from './use-edited-slice.tsx'
import { legMs, useRounds } from './use-rounds.ts'
import { useTally } from './use-tally.ts'

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
  const { creators, history } = edited.loop ?? tally.loop
  const last = history.length - 1
  const { index, reached, isPlaying, hasMoved, goTo, play } = useRounds(last, cells)
  const entry = history[index] as HistoryEntry

  /** What a station shows: what it showed before, until the action reaches it. */
  const at = (station: number) => {
    const shown = reached < station ? Math.max(0, index - 1) : index
    return { shown, entry: history[shown] as HistoryEntry, before: history[shown - 1]?.state }
  }
  const [action, reducer, state, view] = [at(1), at(2), at(3), at(4)]
  const lit = (['action', 'reducer', 'state', 'view'] as const)[reached - 1]

  return (
    <div className="live-loop">
      <div className="live-loop-hero">
        {intro}
        <section className="live-loop-stage" aria-labelledby="live-loop-title">
          <h2 id="live-loop-title">Follow an action through the store</h2>
          {/* Both take their room, so that nothing moves. */}
          <p className="live-loop-lead">
            <span aria-hidden={index < last}>This store is a real one. Press a button.</span>
            <span aria-hidden={index === last}>A look back: new actions come last.</span>
          </p>
          <ol ref={cells} className="live-loop-cells" data-lit={lit}>
            <Cell concept="view" title="View" lit={lit}>
              <p key={view.shown} className="live-loop-count">
                <span className="visually-hidden">Count: </span>
                <span>{partOf(view.entry.state, 'count') ?? '–'}</span>
              </p>
              <TallyControls
                creators={creators}
                state={entry.state}
                onSend={(sent) => {
                  goTo(last)
                  if (edited.loop) edited.dispatch(sent)
                  else tally.dispatch(sent)
                }}
              />
            </Cell>
            <Cell concept="action" title="Action" lit={lit} isWaiting={reached < 1}>
              <Code key={action.shown} otherwise="Nothing has happened yet.">
                {action.entry.action}
              </Code>
              {reached < 1 && entry.sent && (
                <Traveler key={index} type={entry.type} sent={entry.sent} />
              )}
            </Cell>
            <Cell concept="reducer" title="Reducer" lit={lit} isWaiting={reached < 2}>
              <Code key={reducer.shown} otherwise="It waits for an action.">
                {reducer.entry.reducer}
              </Code>
            </Cell>
            <Cell concept="state" title="State" lit={lit} isWaiting={reached < 3}>
              <StateTree key={state.shown} state={state.entry.state} before={state.before} />
            </Cell>
          </ol>
          <LoopTravel
            history={history}
            index={index}
            isPlaying={isPlaying}
            onPlay={play}
            onChoose={goTo}
          />
        </section>
      </div>
      {children}
      <section className="live-loop-behind" aria-labelledby="live-loop-code-title">
        <div>
          <h2 id="live-loop-code-title">See the code behind it</h2>
          <p className="home-lead">
            The lines at work have the color of their box. Edit the slice, and the store above runs
            your version, with all the actions you've dispatched so far.
          </p>
        </div>
        <LoopCode
          running={reducer.entry.sent?.[0]}
          lit={lit}
          log={<LoopLog history={history} index={index} />}
        >
          {edited.editor}
          <div ref={bar} className="home-code-bar">
            <button
              type="button"
              className="code-block-button"
              onClick={({ currentTarget }) => {
                // Safari leaves the focus in the editor, which Reset takes away.
                currentTarget.focus()
                goTo(last)
                edited.edit(tally.loop.history.flatMap(({ sent }) => (sent ? [sent] : [])))
              }}
            >
              {edited.view.editLabel ?? (
                <>
                  <Icon path="M5.25 15.75 16.5 4.5l3 3L8.25 18.75 4.5 19.5zM13.5 7.5l3 3" />
                  Edit
                </>
              )}
            </button>
            <span className="live-status" role="status" data-verdict={edited.view.verdict}>
              {edited.view.status}
            </span>
          </div>
          {edited.results}
        </LoopCode>
      </section>
      <p className="visually-hidden" role="status">
        {hasMoved && `${index + 1} of ${history.length}: ${describeEntry(entry)}`}
      </p>
    </div>
  )
}

type Concept = 'view' | 'action' | 'reducer' | 'state'

/** A station of the loop, and the arrow to the next. It is lit up when an action has reached it, and waits for it before. */
function Cell({
  concept,
  title,
  lit,
  isWaiting = false,
  children,
}: {
  concept: Concept
  title: string
  lit: Concept | undefined
  isWaiting?: boolean
  children: ReactNode
}) {
  return (
    <li
      className="live-loop-cell"
      data-concept={concept}
      data-lit={concept === lit || undefined}
      data-waiting={isWaiting || undefined}
    >
      <h3>{title}</h3>
      {children}
      <svg className="live-loop-arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12h19m-6-6 6 6-6 6" />
        {concept !== 'view' && <circle cx="-4" cy="12" r="7" />}
      </svg>
    </li>
  )
}

/** Code, or what is said where there is none. */
function Code({ children, otherwise }: { children: string; otherwise: string }) {
  if (!children) return <p>{otherwise}</p>
  return (
    <pre translate="no">
      <code>{children}</code>
    </pre>
  )
}

/** The action on its way from its button, by the first arrow, to where it is shown. */
function Traveler({ type, sent: [name] }: { type: string; sent: Sent }) {
  const start = (self: HTMLElement | null) => {
    const loop = self?.closest('ol')
    if (!self?.animate || !loop) return
    const button = [...loop.querySelectorAll('button')].find(
      (button) => button.value === name && button.getAttribute('aria-pressed') !== 'false',
    )
    const arrow = loop.querySelector('svg')
    if (!button || !arrow) return
    const [x, y] = centerOf(self)
    const [from, by] = [button, arrow].map((place) => {
      const [left, top] = centerOf(place)
      return `${left - x}px ${top - y}px`
    })
    self.animate([{ translate: from, scale: 0.8 }, { translate: by }, { translate: '0 0' }], {
      duration: legMs,
      easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
    })
  }
  return (
    <code ref={start} className="live-loop-traveler" translate="no" aria-hidden="true">
      {type}
    </code>
  )
}

function centerOf(element: Element): [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** The state as code; what its action changed is marked, with its value before. */
function StateTree({ state, before }: { state: Row[]; before: Row[] | undefined }) {
  const isObject = state[0]?.[0] !== ''
  return (
    <pre translate="no">
      <code>
        {isObject && '{\n'}
        {state.map(([key, text], index) => {
          const was = before && partOf(before, key)
          const isChanged = before && was !== text
          const end = index < state.length - 1 ? ',' : ''
          const value = (isObject ? `${key}: ${text}` : text) + end
          return (
            <span key={key}>
              {isObject && '  '}
              {isChanged ? <mark>{value}</mark> : value}
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
