/** How long a sample may hold the thread: in some browsers it is the page's. */
const limitMs = 250

/** Thrown into code that doesn't end. */
export class EndlessError extends Error {
  override name = 'EndlessError'
}

/**
 * Makes the guard that loops and functions of a sample begin with. It throws once the sample has held the thread
 * for too long without giving it back: in a loop, or in promises that follow each other.
 * @param now milliseconds; taken before the sample can replace it
 */
export function createGuard(now: () => number): (line: number) => void {
  const channel = new MessageChannel()
  let startedAt = -1
  let calls = 0
  // Comes when the thread is free again.
  channel.port1.onmessage = () => {
    startedAt = -1
  }
  return (line) => {
    if (startedAt < 0) {
      startedAt = now()
      channel.port2.postMessage(0)
    }
    // Reading the clock takes longer than the rest.
    calls = (calls + 1) & 63
    if (calls === 0 && now() - startedAt > limitMs) {
      throw new EndlessError(
        `Line ${line} was still running after ${limitMs} ms without a pause, so the run was ended.`,
      )
    }
  }
}
