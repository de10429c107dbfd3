import type { Ask } from './inspection.ts'
import type { LiveModule } from './live-page.ts'
import type { NetworkSettings } from './network-settings.ts'

/**
 * What a page and its frame say to each other, over one port that the page hands in. Samples run in the same
 * realm as the runtime, so anything may come out of the frame: a page reads each message with `readReport`, and
 * takes from it nothing but text to show.
 */

/** Changes with every change of the messages: an open page may meet the frame of the next release. */
export const protocolVersion = 4

/** The first message, with the port. */
export type Hello = { live: typeof protocolVersion }

export type Order =
  /** Starts library files, in order. */
  | { type: 'libraries'; texts: { name: string; code: string }[] }
  | {
      type: 'run'
      modules: LiveModule[]
      entry: number
      prints: { line: number; text: string }[]
      /** Its page shows the frame: there is a place to render to, and its height is told. */
      isShown: boolean
      network: NetworkSettings
    }
  /** Styles for what is shown; those of before go. */
  | { type: 'look'; styles: string }
  /** Starts the inspector; what it then says is for `readInspection`. */
  | { type: 'inspector'; code: string }
  | { type: 'ask'; ask: Ask }

export type Report =
  | { type: 'ready' }
  /** A value that a comment states. `expected` is null when it is as stated. */
  | { type: 'value'; line: number; text: string; expected: string | null }
  /** Something printed; `stated` says whether it is what a comment states next, null when none does. */
  | { type: 'print'; line: number; level: PrintLevel; text: string; stated: Stated | null }
  /** What was thrown and not caught; the line is 0 when it isn't known. */
  | { type: 'error'; line: number; file: string; text: string }
  /** The sample's own code has run to its end; what it waits for may come later. */
  | { type: 'end'; ms: number }
  /** How high what is shown is, in pixels. */
  | { type: 'size'; height: number }
  /** There is something to inspect: a store, or requests. */
  | { type: 'recording'; hasStore: boolean }
  | { type: 'inspection'; content: unknown }

export type Stated = { line: number; isSame: boolean }

const printLevels = ['log', 'warn', 'error'] as const
export type PrintLevel = (typeof printLevels)[number]

/** No message has a longer text, and no run more messages: a page must not drown in either. */
export const longestText = 4000
export const mostReports = 500

/** Reads what came out of a frame; null for what is no report. */
export function readReport(data: unknown): Report | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, line, text, file, level, expected, stated, ms, height, hasStore } = data as Record<
    string,
    unknown
  >
  switch (type) {
    case 'ready':
      return { type }
    case 'value':
      return {
        type,
        line: number(line),
        text: string(text),
        expected: expected === null ? null : string(expected),
      }
    case 'print':
      return {
        type,
        line: number(line),
        text: string(text),
        level: printLevels.find((known) => known === level) ?? 'log',
        stated: readStated(stated),
      }
    case 'error':
      return { type, line: number(line), file: string(file), text: string(text) }
    case 'end':
      return { type, ms: number(ms) }
    case 'recording':
      return { type, hasStore: hasStore === true }
    case 'inspection':
      // Whoever shows it reads it.
      return { type, content: (data as { content: unknown }).content }
    case 'size':
      return { type, height: number(height) }
    default:
      return null
  }
}

function readStated(stated: unknown): Stated | null {
  if (typeof stated !== 'object' || stated === null) return null
  const { line, isSame } = stated as Record<string, unknown>
  return { line: number(line), isSame: isSame === true }
}

const number = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value < 1e6 ? value : 0

const string = (value: unknown) => (typeof value === 'string' ? value.slice(0, longestText) : '')
