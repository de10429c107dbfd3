import { createTimers } from './clock.ts'

/** Replaces the timers of the sample and its libraries. Call it before any of their code runs. */
export function setUpTimers(): void {
  // Kept, because samples may replace the globals.
  const { setTimeout: wait, clearTimeout: stopWaiting, MessageChannel: Channel } = globalThis
  const queue = queueMicrotask
  const channel = new Channel()
  let onTurn = () => {}
  channel.port1.onmessage = () => onTurn()
  const { clear, ...timers } = createTimers({
    now: performance.now.bind(performance),
    wait: (run, ms) => wait(run, ms),
    stopWaiting: (id) => stopWaiting(id as number),
    nextTurn(run) {
      onTurn = run
      channel.port2.postMessage(0)
    },
    queueTask(run) {
      // A channel of its own: if a channel has two messages, the second waits until other tasks have had a turn.
      const { port1, port2 } = new Channel()
      port1.onmessage = () => {
        port1.close()
        run()
      }
      port2.postMessage(0)
    },
  })
  Object.assign(globalThis, {
    setTimeout: (run: unknown, ms?: number, ...values: unknown[]) =>
      timers.setTimeout(caught(run), ms, ...values),
    setInterval: (run: unknown, ms?: number, ...values: unknown[]) =>
      timers.setInterval(caught(run), ms, ...values),
    requestAnimationFrame: (run: (time: number) => void) =>
      timers.requestAnimationFrame(caught(run)),
    queueMicrotask: (run: () => void) => queue(caught(run)),
    clearTimeout: clear,
    clearInterval: clear,
    cancelAnimationFrame: clear,
  })
}

/**
 * In WebKit, a document without an origin isn't told which error nobody has caught, so errors are caught here and
 * passed on.
 */
function caught<Run>(run: Run): Run {
  if (typeof run !== 'function') return run
  const calling = (...values: unknown[]) => {
    try {
      Reflect.apply(run, globalThis, values)
    } catch (error) {
      reportError(error)
    }
  }
  return calling as Run
}
