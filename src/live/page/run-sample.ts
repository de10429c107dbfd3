import { adoptStyles } from '../../dom/adopt-styles.ts'
import type { LibraryName } from '../libraries.ts'
import {
  type LiveModule,
  type LivePage,
  type LiveSample,
  type LiveSources,
  livePagePath,
  liveSourcesPath,
} from '../live-page.ts'
import type { NetworkSettings } from '../network-settings.ts'
import { type Beside, besideLines } from './beside.ts'
import type { Controls, OpenedFrame } from './controls.ts'
import { fetchJson } from './fetch-once.ts'
import { dropPrepared, type Frame, prepareFrame, takeFrame } from './frame-host.ts'
import { nothingYet, type Outcome, type ShownError, take, verdictOf } from './outcome.ts'
import type { PreviewBox } from './preview.ts'
import styles from './results.css?inline'
import { createResultsView, type ResultsView, shownLine } from './results-view.ts'
import { createTimelineHost, type TimelineHost } from './timeline-host.ts'

/** A sample whose code the reader has changed. */
export type Editing = {
  /** @throws {SyntaxMistake} */
  compile(): Promise<{ modules: LiveModule[]; sample: LiveSample }>
  /** The code of a file as it is in the editor. */
  code(path: string): string
  /** Shows in the editor what stands beside lines of the source, and the error. */
  show(beside: Map<number, Beside>, error: ShownError | null): void
  /** The line of the editor of a line of the source. */
  lineOf(line: number): number
  reset(): void
  /** Follows the frame of each run in the place of the timeline. */
  follower?: Follower | undefined
}

/** Shows what a sample does in a way of its own. */
export type Follower = {
  /** A run has come to its end without an error, and its frame answers. */
  follow(frame: Frame): void
  /** What the frame says then: anything at all. */
  hear(content: unknown): void
  /** The code is that of the page again. */
  end(): void
}

export type Session = {
  /** The frame of the last run, where timers and requests may still go on. */
  frame: Frame | null
  /** What the run before showed, for as long as there is nothing else to show. */
  shown: Frame | null
  preview: PreviewBox | null
  /** There once a run has made a store or sent a request. */
  timeline: TimelineHost | null
  /** How the network of the next run behaves. */
  network: NetworkSettings
  /** What ran last. */
  sample: LiveSample | null
  view: ResultsView
  /** Counts the presses: what comes from an earlier run is too late. */
  run: number
  isRunning: boolean
  editing: Editing | null
}

const sessions = new WeakMap<HTMLElement, Session>()
/** Frames of finished runs, the oldest first: each is a document that takes memory. */
const kept: Frame[] = []
const keptFrames = 3
/** What a run says is shown together: most runs come to their end before, and are drawn once. */
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

/** Runs a sample that the reader has changed; a run that still goes on gives way. */
export function rerun(controls: Controls): void {
  void run(controls, sessionOf(controls))
}

/** The code is another one now: what the last run showed goes. */
export function clear(controls: Controls): void {
  const session = sessionOf(controls)
  if (session.isRunning) stop(controls, session)
  endFrames(session)
  endPreview(session)
  session.timeline?.hide()
  session.view.clear()
}

