/** The environment of one running sample, in a worker thread of its own. Bundled by sandbox-build.ts. */
import { format, formatWithOptions, inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { install } from '@sinonjs/fake-timers'
import { anything, hasText, hasValue } from '../live/values/compare.ts'

export type SandboxData = {
  /** URL of the sample's module. */
  entry: string
  needsDom: boolean
  assertions: number[]
  prints: { line: number; text: string }[]
}

/** Line and texts of a check that failed; `received` is null when the line was never reached. */
export type Failure = { line: number; expected: string; received: string | null }

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

function reached(line: number) {
  open.delete(line)
  send({ type: 'reached', line })
  finishWhenComplete()
}

/** Output that is already scheduled is printed before the sample ends. */
function finishWhenComplete() {
  if (!isLoaded || open.size > 0 || printed < prints.length) return
  setImmediate(() => setImmediate(() => send({ type: 'finished' })))
}

function sendError(error: unknown) {
  const isError = error instanceof Error
  send({
    type: 'error',
    text: isError ? `${error.name}: ${error.message}` : show(error),
    stack: isError ? (error.stack ?? '') : '',
  })
}

const outcome = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : show(error)

const sample = {
  anything,

  value(line: number, received: unknown, expected: () => unknown) {
    const value = expected()
    if (!hasValue(received, value)) {
      const text = show(value).replaceAll(String(anything), '…')
      send({ type: 'failure', failure: { line, expected: text, received: show(received) } })
    }
    reached(line)
    return received
  },

  throws(line: number, run: () => unknown, message: string) {
    const check = (text: string, isThrown: boolean) => {
      if (!isThrown || !hasText(text, message)) {
        const received = isThrown ? `throws ${text}` : text
        send({ type: 'failure', failure: { line, expected: `throws ${message}`, received } })
      }
      reached(line)
    }
    try {
      const result = run()
      if (!(result instanceof Promise)) return check(show(result), false)
      return result.then(
        (value) => check(show(value), false),
        (error) => check(outcome(error), true),
      )
    } catch (error) {
      check(outcome(error), true)
    }
  },
}

Object.assign(globalThis, { __sample: sample })

function print(isOptional: boolean, first?: unknown, ...rest: unknown[]) {
  const isTemplate = typeof first === 'string' && /%[sdifjoOc]/.test(first)
  const text = isTemplate
    ? format(first, ...rest)
    : formatWithOptions(inspectOptions, first, ...rest)
  const expected = prints[printed]
  const isExpected = expected !== undefined && hasText(text, expected.text)
  if (isOptional && !isExpected) return
  printed++
  send({ type: 'printed', text })
  if (expected && !isExpected) {
    const { line } = expected
    send({ type: 'failure', failure: { line, expected: expected.text, received: text } })
  }
  finishWhenComplete()
}

for (const method of ['log', 'info', 'debug'] as const) {
  console[method] = (...values: unknown[]) => print(false, ...values)
}
// Libraries print warnings, and groups print names. These are only compared if the sample states them.
for (const method of ['warn', 'error', 'group', 'groupCollapsed'] as const) {
  console[method] = (...values: unknown[]) => print(true, ...values)
}
for (const method of ['table', 'groupEnd'] as const) console[method] = () => {}

/**
 * The clock moves on when there is nothing else to do, so the order doesn't depend on the load of the machine, and no
 * check waits for a timer.
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

/** Names that exist in Node too, but have to be the DOM's for its events to work. */
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
