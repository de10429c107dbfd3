import { flushSync } from 'react-dom'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import type { NetworkSettings } from '../network-settings.ts'
import type { FrameReport } from '../protocol.ts'
import {
  dropPrepared,
  endIfSilent,
  type Frame,
  type OpenedFrame,
  prepareFrame,
  takeFrame,
} from './frame-host.ts'
import { lineResults } from './line-results.ts'
import { applyReport, emptyOutcome, type Outcome, verdictOf } from './outcome.ts'
import styles from './results.css?inline'
import { Results, shownLine } from './results.tsx'
import { RunButtons } from './run-buttons.tsx'
import { needsOf, needsOfSample, sampleOf } from './sample-files.ts'
import type { SampleHost, SampleLines, SampleView } from './sample-host.ts'
import type { Session } from './session.ts'
import {
  addFinished,
  endFrames,
  endPreview,
  openPreview,
  replaceFrame,
  showFrame,
} from './session-frames.ts'
import { storageNameOf } from './stored-edits.ts'
import { noteRun } from './unfinished-run.ts'

const sessions = new WeakMap<SampleHost, Session>()

const noTimeline = { recording: undefined, inspection: undefined }

/**
 * Reports of a run are rendered together after this pause. Most runs end before it and are rendered once. A pause is at
 * least four times as long as the last rendering took, so that reports never fill the page's time.
 */
const drawingPauseMs = 30
const minRestFactor = 4

/**
 * Handles the Run button: runs the sample, or ends the current run.
 * @param opened a frame that is already loading
 */
export function press(host: SampleHost, opened?: OpenedFrame): void {
  const session = sessionOf(host)
  if (session.isRunning) stop(host, session)
  else void run(host, session, opened)
}

/** Runs a sample that the reader has edited, and ends the current run. */
export function rerun(host: SampleHost): void {
  void run(host, sessionOf(host))
}

/** Removes the results of the last run, because the code has been replaced. */
export function clear(host: SampleHost): void {
  endRun(host, sessionOf(host), '')
  host.show({ runLabel: undefined, verdict: undefined, outcome: undefined, result: undefined })
}

/** Removes all frames of a sample, and what shows or controls them. */
function endRun(host: SampleHost, session: Session, status: string): void {
  session.run += 1
  noteRun(null)
  endFrames(session)
  endPreview(host, session)
  dropPrepared()
  host.show({ ...noTimeline, status, verdict: 'stopped' })
  setRunning(host, session, false)
}

/** The session of a sample, which starts with the first press. */
export function sessionOf(host: SampleHost): Session {
  const existing = sessions.get(host)
  if (existing) return existing
  adoptStyles(styles)
  const session: Session = {
    starting: null,
    frame: null,
    shown: null,
    hasPreview: false,
    network: { latencyMs: 0, failure: 'none' },
    sample: null,
    run: 0,
    isRunning: false,
    editing: null,
  }
  sessions.set(host, session)
  host.show({ Results, RunButtons })
  host.signal.addEventListener('abort', () => {
    session.run += 1
    noteRun(null)
    endFrames(session)
    dropPrepared()
  })
  return session
}

