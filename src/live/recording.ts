import type { NetworkSettings } from './network-settings.ts'

/** What a frame records of its stores and requests while a sample runs, for the inspector. */
export type Recording = {
  stores: RecordedStore[]
  selectors: RecordedSelector[]
  /** How many seconds an API keeps unused data: `api/getTickets` → seconds. */
  keepFor: Map<string, number>
  network: Network
  /** Called when anything has changed. */
  onChange: () => void
}

export type Network = NetworkSettings & {
  /** The newest last; the oldest are dropped. */
  requests: RecordedRequest[]
  dropped: number
}

export type RecordedRequest = {
  method: string
  address: string
  /** Where the sample sent the request; the line is 0 if it's unknown. */
  location: CodeLocation
  /** Bodies, as text. */
  sent: string
  received: string
  status: number
  /** Until the response; null until there is one. */
  ms: number | null
  /** Why there was no response. */
  error: string
}

export type RecordedStore = {
  name: string
  initial: unknown
  /** What happened, the newest last; the oldest are dropped. */
  steps: RecordedStep[]
  dropped: number
  /**
   * The number of steps, including dropped ones, after which the store had its current state; null for the newest
   * state.
   */
  at: number | null
  isPaused: boolean
  /** Sets the store to an earlier state. */
  jump(state: unknown): void
  getState(): unknown
  /** Dispatches like the sample does: through its middleware. */
  dispatch(action: unknown): unknown
}

export type RecordedStep = {
  action: unknown
  before: unknown
  after: unknown
  /** Where the sample dispatched the action; the line is 0 if it's unknown. */
  location: CodeLocation
  error: string | null
}

export type CodeLocation = { file: string; line: number }

type RecordedSelector = {
  name: string
  location: CodeLocation
  selector: { recomputations?: () => number }
}

/** Older steps and requests are dropped, because a sample may dispatch for as long as its page is open. */
export const maxSteps = 1000
export const maxRequests = 200