export function sessionOf({ block, signal }: Controls): Session {
  const known = sessions.get(block)
  if (known) return known
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
    // Asked for together: each is a way to the server.
    const fetched = edited ?? sampleOf(block)
    const place = opened?.element.parentElement
    const preview = isShown ? await previewOf(controls, session, place) : null
    if (!preview) endPreview(session)
    const coming = takeFrame(libraries, preview?.place, opened)
    const [{ modules, sample }, frame] = await Promise.all([fetched, coming]).catch((error) => {
      coming.then((frame) => frame.end()).catch(() => {})
      throw error
    })
    if (isLate()) return frame.end()
    if (session.frame === session.shown) session.frame = null
    else endFrame(session)
    session.frame = frame
    session.sample = sample
    let hasRecording = false
    preview?.take(frame)
    const outcome = nothingYet()
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
      take(outcome, report)
      if (report.type === 'end') {
        if (!outcome.error) follower?.follow(frame)
        if (!hasRecording) session.timeline?.hide()
        if (preview) showFrame(session, frame)
        else keep(frame)
        draw()
        // Another frame takes the thread for longer than anything before, so the reader sees the result first.
        afterNextFrame(() => {
          if (signal.aborted || session.preview !== preview) return
          prepareFrame(libraries, preview?.place)
        })
      } else if (waiting === 0) waiting = window.setTimeout(draw, drawingPauseMs)
    })
  } catch (error) {
    opened?.element.remove()
    if (isLate()) return
    const { name, message, line } = error as Error & { line?: number }
    if (line !== undefined) {
      const outcome = nothingYet()
      outcome.error = { type: 'error', line, file: '', text: `${name}: ${message}` }
      showOutcome(session, outcome, { lines: [] })
      controls.status.textContent = 'This code can’t run yet'
      controls.status.dataset.verdict = 'stopped'
      setRunning(controls, session, false)
      return
    }
    controls.status.textContent = `This sample couldn’t be started. ${(error as Error).message}`
    setRunning(controls, session, false)
  } finally {
    clearTimeout(slow)
  }
}

function showOutcome(
  { editing, view }: Session,
  outcome: Outcome,
  sample: Pick<LiveSample, 'lines' | 'js'>,
): void {
  editing?.show(besideLines(outcome), outcome.error)
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

function keep(frame: Frame): void {
  kept.push(frame)
  const spare = kept.findIndex((one) => !one.isKept())
  if (kept.length > keptFrames && spare >= 0) kept.splice(spare, 1)[0]?.end()
}

/** Libraries of a sample, and whether something is shown, before the rest of it is there. */
function needsOf(block: HTMLElement): { libraries: LibraryName[]; isShown: boolean } {
  const needs = (block.dataset.needs ?? '').split(' ').filter(Boolean)
  const libraries = needs.filter((need) => need !== 'preview') as LibraryName[]
  return { libraries, isShown: needs.includes('preview') }
}

const needsOfSample = ({ libraries, preview }: LiveSample) => ({
  libraries,
  isShown: preview !== undefined,
})

/** Runs when what there is now is seen. */
export function afterNextFrame(run: () => void): void {
  const next = () => setTimeout(run)
  // Hidden pages have no frames.
  if (document.hidden) next()
  else requestAnimationFrame(next)
}

async function previewOf(
  { bar, signal }: Controls,
  session: Session,
  place?: HTMLElement | null,
): Promise<PreviewBox> {
  const { createPreview } = await import('./preview.ts')
  session.preview ??= createPreview(bar, signal, place)
  return session.preview
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

/** In the place of what the run before showed. */
function showFrame(session: Session, frame: Frame): void {
  session.shown?.end()
  session.shown = frame
  frame.show()
}

function endPreview(session: Session): void {
  if (!session.preview) return
  endFrames(session)
  session.preview.remove()
  session.preview = null
}

function endFrames(session: Session): void {
  session.shown?.end()
  session.shown = null
  endFrame(session)
}

function endFrame(session: Session): void {
  const { frame } = session
  if (!frame) return
  const place = kept.indexOf(frame)
  if (place >= 0) kept.splice(place, 1)
  frame.end()
  session.frame = null
}

/** A sample as the build has compiled it. */
export async function sampleOf(
  block: HTMLElement,
): Promise<{ page: LivePage; modules: LiveModule[]; sample: LiveSample }> {
  const [hash = '', place = ''] = (block.dataset.live ?? '').split('.')
  const page = await fetchJson<LivePage>(livePagePath(hash))
  const sample = page.samples[Number(place)]
  if (!sample) throw new Error('The page has changed. Load it again.')
  return { page, modules: page.modules, sample }
}

/** What the samples of a page were compiled from. */
export async function sourcesOf(block: HTMLElement): Promise<LiveSources> {
  const [hash = ''] = (block.dataset.live ?? '').split('.')
  return fetchJson(liveSourcesPath(hash))
}
