import type { LiveModule, LiveSample } from '../live-page.ts'
import type { NetworkSettings } from '../network-settings.ts'
import type { Frame } from './frame-host.ts'
import type { LineResult } from './line-results.ts'
import type { ShownError } from './outcome.ts'
import type { PreviewBox } from './preview.ts'
import type { ResultsView } from './results-view.ts'
import type { TimelineHost } from './timeline-host.ts'

/** A sample whose code the reader has changed. */
type Editing = {
  /** @throws {SampleSyntaxError} */
  compile(): Promise<{ modules: LiveModule[]; sample: LiveSample }>
  /** The code of a file as it is in the editor. */
  code(path: string): string
  /** Shows in the editor what stands beside lines of the source, and the error. */
  show(results: Map<number, LineResult>, error: ShownError | null): void
  /** The line of the editor of a line of the source. */
  lineOf(line: number): number
  reset(): void
  /** Follows the frame of each run in the place of the timeline. */
  follower?: Follower | undefined
}

/** Shows what a sample does, in the place of the timeline. */
export type Follower = {
  /** A run has come to its end without an error, and its frame answers. */
  follow(frame: Frame): void
  /** Gets what the frame says after that, which may be anything. */
  hear(content: unknown): void
  /** The code is that of the page again. */
  end(): void
}

/** The state of a sample's runs on the page. */
export type Session = {
  /** The frame of the last run, where timers and requests may still go on. */
  frame: Frame | null
  /** The frame that the page shows; the frame of an earlier run until the last one has something to show. */
  shown: Frame | null
  preview: PreviewBox | null
  /** Present once a run has made a store or sent a request. */
  timeline: TimelineHost | null
  /** How the network of the next run behaves. */
  network: NetworkSettings
  /** The sample that ran last. */
  sample: LiveSample | null
  view: ResultsView
  /** Counts the presses: what comes from an earlier run is too late. */
  run: number
  isRunning: boolean
  editing: Editing | null
}
