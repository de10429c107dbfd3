import { failures, latencies, type NetworkSettings } from './network-settings.ts'
import type { Recording } from './recording.ts'

/** What the inspector in a frame says of its stores and requests, each time that something has changed: text to show. */
export type Inspection = {
  /** Names of the stores, and which of them this is about; none where a sample only sends requests. */
  stores: string[]
  store: number
  /** How many steps came before the first one here. */
  dropped: number
  steps: ShownStep[]
  /** The step whose outcome the store has: 0 is the initial state, 1 the first step. */
  at: number
  isPaused: boolean
  /** Why what the reader dispatched was refused. */
  refusal: string
  action: string
  /** An action like the last one, as JSON, to be changed and dispatched by hand. */
  draft: string
  changes: Change[]
  moreChanges: number
  state: TreeNode
  requests: CacheEntry[]
  selectors: ShownSelector[]
  network: ShownNetwork
}

export type ShownNetwork = NetworkSettings & {
  /** How many requests came before the first one here. */
  dropped: number
  requests: ShownRequest[]
  /** The request whose bodies these are, counted from 0; -1 for none. */
  chosen: number
  sent: TreeNode | null
  received: TreeNode | null
}

export type ShownRequest = {
  method: string
  address: string
  file: string
  line: number
  status: number
  /** -1 while there is no response. */
  ms: number
  error: string
}

export type ShownStep = {
  type: string
  file: string
  line: number
  /** How many values it changed. */
  changes: number
  error: string
}

const changeKinds = ['added', 'removed', 'changed'] as const
export type Change = {
  path: string
  kind: (typeof changeKinds)[number]
  before: string
  after: string
}

const marks = ['', 'inside', 'added', 'changed'] as const
export type TreeNode = {
  key: string
  text: string
  /** Whether the step changed it, or something in it. */
  mark: (typeof marks)[number]
  children: TreeNode[]
  /** How many more children there are. */
  more: number
}

export type CacheEntry = {
  endpoint: string
  args: string
  status: string
  subscribers: number
  tags: string
  /** Seconds until it's removed; -1 where it's in use or stays. */
  removedIn: number
}

export type ShownSelector = { name: string; file: string; line: number; runs: number }

/** What a page asks an inspector to do. */
export type Ask =
  | { do: 'go'; at: number }
  | { do: 'choose'; store: number }
  | { do: 'pause'; isPaused: boolean }
  /** An action as JSON. */
  | { do: 'dispatch'; text: string }
  | { do: 'network'; settings: NetworkSettings }
  /** Wants the bodies of a request, or of none. */
  | { do: 'open'; request: number }

export type Inspector = (ask: Ask) => void

/** What the inspector's file hands to the frame. */
export type StartInspector = (recording: Recording, say: (content: Inspection) => void) => Inspector

/** Nothing has more entries, or longer texts: a page must not drown in them. */
export const mostShownSteps = 200
export const mostChanges = 100
export const mostNodes = 600
export const mostShownRequests = 50
const mostEntries = 100
const deepest = 14
const longestText = 2000

/** Reads what came out of a frame, where samples may say anything; null for what is no inspection. */
export function readInspection(data: unknown): Inspection | null {
  if (!isObject(data)) return null
  return {
    stores: list(data.stores, 20, (name) => string(name)),
    store: number(data.store),
    dropped: number(data.dropped),
    steps: list(data.steps, mostShownSteps, (step) => {
      const { type, file, line, changes, error } = isObject(step) ? step : {}
      return {
        type: string(type),
        file: string(file),
        line: number(line),
        changes: number(changes),
        error: string(error),
      }
    }),
    at: number(data.at),
    isPaused: data.isPaused === true,
    refusal: string(data.refusal),
    action: string(data.action),
    draft: string(data.draft),
    changes: list(data.changes, mostChanges, (change) => {
      const { path, kind, before, after } = isObject(change) ? change : {}
      return {
        path: string(path),
        kind: oneOf(changeKinds, kind),
        before: string(before),
        after: string(after),
      }
    }),
    moreChanges: number(data.moreChanges),
    state: readTree(data.state),
    requests: list(data.requests, mostEntries, (entry) => {
      const { endpoint, args, status, subscribers, tags, removedIn } = isObject(entry) ? entry : {}
      return {
        endpoint: string(endpoint),
        args: string(args),
        status: string(status),
        subscribers: number(subscribers),
        tags: string(tags),
        removedIn: orNone(removedIn),
      }
    }),
    selectors: list(data.selectors, mostEntries, (selector) => {
      const { name, file, line, runs } = isObject(selector) ? selector : {}
      return { name: string(name), file: string(file), line: number(line), runs: number(runs) }
    }),
    network: readNetwork(isObject(data.network) ? data.network : {}),
  }
}

function readTree(tree: unknown): TreeNode {
  let nodes = 0
  const node = (value: unknown, depth: number): TreeNode => {
    nodes += 1
    const { key, text, mark, children, more } = isObject(value) ? value : {}
    const isLeaf = depth >= deepest || nodes >= mostNodes
    return {
      key: string(key),
      text: string(text),
      mark: oneOf(marks, mark),
      children: isLeaf ? [] : list(children, mostNodes, (child) => node(child, depth + 1)),
      more: number(more),
    }
  }
  return node(tree, 0)
}

function readNetwork(network: Record<string, unknown>): ShownNetwork {
  const { latencyMs, failure, dropped, requests, chosen, sent, received } = network
  return {
    latencyMs: oneOf(latencies, latencyMs),
    failure: oneOf(failures, failure),
    dropped: number(dropped),
    requests: list(requests, mostShownRequests, (request) => {
      const { method, address, file, line, status, ms, error } = isObject(request) ? request : {}
      return {
        method: string(method),
        address: string(address),
        file: string(file),
        line: number(line),
        status: number(status),
        ms: orNone(ms),
        error: string(error),
      }
    }),
    chosen: orNone(chosen),
    sent: isObject(sent) ? readTree(sent) : null,
    received: isObject(received) ? readTree(received) : null,
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const string = (value: unknown) => (typeof value === 'string' ? value.slice(0, longestText) : '')

const number = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value < 1e9 ? value : 0

/** -1 stands for none. */
const orNone = (value: unknown) => (typeof value === 'number' && value >= 0 ? number(value) : -1)

function oneOf<Value extends string | number>(known: readonly Value[], value: unknown): Value {
  return known.find((one) => one === value) ?? (known[0] as Value)
}

function list<Item>(value: unknown, most: number, read: (item: unknown) => Item): Item[] {
  return Array.isArray(value) ? value.slice(0, most).map(read) : []
}