async function run(host: SampleHost, session: Session, opened?: OpenedFrame): Promise<void> {
  const { block, stage, signal } = host
  session.run += 1
  const number = session.run
  const isLate = () => session.run !== number || signal.aborted
  session.starting?.drop()
  setRunning(host, session, true)
  host.show({ status: '', outcome: undefined })
  const slow = setTimeout(() => {
    if (session.isRunning && !isLate()) host.show({ status: 'Running …' })
  }, 200)
  try {
    const edited = await session.editing?.compile()
    if (isLate()) return opened?.element.remove()
    const { libraries, isShown } = edited ? needsOfSample(edited.sample) : needsOf(block)
    // Requested together, because each request is a round trip to the server.
    const fetched = edited ?? sampleOf(block)
    const stylesOf = isShown ? await openPreview(host, session) : null
    if (!stylesOf) endPreview(host, session)
    const container = (isShown && stage.current) || document.body
    const starting = takeFrame(libraries, container, opened)
    session.starting = starting
    const [{ modules, sample }, frame] = await Promise.all([fetched, starting.frame]).catch(
      (error) => {
        starting.drop()
        throw error
      },
    )
    if (isLate()) return frame.end()
    session.starting = null
    replaceFrame(session, frame)
    session.sample = sample
    let recorded: 'nothing' | 'requests' | 'stores' = 'nothing'
    if (stylesOf) {
      frame.setStyles(stylesOf())
      host.show({ previewFrame: frame })
    }
    let outcome = emptyOutcome
    let drawn = outcome
    /** What else has changed since the last drawing. */
    let change: Partial<SampleView> = {}
    let heard: unknown[] = []
    let waiting = 0
    let restMs = drawingPauseMs
    let drawnAt = 0
    const drawNow = () => {
      host.show(change)
      change = {}
      for (const content of heard) session.editing?.follower?.hear(content)
      heard = []
      if (outcome === drawn) return
      drawn = outcome
      const { verdict, text } = verdictOf(outcome, sample)
      showOutcome(host, session, outcome, sample)
      if (verdict === 'running' && !outcome.hasEnded) return
      host.show({ status: text, verdict })
      if (verdict === 'running') return
      host.show({ outcome: verdict })
      setRunning(host, session, false)
    }
    const draw = () => {
      clearTimeout(waiting)
      waiting = 0
      if (isLate()) return
      const startedAt = performance.now()
      flushSync(drawNow)
      drawnAt = performance.now()
      restMs = Math.max(drawingPauseMs, minRestFactor * (drawnAt - startedAt))
    }
    const drawSoon = () => {
      if (waiting === 0) waiting = window.setTimeout(draw, restMs)
    }
    const { entry, prints } = sample
    const { network } = session
    const onReport = (report: FrameReport) => {
      if (isLate()) return
      const follower = session.editing?.follower
      if (report.type === 'recording') {
        const next = report.hasStore ? 'stores' : 'requests'
        if (follower || next === recorded || recorded === 'stores') return
        recorded = next
        return offerTimeline(host, session, frame, report.hasStore)
      }
      if (report.type === 'end' && outcome.hasEnded) return
      if (report.type === 'size') change.previewHeight = report.height
      else if (report.type !== 'inspection') outcome = applyReport(outcome, report)
      else if (follower) heard.push(report.content)
      else change.inspection = report.content
      // It answers a press, and the next press continues from what is shown.
      if (report.type === 'inspection' && performance.now() - drawnAt > restMs) return draw()
      if (report.type !== 'end') return drawSoon()
      noteRun(null)
      if (!outcome.error) follower?.follow(frame)
      if (recorded === 'nothing') host.show(noTimeline)
      if (isShown) showFrame(session, frame)
      else addFinished(frame)
      draw()
      // Creating another frame blocks the thread for longer than anything before, so the result is shown first.
      afterNextFrame(() => {
        if (frame.hasEnded() || session.hasPreview !== isShown) return
        prepareFrame(libraries, container)
      })
    }
    const onEnd = (reason: string | null) => {
      if (signal.aborted || ![session.frame, session.shown].includes(frame)) return
      if (reason === null) return showStop(host, session)
      draw()
      endRun(host, session, reason)
    }
    if (edited) noteRun(storageNameOf(block))
    frame.run({ modules, entry, prints, isShown, network }, onReport, onEnd)
  } catch (error) {
    opened?.element.remove()
    if (isLate()) return
    const { name, message, line } = error as Error & { line?: number }
    if (line === undefined) {
      host.show({ status: `This sample couldn’t be started. ${message}` })
    } else {
      const text = `${name}: ${message}`
      const outcome: Outcome = { ...emptyOutcome, error: { type: 'error', line, file: '', text } }
      showOutcome(host, session, outcome, { lines: [] })
      host.show({ status: 'This code can’t run yet', verdict: 'stopped' })
    }
    setRunning(host, session, false)
  } finally {
    clearTimeout(slow)
  }
}

function showOutcome(
  host: SampleHost,
  { editing }: Session,
  outcome: Outcome,
  sample: SampleLines,
): void {
  editing?.show(lineResults(outcome), outcome.error)
  host.show({ result: { outcome, sample, lineOf: editing?.lineOf } })
}

function setRunning(host: SampleHost, session: Session, isRunning: boolean): void {
  session.isRunning = isRunning
  host.show({ runLabel: isRunning ? 'Stop' : 'Run again' })
  showStop(host, session)
}

/** Shows a second button while a run is through and its frame is still there, which may do something at any time. */
function showStop(host: SampleHost, session: Session): void {
  const isAlive = [session.frame, session.shown].some((frame) => frame?.hasEnded() === false)
  const onPress = () => {
    // The pressed button goes.
    host.block.querySelector<HTMLElement>('.live-run')?.focus()
    stop(host, session)
  }
  host.show({ stop: isAlive && !session.isRunning ? onPress : undefined })
}

function stop(host: SampleHost, session: Session): void {
  endIfSilent()
  endRun(host, session, 'Stopped')
}

/** Calls `run` after the browser has painted the current page. */
export function afterNextFrame(run: () => void): void {
  const next = () => setTimeout(run)
  // Hidden pages get no animation frames.
  if (document.hidden) next()
  else requestAnimationFrame(next)
}

/** Offers the timeline for a sample that creates a store or sends requests. */
function offerTimeline(host: SampleHost, session: Session, frame: Frame, hasStore: boolean): void {
  const lineOf = (file: string, line: number) =>
    file === '' && session.sample ? shownLine(session.sample, line, session.editing?.lineOf) : line
  const keepNetwork = (settings: NetworkSettings) => {
    session.network = settings
  }
  const recording = { frame, hasStore, lineOf, keepNetwork, runAgain: () => rerun(host) }
  // Rendered synchronously, because when the run ends, a frame is kept if its timeline is open.
  flushSync(() => host.show({ recording }))
}
