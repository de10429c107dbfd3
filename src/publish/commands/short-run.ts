import { setFlagsFromString } from 'node:v8'

/**
 * Tells V8 that this process and its threads end soon. By default, optimizing functions takes a third of a build's CPU
 * time, in each thread again, although most of these functions have little work left. With this flag, V8 waits until a
 * function has run about seven times as long. Builds of hundreds of pages aren't slower with it.
 */
export function expectShortRun(): void {
  setFlagsFromString('--interrupt-budget=500000')
}
