import type { CSSProperties } from 'react'
import { Icon } from '../../src/browser/dom/icon.tsx'
import type { HistoryEntry } from '../../src/live/page/slice/slice-messages.ts'
import { describeChange } from './loop-entries.ts'
import '../../src/components/stepper/stepper.css'

/** As many as the Redux DevTools keep by default. */
const maxListed = 50

/** Controls that play what has happened in the store, and go back and forth through it. */
export function LoopTravel({
  history,
  index,
  isPlaying,
  onPlay,
  onChoose,
}: {
  history: HistoryEntry[]
  index: number
  isPlaying: boolean
  onPlay: () => void
  /** @param comesRound whether the action of this entry is seen on its way */
  onChoose: (index: number, comesRound?: boolean) => void
}) {
  const last = history.length - 1
  const type = history[index]?.type || 'start'
  return (
    <div className="stepper live-loop-travel">
      <StepButton
        name={isPlaying ? 'Pause' : 'Play'}
        path={isPlaying ? 'M9 6v12m6-12v12' : 'M8 5.5v13L18.5 12z'}
        isDisabled={last === 0}
        onPress={onPlay}
      />
      <StepButton
        name="One step back"
        path="m15 5-7 7 7 7"
        isDisabled={index === 0}
        onPress={() => onChoose(index - 1)}
      />
      <input
        type="range"
        aria-label="History"
        aria-valuetext={`${index + 1} of ${history.length}: ${type}`}
        min={0}
        max={last}
        value={index}
        // The policy of documents allows no style attribute, so not while the latest action is shown.
        style={
          index < last ? ({ '--done': `${(100 * index) / last}%` } as CSSProperties) : undefined
        }
        onChange={({ currentTarget }) => onChoose(currentTarget.valueAsNumber)}
      />
      <StepButton
        name="One step forward"
        path="m9 5 7 7-7 7"
        isDisabled={index === last}
        onPress={() => onChoose(index + 1, true)}
      />
      <span className="stepper-place" aria-hidden="true">
        {index + 1} of {history.length}
      </span>
    </div>
  )
}

/** The actions that were dispatched, the newest first, with what each changed. */
export function LoopLog({ history, index }: { history: HistoryEntry[]; index: number }) {
  return (
    <section className="home-code live-loop-log" aria-labelledby="live-loop-log-title">
      <h3 id="live-loop-log-title" className="home-code-title">
        Latest actions
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard */}
      <ol reversed aria-label="Latest actions" tabIndex={0}>
        {history
          .map((entry, at) => {
            const before = history[at - 1]?.state
            return (
              <li key={at} aria-current={at === index ? 'step' : undefined}>
                <code translate="no">{entry.type || 'start'}</code>
                <span>{before ? describeChange(before, entry) : 'initial state'}</span>
              </li>
            )
          })
          .slice(-maxListed)
          .reverse()}
      </ol>
    </section>
  )
}

/** As in diagrams, but not shared: that would be a file more on each page that has one. */
function StepButton({
  name,
  path,
  isDisabled,
  onPress,
}: {
  name: string
  path: string
  isDisabled: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
    >
      <Icon path={path} />
    </button>
  )
}
