import { setFlagsFromString } from 'node:v8'

/**
 * Tells V8 that this process and its threads end soon. Left alone it spends a third of a build's CPU on
 * optimizing functions, on each thread again, most of which have little left to do by then. It waits until
 * a function has run about seven times as long; builds of hundreds of pages lose nothing by that.
 */
export function expectShortRun(): void {
  setFlagsFromString('--interrupt-budget=500000')
}
