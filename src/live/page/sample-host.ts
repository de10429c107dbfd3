import type { ComponentType, ReactNode } from 'react'
import type { LiveSample } from '../live-page.ts'
import type { NetworkSettings } from '../network-settings.ts'
import type { EditStart } from './edit-start.ts'
import type { Frame } from './frame-host.ts'
import type { Outcome, Verdict } from './outcome.ts'

/** A sample on a page, for the code that the first press loads. */
export type SampleHost = {
  /** The element around the code, whose attributes say what the sample needs. */
  block: HTMLElement
  /** The element for frames that show something. It's always rendered, because a frame that is moved starts again. */
  stage: { readonly current: HTMLElement | null }
  /** Changes what the page shows of the sample. */
  show(change: Partial<SampleView>): void
  /** Aborted when the sample leaves the page. */
  signal: AbortSignal
}

/**
 * What a page shows of a sample, as plain state of the component that has its buttons; empty at first. The code that a
 * press loads changes it with `show`, and adds the components that show the rest.
 */
export type SampleView = {
  /** Label of the Run button, unless it's "Run". */
  runLabel?: 'Stop' | 'Run again' | undefined
  /** Ends what may go on after a run; present as long as its frame is. */
  stop?: (() => void) | undefined
  /** Content of the Edit button, unless it's "Edit". */
  editLabel?: ReactNode
  /** The result or the current activity, in a few words. */
  status?: string
  /** How the status is styled. */
  verdict?: Verdict | 'stopped' | undefined
  /** The verdict of the last run that has ended. */
  outcome?: Verdict | undefined
  /** The results of the run so far. */
  result?: Result | undefined
  /** Present if a run has created a store or sent a request. */
  recording?: Recording | undefined
  isTimelineOpen?: boolean
  /** The last message of the run's inspector, which may contain anything. */
  inspection?: unknown
  /** The frame whose run renders something, and the height of that in pixels. */
  previewFrame?: Frame | undefined
  previewHeight?: number | undefined
  /** What the editor started with. */
  editing?: EditStart
  /** Present while the sample is in an editor. */
  Editor?: SamplePart | undefined
  RunButtons?: SamplePart
  TimelinePanel?: SamplePart
  Preview?: SamplePart | undefined
  Results?: SamplePart
}

/** Properties of the components of a sample. */
export type SampleProps = { host: SampleHost; view: SampleView }

type SamplePart = ComponentType<SampleProps>

export type Result = {
  outcome: Outcome
  sample: SampleLines
  /** Maps a source line to a line of the editor, while there is one. */
  lineOf?: ((line: number) => number) | undefined
}

/** The source lines that a sample shows, and why it shows nothing else. */
export type SampleLines = Pick<LiveSample, 'lines' | 'js' | 'unshown'>

type Recording = {
  /** The frame that can be inspected. */
  frame: Frame
  hasStore: boolean
  /** The line that readers see for a source line. */
  lineOf(file: string, line: number): number
  /** Keeps the network settings for the next runs. */
  keepNetwork(settings: NetworkSettings): void
  runAgain(): void
}
