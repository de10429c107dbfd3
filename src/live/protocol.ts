import type { InspectorCommand } from './inspection.ts'
import type { LiveModule } from './live-page.ts'
import type { NetworkSettings } from './network-settings.ts'
import {
  flag,
  isObject,
  numberBelow,
  objectOrNull,
  oneOf,
  shape,
  textUpTo,
} from './read-message.ts'

/**
 * What a page and its frame say to each other, over one port that the page hands in. Samples run in the same
 * realm as the runtime, so anything may come out of the frame: a page reads each message with `readReport`, and
 * takes from it nothing but text to show.
 */

/**
 * The value of `live` in the first message, which brings the port. Raise it with every change of the messages, because
 * an open page may meet the frame of the next release.
 */
export const protocolVersion = 4

export type FrameCommand =
  /** Starts library files, in order. */
  | { type: 'libraries'; texts: { name: string; code: string }[] }
  | {
      type: 'run'
      modules: LiveModule[]
      entry: number
      prints: { line: number; text: string }[]
      /** Whether the page shows the frame: then samples have a place to render to, and the frame reports its height. */
      isShown: boolean
      network: NetworkSettings
    }
  /** Styles for what the sample shows. They replace the earlier ones. */
  | { type: 'look'; styles: string }
  /** Starts the inspector; what it then says is for `readInspection`. */
  | { type: 'inspector'; code: string }
  | { type: 'ask'; ask: InspectorCommand }

/** Longer texts are cut and further messages of a run are left out, so that a sample cannot flood the page. */
export const maxTextLength = 4000
export const maxReports = 500

const readText = textUpTo(maxTextLength)
const readCount = numberBelow(1e6)
const readLevel = oneOf(['log', 'warn', 'error'] as const)
export type PrintLevel = ReturnType<typeof readLevel>

const reports = {
  ready: shape({}),
  /** A value that a comment states. `expected` is null when it is as stated. */
  value: shape({
    line: readCount,
    text: readText,
    expected: (value) => (value === null ? null : readText(value)),
  }),
  /** Something printed; `stated` says whether it is what a comment states next, null when none does. */
  print: shape({
    line: readCount,
    level: readLevel,
    text: readText,
    stated: objectOrNull(shape({ line: readCount, isSame: flag })),
  }),
  /** What was thrown and not caught; the line is 0 when it isn't known. */
  error: shape({ line: readCount, file: readText, text: readText }),
  /** The sample's own code has run to its end; what it waits for may come later. */
  end: shape({ ms: readCount }),
  /** How high what is shown is, in pixels. */
  size: shape({ height: readCount }),
  /** There is something to inspect: a store, or requests. */
  recording: shape({ hasStore: flag }),
  /** The content is checked by the code that shows it. */
  inspection: shape({ content: (content: unknown) => content }),
}

type Reports = { [Type in keyof typeof reports]: ReturnType<(typeof reports)[Type]> }
export type FrameReport = { [Type in keyof Reports]: { type: Type } & Reports[Type] }[keyof Reports]

/** Reads what came out of a frame; null for what is no report. */
export function readReport(data: unknown): FrameReport | null {
  const type = isObject(data) ? data.type : null
  if (typeof type !== 'string' || !Object.hasOwn(reports, type)) return null
  return { type, ...reports[type as keyof Reports](data) } as FrameReport
}
