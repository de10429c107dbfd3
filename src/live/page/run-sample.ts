import { adoptStyles } from '../../dom/adopt-styles.ts'
import type { Controls, OpenedFrame } from './controls.ts'
import { discard, dropPrepared, type Frame, prepareFrame, takeFrame } from './frame-host.ts'
import { lineResults } from './line-results.ts'
import { applyReport, emptyOutcome, type Outcome, verdictOf } from './outcome.ts'
import styles from './results.css?inline'
import { createResultsView, type SampleLines, shownLine } from './results-view.ts'
import { needsOf, needsOfSample, sampleOf } from './sample-files.ts'
import type { Session } from './session.ts'
import {
  addFinished,
  endFrames,
  endPreview,
  previewOf,
  replaceFrame,
  showFrame,
} from './session-frames.ts'
import { createTimelineHost } from './timeline-host.ts'

const sessions = new WeakMap<HTMLElement, Session>()

/** Reports of a run are drawn together after this pause. Most runs end before it, and are drawn once. */
const drawingPauseMs = 30

/**
 * The Run button was pressed; while a run goes on, it ends that.
 * @param opened a frame that is on its way
 */
export function press(controls: Controls, opened?: OpenedFrame): void {
  const session = sessionOf(controls)
  if (session.isRunning) stop(controls, session)
  else void run(controls, session, opened)
}

/** Runs a sample that the reader has changed; a run that is still going on is ended. */
export function rerun(controls: Controls): void {
  void run(controls, sessionOf(controls))
}

/** Removes what the last run showed, because the code has been replaced. */
export function clear(controls: Controls): void {
  const session = sessionOf(controls)
  if (session.isRunning) stop(controls, session)
  endFrames(session)
  endPreview(session)
  session.timeline?.hide()
  session.view.clear()
}

/** The session of a sample, begun with its first press. */
export function sessionOf({ block, signal }: Controls): Session {
  const existing = sessions.get(block)
  if (existing) return existing
  adoptStyles(styles)
  const session: Session = {
    frame: null,
    shown: null,
    preview: null,
    timeline: null,
    network: { latencyMs: 0, failure: 'none' },
    sample: null,
    view: createResultsView(block, signal),
    run: 0,
    isRunning: false,
    editing: null,
  }
  sessions.set(block, session)
  signal.addEventListener('abort', () => {
    sessions.delete(block)
    session.run += 1
    endFrames(session)
    dropPrepared()
  })
  return session
}

async function run(controls: Controls, session: Session, opened?: OpenedFrame): Promise<void> {
  const { block, signal } = controls
  session.run += 1
  const number = session.run
  const isLate = () => session.run !== number || signal.aborted
  setRunning(controls, session, true)
  controls.status.textContent = ''
  delete block.dataset.outcome
  const slow = setTimeout(() => {
    if (session.isRunning && !isLate()) controls.status.textContent = 'Running …'
  }, 200)
  try {
    const edited = await session.editing?.compile()
    if (isLate()) return opened?.element.remove()
    const { libraries, isShown } = edited ? needsOfSample(edited.sample) : needsOf(block)
    // Requested together, because each request is a round trip to the server.
    const fetched = edited ?? sampleOf(block)
    const container = opened?.element.parentElement
    const preview = isShown ? await previewOf(controls, session, container) : null
    if (!preview) endPreview(session)
    const coming = takeFrame(libraries, preview?.container, opened)
    const [{ modules, sample }, frame] = await Promise.all([fetched, coming]).catch((error) => {
      discard(coming)
      throw error
    })
    if (isLate()) return frame.end()
    replaceFrame(session, frame)
    session.sample = sample
    let hasRecording = false
    preview?.take(frame)
    const outcome = emptyOutcome()
    let waiting = 0
    const draw = () => {
      clearTimeout(waiting)
      waiting = 0
      if (isLate()) return
      const { verdict, text } = verdictOf(outcome, sample)
      showOutcome(session, outcome, sample)
      if (verdict === 'running' && !outcome.hasEnded) return
      controls.status.textContent = text
      controls.status.dataset.verdict = verdict
      if (verdict === 'running') return
      block.dataset.outcome = verdict
      setRunning(controls, session, false)
    }
    const { entry, prints } = sample
    const { network } = session
    frame.run({ modules, entry, prints, isShown: preview !== null, network }, (report) => {
      if (isLate()) return
      if (report.type === 'size') return preview?.fit(report.height)
      const follower = session.editing?.follower
      if (report.type === 'inspection') {
        if (follower) follower.hear(report.content)
        else session.timeline?.show(report.content)
        return
      }
      if (report.type === 'recording') {
        if (follower) return
        hasRecording = true
        offerTimeline(controls, session, frame, report.hasStore)
        return
      }
      applyReport(outcome, report)
      if (report.type === 'end') {
        if (!outcome.error) follower?.follow(frame)
        if (!hasRecording) session.timeline?.hide()
        if (preview) showFrame(session, frame)
        else addFinished(frame)
        draw()
        // Another frame takes the thread for longer than anything before, so the reader sees the result first.
        afterNextFrame(() => {
          if (signal.aborted || session.preview !== preview) return
          prepareFrame(libraries, preview?.container)
        })
      } else if (waiting === 0) waiting = window.setTimeout(draw, drawingPauseMs)
    })
  } catch (error) {
    opened?.element.remove()
    if (isLate()) return
    const { name, message, line } = error as Error & { line?: number }
    if (line === undefined) {
      controls.status.textContent = `This sample couldn’t be started. ${message}`
    } else {
      const outcome = emptyOutcome()
      outcome.error = { type: 'error', line, file: '', text: `${name}: ${message}` }
      showOutcome(session, outcome, { lines: [] })
      controls.status.textContent = 'This code can’t run yet'
      controls.status.dataset.verdict = 'stopped'
    }
    setRunning(controls, session, false)
  } finally {
    clearTimeout(slow)
  }
}

function showOutcome({ editing, view }: Session, outcome: Outcome, sample: SampleLines): void {
  editing?.show(lineResults(outcome), outcome.error)
  view.show(outcome, sample, editing?.lineOf)
}

function stop(controls: Controls, session: Session): void {
  session.run += 1
  endFrames(session)
  controls.status.textContent = 'Stopped'
  controls.status.dataset.verdict = 'stopped'
  setRunning(controls, session, false)
}

function setRunning({ run }: Controls, session: Session, isRunning: boolean): void {
  session.isRunning = isRunning
  run.textContent = isRunning ? 'Stop' : 'Run again'
  run.toggleAttribute('data-stop', isRunning)
}

/** Calls `run` after the browser has painted the page as it is now. */
export function afterNextFrame(run: () => void): void {
  const next = () => setTimeout(run)
  // Hidden pages have no frames.
  if (document.hidden) next()
  else requestAnimationFrame(next)
}

/** A sample that makes a store or sends requests has a timeline; its code comes when somebody wants it. */
function offerTimeline(
  controls: Controls,
  session: Session,
  frame: Frame,
  hasStore: boolean,
): void {
  const lineOf = (file: string, line: number) =>
    file === '' && session.sample ? shownLine(session.sample, line, session.editing?.lineOf) : line
  session.timeline ??= createTimelineHost(controls, session.network, lineOf, () => rerun(controls))
  session.timeline.follow(frame, hasStore)
}
