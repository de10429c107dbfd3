/** The edited sample that runs now, until the tab is closed. */
const key = 'live-running'

/**
 * Remembers which edited sample runs. Where frames share the page's thread, code that never ends takes the page with it,
 * and the reader can only load it again.
 * @param name null once the run has ended
 */
export function noteRun(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, name)
  } catch {
    // Without storage, the sample runs again.
  }
}

/** Whether the last run of an edited sample never ended. */
export function isUnfinished(name: string): boolean {
  try {
    return sessionStorage.getItem(key) === name
  } catch {
    return false
  }
}
