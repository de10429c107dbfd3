import type { CodeLocation } from '../recording.ts'

/** How long a sample may hold the thread. In some browsers, the page shares this thread. */
const maxBusyMs = 250

/**
 * How many calls may pass between two readings of the clock. A reading takes longer than the rest of a check, so one in
 * 64 is enough where calls are short; the step falls back to 1 as soon as they take a millisecond.
 */
const maxStep = 64

/**
 * A run with fewer calls than this may hold the thread for twice the time. Endless code soon makes more calls; code
 * with few long calls, on a busy machine, comes to an end by itself.
 */
const minCallsForLimit = 64

/**
 * How often in a row the clock may fail to be read. It fails where the stack is full. A function that catches the
 * error and calls itself again can fail there for longer than anybody waits, so the guard then ends the run.
 */
const maxFailures = 200

/**
 * Thrown into code that doesn't end.
 * @param reason what the line did, as the rest of a sentence that begins with it
 */
export class EndlessError extends Error {
  override name = 'EndlessError'
  readonly location: CodeLocation
  readonly #reason: string

  constructor(location: CodeLocation, reason: string) {
    super()
    this.location = location
    this.#reason = reason
  }

  override get message(): string {
    return `Line ${this.location.line} ${this.#reason}, so the run was ended.`
  }
}

const createLateError = () =>
  new EndlessError({ file: '', line: 0 }, `was still running after ${maxBusyMs} ms without a pause`)

export type Guard = {
  /** Throws when the sample is to end. Each loop and function of a sample begins with this call. */
  check(file: string, line: number): void
  /** The loop or function that began last. */
  last(): CodeLocation
  /** Ends what the sample still does, with the next loop or function that begins. */
  end(reason: string): void
}

/**
 * Makes the guard that throws once the sample has held the thread for too long without giving it back: in a loop, or in
 * promises that follow each other. From then on it throws at each call until the thread is free, so that code
 * which catches errors ends too.
 * @param now milliseconds; taken before the sample can replace it
 */
export function createGuard(now: () => number): Guard {
  const channel = new MessageChannel()
  let startedAt = -1
  let readAt = 0
  /** Calls from one reading of the clock to the next: few where they take long. */
  let step = 1
  let left = 1
  let calls = 0
  let failures = 0
  /** Made before it's needed: there may be no room on the stack then. */
  let lateError = createLateError()
  /** Thrown again at each call, because to make one takes time, and there may be a whole stack of them. */
  let thrownError: EndlessError | null = null
  let endReason: string | null = null
  let file = ''
  let line = 0
  // Comes when the thread is free again.
  channel.port1.onmessage = () => {
    startedAt = -1
    if (thrownError) lateError = createLateError()
    thrownError = null
  }

  function isLate(): boolean {
    const time = now()
    failures = 0
    step = time - readAt < 1 ? Math.min(2 * step, maxStep) : 1
    left = step
    readAt = time
    return time - startedAt > (calls < minCallsForLimit ? 2 * maxBusyMs : maxBusyMs)
  }

  return {
    check(nextFile, nextLine) {
      file = nextFile
      line = nextLine
      if (startedAt < 0) {
        startedAt = now()
        readAt = startedAt
        left = 1
        step = 1
        calls = 0
        channel.port2.postMessage(0)
      }
      calls += 1
      left -= 1
      if (thrownError) throw thrownError
      if (left <= 0) {
        failures += 1
        if (failures > maxFailures || isLate()) {
          lateError.location.file = file
          lateError.location.line = line
          thrownError = lateError
          throw thrownError
        }
      }
      if (endReason !== null) throw new EndlessError({ file, line }, endReason)
    },
    last: () => ({ file, line }),
    end(reason) {
      endReason = reason
    },
  }
}
