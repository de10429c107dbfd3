import { failures, latencies, type NetworkSettings } from './network-settings.ts'
import {
  flag,
  isObject,
  listOf,
  numberBelow,
  objectOrNull,
  oneOf,
  shape,
  textUpTo,
} from './read-message.ts'
import type { Recording } from './recording.ts'

/** What a page can ask of an inspector. */
export type InspectorCommand =
  | { do: 'go'; at: number }
  | { do: 'choose'; store: number }
  | { do: 'pause'; isPaused: boolean }
  /** An action as JSON. */
  | { do: 'dispatch'; text: string }
  | { do: 'network'; settings: NetworkSettings }
  /** Asks for the bodies of a request, or of none. */
  | { do: 'open'; request: number }

export type Inspector = (command: InspectorCommand) => void

/** What the inspector's file passes to the frame. */
export type StartInspector = (recording: Recording, say: (content: Inspection) => void) => Inspector

/** Further entries are left out and longer texts are cut, so that a sample can't flood the page. */
export const maxShownSteps = 200
export const maxChanges = 100
export const maxNodes = 600
export const maxShownRequests = 50
const maxStores = 20
const maxEntries = 100
const maxDepth = 14
const readText = textUpTo(2000)
const readCount = numberBelow(1e9)
/** -1 means none. */
const readCountOrNone = (value: unknown) =>
  typeof value === 'number' && value >= 0 ? readCount(value) : -1

export type TreeNode = {
  key: string
  text: string
  /** Whether the step changed the value, or something in it. */
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
    const isLeaf = depth >= maxDepth || nodes >= maxNodes
    return {
      key: readText(key),
      text: readText(shown),
      mark: readMark(mark),
      children: isLeaf ? [] : listOf(maxNodes, (child) => node(child, depth + 1))(children),
      more: readCount(more),
    }
  }
  return node(tree, 0)
}

const readStep = shape({
  type: readText,
  file: readText,
  line: readCount,
  /** How many values it changed. */
  changes: readCount,
  error: readText,
})
export type ShownStep = ReturnType<typeof readStep>

const readChange = shape({
  path: readText,
  kind: oneOf(['added', 'removed', 'changed'] as const),
  before: readText,
  after: readText,
})
export type Change = ReturnType<typeof readChange>

const readCacheEntry = shape({
  endpoint: readText,
  args: readText,
  status: readText,
  subscribers: readCount,
  tags: readText,
  /** Seconds until it's removed; -1 if it's used or stays. */
  removedIn: readCountOrNone,
})
export type CacheEntry = ReturnType<typeof readCacheEntry>

const readSelector = shape({ name: readText, file: readText, line: readCount, runs: readCount })

const readRequest = shape({
  method: readText,
  address: readText,
  file: readText,
  line: readCount,
  status: readCount,
  /** -1 while there is no response. */
  ms: readCountOrNone,
  error: readText,
})
export type ShownRequest = ReturnType<typeof readRequest>

const readNetwork = shape({
  latencyMs: oneOf(latencies),
  failure: oneOf(failures),
  /** How many requests came before the first one here. */
  dropped: readCount,
  requests: listOf(maxShownRequests, readRequest),
  /** The request whose bodies these are, counted from 0; -1 for none. */
  chosen: readCountOrNone,
  sent: objectOrNull(readTree),
  received: objectOrNull(readTree),
})
export type ShownNetwork = ReturnType<typeof readNetwork>

/** Reads a message from a frame, which may contain anything; null if it isn't an inspection. */
export const readInspection = objectOrNull(
  shape({
    /** Names of the stores, and which of them this is about; none if a sample only sends requests. */
    stores: (names: unknown) =>
      Array.isArray(names) ? names.slice(0, maxStores).map(readText) : [],
    store: readCount,
    /** How many steps came before the first one here. */
    dropped: readCount,
    steps: listOf(maxShownSteps, readStep),
    /** The step whose state the store has: 0 is the initial state, 1 the first step. */
    at: readCount,
    isPaused: flag,
    /** Why the action that the reader dispatched was rejected. */
    refusal: readText,
    action: readText,
    /** An action like the last one, as JSON, which the reader can change and dispatch. */
    draft: readText,
    changes: listOf(maxChanges, readChange),
    moreChanges: readCount,
    state: readTree,
    requests: listOf(maxEntries, readCacheEntry),
    selectors: listOf(maxEntries, readSelector),
    network: readNetwork,
  }),
)

/** What an inspector reports about stores and requests whenever something has changed: texts to show. */
export type Inspection = NonNullable<ReturnType<typeof readInspection>>
