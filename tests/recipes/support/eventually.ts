import { vi } from 'vitest'

/** Waits until a check passes, however busy the machine is, and returns its result. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 2 })
