/** Runs one sample by the code of the frame, in a worker thread of its own. Bundled by sandbox-build.ts. */

import { parentPort, workerData } from 'node:worker_threads'
import { isFile } from '../../live/compile/resolve.ts'
import { createTimers } from '../../live/frame/clock.ts'
import { createConsole } from '../../live/frame/console.ts'
import type { Registry } from '../../live/frame/modules.ts'
import { runSample } from '../../live/frame/run-sample.ts'
import { applyReport, emptyOutcome, verdictOf } from '../../live/page/outcome.ts'
import { platformPackage } from '../../live/platform-package.ts'
import type { FrameReport } from '../../live/protocol.ts'
import { inspectAll } from '../../live/values/describe.ts'
import type { Runnable } from './runnable.ts'

const { modules, packages, assertions, prints, needsDom }: Runnable = workerData
const now = performance.now.bind(performance)
const errors = { tell: (_error: unknown) => {} }
// Not while a busy machine is slow: the check has a limit for the whole run.
const guard = { check: () => {}, last: () => ({ file: '', line: 0 }), end: () => {} }

let outcome = emptyOutcome

function send(report: FrameReport): void {
  outcome = applyReport(outcome, report)
  parentPort?.postMessage(report)
  if (verdictOf(outcome, { assertions, prints }).verdict === 'running') return
  // What is already scheduled is printed before the sample ends.
  setImmediate(() => setImmediate(() => process.exit()))
}

/** The clock of the frame, with a time that passes only when there is nothing else to do, and then at once. */
function setUpTimers(): void {
  const startedAt = Date.now()
  const nextTurn = setImmediate
  let time = 0
  let alarm: { run: () => void; ms: number } | null = null
  process.on('beforeExit', () => {
    if (!alarm) return
    nextTurn(() => {
      const due = alarm
      alarm = null
      time += due?.ms ?? 0
      due?.run()
    })
  })
  const { clear, ...timers } = createTimers({
    now: () => time,
    wait(run, ms) {
      alarm = { run, ms }
    },
    stopWaiting() {
      alarm = null
    },
    nextTurn,
    queueTask: nextTurn,
  })
  class ClockDate extends Date {
    constructor(...values: unknown[]) {
      super(...((values.length > 0 ? values : [startedAt + time]) as [number]))
    }

    static override now = () => startedAt + time
  }
  Object.defineProperty(ClockDate, 'name', { value: 'Date' })
  Object.assign(globalThis, {
    ...timers,
    clearTimeout: clear,
    clearInterval: clear,
    cancelAnimationFrame: clear,
    Date: ClockDate,
  })
}

/** Globals that exist in Node too, but must be those of the DOM for its events to work. */
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

process.on('uncaughtException', (error) => errors.tell(error))
process.on('unhandledRejection', (error) => errors.tell(error))
if (needsDom) await startDom()
setUpTimers()
const registry: Registry = new Map([[platformPackage, { inspect: inspectAll, createConsole }]])
// A file that doesn't exist is an error of the run, with its line.
for (const name of packages) if (!isFile(name)) registry.set(name, await import(name))
const host = { registry, guard, now, send, at: () => {}, addStyle: () => {}, errors }
await runSample({ modules, entry: 0, prints }, host)
