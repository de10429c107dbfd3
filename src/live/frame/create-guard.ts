import { EndlessError, type Guard } from './guard.ts'

/** How long a sample may hold the thread. In some browsers, the page runs on the same thread. */
const maxBusyMs = 250

/**
 * How many calls there may be between two readings of the clock, which take longer than the rest of a check. One in 64
 * is enough if calls are short; once they take a millisecond, each call reads it.
 */
const maxStep = 64

/**
 * A run with fewer calls than this may hold the thread for twice as long. Endless code soon makes more calls, and code
 * with few long calls on a busy machine will end by itself.
 */
const minCallsForLimit = 64

/**
 * How often in a row reading the clock may fail. It fails when the stack is full, and a function that catches the error
 * and calls itself again can go on failing for longer than anybody waits. So the guard then ends the run.
 */
const maxFailures = 200

const createLateError = () =>
  new EndlessError({ file: '', line: 0 }, `was still running after ${maxBusyMs} ms without a pause`)

/**
 * Creates the guard that throws when a sample has held the thread for too long, in a loop or in promises that follow
 * each other. After that it throws at each call until the thread is free, so that code which catches errors also ends.
 * @param now milliseconds; taken before the sample can replace it
 */
export function createGuard(now: () => number): Guard {
  const channel = new MessageChannel()
  let startedAt = -1
  let readAt = 0
  /** How many calls there are from one reading of the clock to the next. */
  let step = 1
  let left = 1
  let calls = 0
  let failures = 0
  /** Created in advance, because the stack may be full later. */
  let lateError = createLateError()
  /** The same error is thrown at each call, because creating one takes time and there may be a whole stack of calls. */
  let thrownError: EndlessError | null = null
  let endReason: string | null = null
  let file = ''
  let line = 0
  // Runs when the thread is free again.
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
