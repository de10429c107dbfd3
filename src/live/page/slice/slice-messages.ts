import { flag, listOf, type Reader, shape, textUpTo } from '../../read-message.ts'

/** What the frame says of a slice that its reader edits, and how a page reads it: as texts to show. */

/** An action by the name of its creator, so that it can be sent again after the slice has changed. */
export type Sent = [name: string, payload?: unknown]

/** A part of the state: its key and its value as code. A state that isn't an object is one part without a key. */
export type Row = [key: string, text: string]

/** One round of the loop: the action, the reducer that handled it, and the state after it. */
export type HistoryEntry = {
  /** Null for the initial state. */
  sent: Sent | null
  type: string
  /** As code. */
  action: string
  reducer: string
  state: Row[]
  /** The error that the reducer has thrown. */
  error: string
}

const maxTextLength = 400
const maxCreators = 20
const maxRows = 20
const maxEntries = 500
const maxPayloadLength = 1000

const readText = textUpTo(maxTextLength)
const readActionCreator = shape({ name: readText, hasPayload: flag })
/** An action creator of the slice. */
export type ActionCreator = ReturnType<typeof readActionCreator>

export type Loop = { creators: ActionCreator[]; history: HistoryEntry[] }

/** The message of a frame: what a slice that has just started offers, and the new rounds. */
export type SliceMessage = {
  creators: ActionCreator[] | null
  history: Omit<HistoryEntry, 'reducer'>[]
}

/** Reads a message of a frame, which may contain anything. */
export const readSliceMessage: Reader<SliceMessage> = shape({
  creators: (creators) =>
    Array.isArray(creators) ? listOf(maxCreators, readActionCreator)(creators) : null,
  history: listOf(
    maxEntries,
    shape({
      sent: readSent,
      type: readText,
      action: readText,
      state: listOf(maxRows, ({ 0: key, 1: value }): Row => [readText(key), readText(value)]),
      error: readText,
    }),
  ),
})

function readSent(sent: unknown): Sent | null {
  if (!Array.isArray(sent)) return null
  const [name, payload] = sent
  const isShort = (JSON.stringify(payload) ?? '').length <= maxPayloadLength
  return isShort && payload !== undefined ? [readText(name), payload] : [readText(name)]
}
