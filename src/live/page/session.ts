import type { LiveModule, LiveSample } from '../live-page.ts'
import type { NetworkSettings } from '../network-settings.ts'
import type { Follower } from './edit-start.ts'
import type { Frame } from './frame-host.ts'
import type { LineResult } from './line-results.ts'
import type { ShownError } from './outcome.ts'

/** A sample whose code the reader has changed. */
export type Editing = {
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

/** What is known of a sample's runs besides what the page shows. */
export type Session = {
  /** The frame of the last run, where timers and requests may still go on. */
  frame: Frame | null
  /** The frame that the page shows; the frame of an earlier run until the last one has something to show. */
  shown: Frame | null
  /** Whether there is a preview. */
  hasPreview: boolean
  /** How the network of the next run behaves. */
  network: NetworkSettings
  /** The sample that ran last. */
  sample: LiveSample | null
  /** Counts the presses: what comes from an earlier run is too late. */
  run: number
  isRunning: boolean
  editing: Editing | null
}
