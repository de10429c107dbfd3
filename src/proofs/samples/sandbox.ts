/** The environment of one running sample, in a worker thread of its own. Bundled by sandbox-build.ts. */
import { format, formatWithOptions, inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { install } from '@sinonjs/fake-timers'
import { type CheckedResult, createChecks, errorText } from '../../live/values/checks.ts'

export type SandboxData = {
  /** URL of the sample's module. */
  entry: string
  needsDom: boolean
  assertions: number[]
  prints: { line: number; text: string }[]
}

/** Line and texts of a check that failed. */
export type Failure = { line: number; expected: string; received: string }

export type SandboxMessage =
  | { type: 'failure'; failure: Failure }
  | { type: 'reached'; line: number }
  | { type: 'printed'; text: string }
  | { type: 'error'; text: string; stack: string }
  | { type: 'finished' }

const { entry, needsDom, assertions, prints }: SandboxData = workerData
const inspectOptions = { breakLength: Number.POSITIVE_INFINITY, depth: 10 }
const show = (value: unknown) => inspect(value, inspectOptions)
const send = (message: SandboxMessage) => parentPort?.postMessage(message)

const open = new Set(assertions)
let printed = 0
let isLoaded = false

/** Prints output that is already scheduled before the sample ends. */
function finishWhenComplete() {
  if (!isLoaded || open.size > 0 || printed < prints.length) return
  setImmediate(() => setImmediate(() => send({ type: 'finished' })))
}

function report({ line, text, expected }: CheckedResult) {
  if (expected !== null) send({ type: 'failure', failure: { line, expected, received: text } })
  open.delete(line)
  send({ type: 'reached', line })
  finishWhenComplete()
}

const asStated = (text: string) => text
const { sample, takeStated } = createChecks(prints, show, report, () => {}, asStated)

function sendError(error: unknown) {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  send({ type: 'error', text: errorText(error, show), stack })
}

Object.assign(globalThis, { __sample: sample })

function print(isOptional: boolean, first?: unknown, ...rest: unknown[]) {
  const isTemplate = typeof first === 'string' && /%[sdifjoOc]/.test(first)
  const text = isTemplate
    ? format(first, ...rest)
    : formatWithOptions(inspectOptions, first, ...rest)
  const expected = prints[printed]
  const stated = takeStated(text, isOptional)
  if (isOptional && !stated) return
  printed++
  send({ type: 'printed', text })
  if (expected && !stated?.isSame) {
    const { line } = expected
    send({ type: 'failure', failure: { line, expected: expected.text, received: text } })
  }
  finishWhenComplete()
}

for (const method of ['log', 'info', 'debug'] as const) {
  console[method] = (...values: unknown[]) => print(false, ...values)
}
// Libraries print warnings and names of groups. They are only compared if the sample states them.
for (const method of ['warn', 'error', 'group', 'groupCollapsed'] as const) {
  console[method] = (...values: unknown[]) => print(true, ...values)
}
for (const method of ['table', 'groupEnd'] as const) console[method] = () => {}

/**
 * The clock of samples advances when there is nothing else to do. So the order of events doesn't depend on how busy the
 * machine is, and no check waits for a timer.
 */
const clock = install({
  now: Date.now(),
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
})
process.on('beforeExit', () => {
  if (clock.countTimers() > 0) setImmediate(() => clock.next())
})

process.setSourceMapsEnabled(true)
process.on('uncaughtException', sendError)
process.on('unhandledRejection', sendError)

/** Globals that exist in Node too, but must be the DOM's for its events to work. */
const domNames = ['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator']

async function startDom() {
  const { Window } = await import('happy-dom')
  const window = new Window({ url: 'http://localhost:3000/', width: 1280, height: 800 })
  const target: object = globalThis
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in target && !domNames.includes(name)) continue
    const value: unknown = Reflect.get(window, name)
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
  Object.assign(target, { window: target, self: target, parent: target, top: target })
}

if (needsDom) await startDom()
try {
  await import(entry)
} catch (error) {
  sendError(error)
}
isLoaded = true
finishWhenComplete()
