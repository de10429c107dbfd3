import type { LiveModule, LiveSample } from '../live-page.ts'
import type { NetworkSettings } from '../network-settings.ts'
import type { Follower } from './edit-start.ts'
import type { Frame, StartingFrame } from './frame-host.ts'
import type { LineResult } from './line-results.ts'
import type { ShownError } from './outcome.ts'

/** A sample whose code the reader has edited. */
export type Editing = {
  /** @throws {SampleSyntaxError} */
  compile(): Promise<{ modules: LiveModule[]; sample: LiveSample }>
  /** The code of a file in the editor. */
  code(path: string): string
  /** Shows results beside source lines and the error, in the editor. */
  show(results: Map<number, LineResult>, error: ShownError | null): void
  /** The line of the editor for a source line. */
  lineOf(line: number): number
  reset(): void
  /** Follows the frame of each run, in place of the timeline. */
  follower?: Follower | undefined
}

/** The state of a sample's runs, besides what the page shows. */
export type Session = {
  /** The frame of a run that hasn't started yet. */
  starting: StartingFrame | null
  /** The frame of the last run, in which timers and requests may still be active. */
  frame: Frame | null
  /** The frame that the page shows. It's one of an earlier run until the last one has something to show. */
  shown: Frame | null
  /** Whether there is a preview. */
  hasPreview: boolean
  /** The network settings for the next run. */
  network: NetworkSettings
  /** The sample that ran last. */
  sample: LiveSample | null
  /** Counts the runs, so that messages of earlier runs can be ignored. */
  run: number
  isRunning: boolean
  editing: Editing | null
}
