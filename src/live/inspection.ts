import { failures, latencies, type NetworkSettings } from './network-settings.ts'
import {
  amountBelow,
  flag,
  isObject,
  listOf,
  objectOrNull,
  oneOf,
  shape,
  textUpTo,
} from './read-message.ts'
import type { Recording } from './recording.ts'

/** What a page asks an inspector to do. */
export type InspectorCommand =
  | { do: 'go'; at: number }
  | { do: 'choose'; store: number }
  | { do: 'pause'; isPaused: boolean }
  /** An action as JSON. */
  | { do: 'dispatch'; text: string }
  | { do: 'network'; settings: NetworkSettings }
  /** Wants the bodies of a request, or of none. */
  | { do: 'open'; request: number }

export type Inspector = (command: InspectorCommand) => void

/** What the inspector's file hands to the frame. */
export type StartInspector = (recording: Recording, say: (content: Inspection) => void) => Inspector

/** Nothing has more entries, or longer texts: a page must not drown in them. */
export const mostShownSteps = 200
export const mostChanges = 100
export const mostNodes = 600
export const mostShownRequests = 50
const mostStores = 20
const mostEntries = 100
const deepest = 14
const text = textUpTo(2000)
const amount = amountBelow(1e9)
/** -1 stands for none. */
const amountOrNone = (value: unknown) =>
  typeof value === 'number' && value >= 0 ? amount(value) : -1

export type TreeNode = {
  key: string
  text: string
  /** Whether the step changed it, or something in it. */
  mark: ReturnType<typeof readMark>
  children: TreeNode[]
  /** How many more children there are. */
  more: number
}

const readMark = oneOf(['', 'inside', 'added', 'changed'] as const)

function readTree(tree: unknown): TreeNode {
  let nodes = 0
  const node = (value: unknown, depth: number): TreeNode => {
    nodes += 1
    const { key, text: shown, mark, children, more } = isObject(value) ? value : {}
    const isLeaf = depth >= deepest || nodes >= mostNodes
    return {
      key: text(key),
      text: text(shown),
      mark: readMark(mark),
      children: isLeaf ? [] : listOf(mostNodes, (child) => node(child, depth + 1))(children),
      more: amount(more),
    }
  }
  return node(tree, 0)
}

const readStep = shape({
  type: text,
  file: text,
  line: amount,
  /** How many values it changed. */
  changes: amount,
  error: text,
})
export type ShownStep = ReturnType<typeof readStep>

const readChange = shape({
  path: text,
  kind: oneOf(['added', 'removed', 'changed'] as const),
  before: text,
  after: text,
})
export type Change = ReturnType<typeof readChange>

const readCacheEntry = shape({
  endpoint: text,
  args: text,
  status: text,
  subscribers: amount,
  tags: text,
  /** Seconds until it's removed; -1 where it's in use or stays. */
  removedIn: amountOrNone,
})
export type CacheEntry = ReturnType<typeof readCacheEntry>

const readSelector = shape({ name: text, file: text, line: amount, runs: amount })

const readRequest = shape({
  method: text,
  address: text,
  file: text,
  line: amount,
  status: amount,
  /** -1 while there is no response. */
  ms: amountOrNone,
  error: text,
})
export type ShownRequest = ReturnType<typeof readRequest>

const readNetwork = shape({
  latencyMs: oneOf(latencies),
  failure: oneOf(failures),
  /** How many requests came before the first one here. */
  dropped: amount,
  requests: listOf(mostShownRequests, readRequest),
  /** The request whose bodies these are, counted from 0; -1 for none. */
  chosen: amountOrNone,
  sent: objectOrNull(readTree),
  received: objectOrNull(readTree),
})
export type ShownNetwork = ReturnType<typeof readNetwork>

/** Reads what came out of a frame, where samples may say anything; null for what is no inspection. */
export const readInspection = objectOrNull(
  shape({
    /** Names of the stores, and which of them this is about; none where a sample only sends requests. */
    stores: (names: unknown) => (Array.isArray(names) ? names.slice(0, mostStores).map(text) : []),
    store: amount,
    /** How many steps came before the first one here. */
    dropped: amount,
    steps: listOf(mostShownSteps, readStep),
    /** The step whose outcome the store has: 0 is the initial state, 1 the first step. */
    at: amount,
    isPaused: flag,
    /** Why what the reader dispatched was refused. */
    refusal: text,
    action: text,
    /** An action like the last one, as JSON, to be changed and dispatched by hand. */
    draft: text,
    changes: listOf(mostChanges, readChange),
    moreChanges: amount,
    state: readTree,
    requests: listOf(mostEntries, readCacheEntry),
    selectors: listOf(mostEntries, readSelector),
    network: readNetwork,
  }),
)

/**
 * What the inspector in a frame says of its stores and requests, each time that something has changed: text to show.
 */
export type Inspection = NonNullable<ReturnType<typeof readInspection>>
