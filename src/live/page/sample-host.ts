import type { ComponentType, ReactNode } from 'react'
import type { LiveSample } from '../live-page.ts'
import type { NetworkSettings } from '../network-settings.ts'
import type { EditStart } from './edit-start.ts'
import type { Frame } from './frame-host.ts'
import type { Outcome, Verdict } from './outcome.ts'

/** A sample on a page, as the code gets it that is loaded with the first press. */
export type SampleHost = {
  /** The element around the code, which says by attributes what the sample needs. */
  block: HTMLElement
  /** Where frames stand that show something. A frame that is moved begins anew, so this stays. */
  stage: { readonly current: HTMLElement | null }
  /** Changes what the page shows of the sample. */
  show(change: Partial<SampleView>): void
  /** Aborted when the sample leaves the page. */
  signal: AbortSignal
}

/**
 * What a page shows of a sample, as plain state of the component that has its buttons: nothing else at first. The code that a
 * press loads changes it with `show`, and brings the components that show the rest.
 */
export type SampleView = {
  /** What the button to run it says, if it isn't Run. */
  runLabel?: 'Stop' | 'Run again' | undefined
  /** What the button that opens the editor shows, if it isn't Edit. */
  editLabel?: ReactNode
  /** What came out, or what happens, in a few words. */
  status?: string
  /** How the status is meant. */
  verdict?: Verdict | 'stopped' | undefined
  /** How the last run went that came to its end. */
  outcome?: Verdict | undefined
  /** What has come out of the run so far. */
  result?: Result | undefined
  /** Present while a run has made a store or sent a request. */
  recording?: Recording | undefined
  isTimelineOpen?: boolean
  /** What the inspector of the run has said last, which may be anything. */
  inspection?: unknown
  /** The frame whose run renders something, and how high that is, in pixels. */
  previewFrame?: Frame | undefined
  previewHeight?: number | undefined
  /** What the editor began with. */
  editing?: EditStart
  /** Present while the sample is an editor. */
  Editor?: SamplePart | undefined
  TimelineToggle?: SamplePart
  TimelinePanel?: SamplePart
  Preview?: SamplePart | undefined
  Results?: SamplePart
}

/** What the parts of a sample get. */
export type SampleProps = { host: SampleHost; view: SampleView }

type SamplePart = ComponentType<SampleProps>

export type Result = {
  outcome: Outcome
  sample: SampleLines
  /** The line of the editor that a line of the source is, while there is one. */
  lineOf?: ((line: number) => number) | undefined
}

/** Which lines of its source a sample shows. */
export type SampleLines = Pick<LiveSample, 'lines' | 'js'>

type Recording = {
  /** The frame that can be looked into. */
  frame: Frame
  hasStore: boolean
  /** The line that readers see of a line of the source. */
  lineOf(file: string, line: number): number
  /** Keeps for the next runs how the network behaves. */
  keepNetwork(settings: NetworkSettings): void
  runAgain(): void
}
