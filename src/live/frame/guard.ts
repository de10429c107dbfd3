import type { CodeLocation } from '../recording.ts'

/** How long a sample may hold the thread: in some browsers it is the page's. */
const limitMs = 250

/** At most so many calls go by until the clock is read, which takes longer than the rest. */
const mostCalls = 64

/** Fewer calls may take twice as long: on a busy machine, what isn't endless comes to its end. */
const fewCalls = 64

/**
 * So often the clock may fail. It does where the stack is full, and functions that catch this and call on come there
 * more often than anybody can wait.
 */
const mostFailures = 200

/** Thrown into code that doesn't end. */
export class EndlessError extends Error {
  override name = 'EndlessError'
  readonly location: CodeLocation
  readonly #what: string

  constructor(location: CodeLocation, what: string) {
    super()
    this.location = location
    this.#what = what
  }

  override get message(): string {
    return `Line ${this.location.line} ${this.#what}, so the run was ended.`
  }
}

const createLateError = () =>
  new EndlessError({ file: '', line: 0 }, `was still running after ${limitMs} ms without a pause`)

export type Guard = {
  /** What loops and functions of a sample begin with. */
  pass(file: string, line: number): void
  /** The loop or function that began last. */
  last(): CodeLocation
  /** Ends what the sample still does, with the next loop or function that begins. */
  end(what: string): void
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
  /** Calls from one look at the clock to the next: few where they take long. */
  let step = 1
  let left = 1
  let calls = 0
  let failures = 0
  /** Made before it's needed: there may be no room on the stack then. */
  let lateError = createLateError()
  /** Thrown again at each call, because to make one takes time, and there may be a whole stack of them. */
  let over: EndlessError | null = null
  let ended: string | null = null
  let file = ''
  let line = 0
  // Comes when the thread is free again.
  channel.port1.onmessage = () => {
    startedAt = -1
    if (over) lateError = createLateError()
    over = null
  }

  function isLate(): boolean {
    const time = now()
    failures = 0
    step = time - readAt < 1 ? Math.min(2 * step, mostCalls) : 1
    left = step
    readAt = time
    return time - startedAt > (calls < fewCalls ? 2 * limitMs : limitMs)
  }

  return {
    pass(nextFile, nextLine) {
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
      if (over) throw over
      if (left <= 0) {
        failures += 1
        if (failures > mostFailures || isLate()) {
          lateError.location.file = file
          lateError.location.line = line
          over = lateError
          throw over
        }
      }
      if (ended !== null) throw new EndlessError({ file, line }, ended)
    },
    last: () => ({ file, line }),
    end(what) {
      ended = what
    },
  }
}
