/** What the frame says of a slice that its reader edits, and how a page reads it: as texts to show. */

/** An action by the name of its creator: it can be sent again to a slice that has been changed since. */
export type Sent = [name: string, payload?: unknown]

/** A part of the state: its key and its value as code. A state that isn't an object has one row without a key. */
export type Row = [key: string, text: string]

/** One round of the loop: the action, the reducer that handled it, and the state after it. */
export type Moment = {
  /** Null for the initial state. */
  sent: Sent | null
  type: string
  /** As code. */
  action: string
  reducer: string
  state: Row[]
  /** What the reducer has thrown. */
  error: string
}

/** An action creator of the slice. */
export type Offered = { name: string; hasPayload: boolean }

export type Loop = { offered: Offered[]; moments: Moment[] }

/** What a frame says: what a slice that has just started offers, and rounds that the page doesn't know yet. */
export type Told = { offered: Offered[] | null; moments: Omit<Moment, 'reducer'>[] }

const longestText = 400
const mostOffered = 20
const mostRows = 20
const mostMoments = 500
const longestPayload = 1000

/** Reads what came out of a frame, which may be anything. */
export function readTold(content: unknown): Told {
  const { offered, moments } = isObject(content) ? content : {}
  return {
    offered: Array.isArray(offered)
      ? list(offered, mostOffered, ({ name, hasPayload }) => ({
          name: string(name),
          hasPayload: hasPayload === true,
        }))
      : null,
    moments: list(moments, mostMoments, ({ sent, type, action, state, error }) => ({
      sent: sentOf(sent),
      type: string(type),
      action: string(action),
      state: list(state, mostRows, ({ 0: key, 1: text }): Row => [string(key), string(text)]),
      error: string(error),
    })),
  }
}

function sentOf(sent: unknown): Sent | null {
  if (!Array.isArray(sent)) return null
  const [name, payload] = sent
  const isShort = (JSON.stringify(payload) ?? '').length <= longestPayload
  return isShort && payload !== undefined ? [string(name), payload] : [string(name)]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const string = (value: unknown) => (typeof value === 'string' ? value.slice(0, longestText) : '')

function list<Item>(
  value: unknown,
  most: number,
  read: (item: Record<string, unknown>) => Item,
): Item[] {
  return Array.isArray(value) ? value.slice(0, most).filter(isObject).map(read) : []
}
