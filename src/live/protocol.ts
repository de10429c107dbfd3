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
 * The messages between a page and its frame, over a port that the page passes in. Samples run in the same realm as the
 * frame's script, so the frame may send anything: a page reads each message with `readMessage`, and only uses it as text
 * to show.
 */

/**
 * The value of `live` in the first message, which has the port. Increase it with every change of the messages, because
 * an open page may load the frame of the next release.
 */
export const protocolVersion = 5

export type FrameCommand =
  /** Starts library files, in order. */
  | { type: 'libraries'; texts: { name: string; code: string }[] }
  | {
      type: 'run'
      modules: LiveModule[]
      entry: number
      prints: { line: number; text: string }[]
      /**
       * Whether the page shows the frame. Then samples have an element to render into, and the frame reports its
       * height.
       */
      isShown: boolean
      network: NetworkSettings
    }
  /** Styles for what the sample shows. They replace the earlier ones. */
  | { type: 'look'; styles: string }
  /** Starts the inspector, whose messages `readInspection` reads. */
  | { type: 'inspector'; code: string }
  | { type: 'ask'; ask: InspectorCommand }
  /** Asks for a `pong`, which comes once the frame's thread is free. */
  | { type: 'ping' }

/** Longer texts are cut and further messages of a run are left out, so that a sample can't flood the page. */
export const maxTextLength = 4000
export const maxReports = 500

/** The longest message of a frame, which is JSON, because the length of a text is known before it's read. */
export const maxMessageLength = 4_000_000

const readText = textUpTo(maxTextLength)
const readCount = numberBelow(1e6)
const readLevel = oneOf(['log', 'warn', 'error'] as const)
export type PrintLevel = ReturnType<typeof readLevel>

const reports = {
  ready: shape({}),
  pong: shape({}),
  /** A value that a comment states. `expected` is null if the value is as stated. */
  value: shape({
    line: readCount,
    text: readText,
    expected: (value) => (value === null ? null : readText(value)),
  }),
  /** Printed output; `stated` says whether it's the next output that a comment states, null if none does. */
  print: shape({
    line: readCount,
    level: readLevel,
    text: readText,
    stated: objectOrNull(shape({ line: readCount, isSame: flag })),
  }),
  /** An error that wasn't caught; the line is 0 if it isn't known. */
  error: shape({ line: readCount, file: readText, text: readText }),
  /** The sample's own code has ended. What it waits for may come later. */
  end: shape({ ms: readCount }),
  /** Height of what is shown, in pixels. */
  size: shape({ height: readCount }),
  /** There is something to inspect: a store, or requests. */
  recording: shape({ hasStore: flag }),
  /** The code that shows the content checks it. */
  inspection: shape({ content: (content: unknown) => content }),
}

type Reports = { [Type in keyof typeof reports]: ReturnType<(typeof reports)[Type]> }
export type FrameReport = { [Type in keyof Reports]: { type: Type } & Reports[Type] }[keyof Reports]

/** Reads a message of a frame; null if it isn't the JSON of a report, or longer than one may be. */
export function readMessage(message: unknown): FrameReport | null {
  if (typeof message !== 'string' || message.length > maxMessageLength) return null
  try {
    return readReport(JSON.parse(message))
  } catch {
    return null
  }
}

/** Reads the value of a message; null if it isn't a report. */
export function readReport(data: unknown): FrameReport | null {
  const type = isObject(data) ? data.type : null
  if (typeof type !== 'string' || !Object.hasOwn(reports, type)) return null
  return { type, ...reports[type as keyof Reports](data) } as FrameReport
}
