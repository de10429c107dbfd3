/** The shortest slice of time. With shorter slices, the clock would spend its time on giving turns to other tasks. */
const minSliceMs = 5

/** Milliseconds between animation frames, at 60 per second. */
const frameMs = 16

/** How many turns other tasks get after each slice of time, so that a task and the tasks that it starts can all run. */
const yieldCount = 8

type Timer = { due: number; run: () => void; every: number | null }

export type Timers = {
  setTimeout: (run: unknown, ms?: number, ...values: unknown[]) => number
  setInterval: (run: unknown, ms?: number, ...values: unknown[]) => number
  requestAnimationFrame: (run: (time: number) => void) => number
  clear: (id?: number) => void
}

/** The browser's functions that the clock uses. */
export type Browser = {
  now: () => number
  wait: (run: () => void, ms: number) => unknown
  stopWaiting: (id: unknown) => void
  /** Lets other tasks have a turn. */
  nextTurn: (run: () => void) => void
  /** Runs a function after tasks that are already due, and before later ones. */
  queueTask: (run: () => void) => void
}

/**
 * Timers that don't count the time in which a sample works. Time passes in small slices. After each slice, everything
 * that is due gets several turns, so what comes before a timer doesn't depend on how fast a machine is: a component
 * that takes half a second to render on a slow phone is rendered before a response that takes 20 ms. On a fast machine,
 * the timers match real time. The check of samples uses it too. Animation frames come at once, because
 * libraries wait for them and browsers send few to a document that isn't visible.
 */
export function createTimers({ now, wait, stopWaiting, nextTurn, queueTask }: Browser): Timers {
  const timers = new Map<number, Timer>()
  let lastId = 0
  let time = 0
  /** Requested animation frames, in order. */
  const frames = new Map<number, () => void>()
  let isInFrame = false
  /** How much of the slice is left, and until when it has been counted. */
  let left = 0
  let countedTo = 0
  let state: 'idle' | 'waiting' | 'yielding' = 'idle'
  let alarm: unknown

  function count(): void {
    const to = now()
    const passed = Math.min(to - countedTo, left)
    countedTo = to
    time += passed
    left -= passed
  }

  /** The next timer; of two at the same time, the one that was set first. */
  function nearest(): [number, Timer] | undefined {
    let first: [number, Timer] | undefined
    for (const entry of timers) if (!first || entry[1].due < first[1].due) first = entry
    return first
  }

  /** @param maxMs the rest of a slice that ended early, for a timer before its end */
  function begin(maxMs = Number.POSITIVE_INFINITY): void {
    const next = nearest()
    state = next ? 'waiting' : 'idle'
    if (!next) return
    const ahead = Math.max(0, next[1].due - time)
    // Slices are longer the further away the next timer is, so that waiting a minute doesn't cost a minute of work.
    left = Math.min(ahead, maxMs, Math.max(minSliceMs, ahead / 8))
    countedTo = now()
    if (left > 0) alarm = wait(end, left)
    else yieldToTasks(yieldCount)
  }

  function end(): void {
    count()
    // Timers of browsers may fire a little early.
    if (left > 0.01) alarm = wait(end, left)
    else yieldToTasks(yieldCount)
  }

  function yieldToTasks(turns: number): void {
    state = 'yielding'
    if (turns > 0) {
      nextTurn(() => yieldToTasks(turns - 1))
      return
    }
    const due = takeDue()
    begin()
    // Last, because it may throw, which is up to the sample.
    due?.run()
  }

  function takeDue(): Timer | null {
    const next = nearest()
    if (!next || next[1].due - time > 0.02) return null
    const [id, timer] = next
    timers.delete(id)
    if (timer.every !== null) {
      timer.due = time + timer.every
      // Added again, so that it comes after others that are due at the same time.
      timers.set(id, timer)
    }
    return timer
  }

  function add(run: () => void, delay: number, every: number | null): number {
    if (state === 'waiting') count()
    const due = time + delay
    lastId += 1
    timers.set(lastId, { due, run, every })
    if (state === 'idle') begin()
    else if (state === 'waiting' && due < time + left) {
      stopWaiting(alarm)
      begin(left)
    }
    return lastId
  }

  function set(run: unknown, ms: unknown, values: unknown[], isRepeated: boolean): number {
    // Browsers also take anything that isn't a number, or doesn't fit into 32 bits, for no delay.
    const delay = Math.max(0, Number(ms) | 0)
    const call = typeof run === 'function' ? run : new Function(String(run))
    return add(() => call.apply(globalThis, values), delay, isRepeated ? Math.max(1, delay) : null)
  }

  return {
    setTimeout: (run, ms, ...values) => set(run, ms, values, false),
    setInterval: (run, ms, ...values) => set(run, ms, values, true),
    requestAnimationFrame(run) {
      const show = () => {
        isInFrame = true
        queueTask(() => {
          isInFrame = false
        })
        run(now())
      }
      if (isInFrame) return add(show, frameMs, null)
      lastId += 1
      frames.set(lastId, show)
      // Not `show`, because WebKit doesn't run tasks in the order in which they were queued.
      queueTask(() => {
        const [next] = frames
        if (!next) return
        frames.delete(next[0])
        next[1]()
      })
      return lastId
    },
    clear(id) {
      timers.delete(Number(id))
      frames.delete(Number(id))
    },
  }
}
