import { readFileSync } from 'node:fs'
import { unpolicedGlobals, unpolicedOfNavigator } from '../../src/live/frame/remove-network.ts'

/**
 * Names in the frame of samples that nobody has looked at yet, or that should be gone. Add a new one to
 * `src/live/frame/remove-network.ts` if it can reach a network, and to `frame-globals.txt` otherwise.
 * @param found what `listing` of live-escapes.ts prints
 */
export function unknownGlobals(found: string[]): string[] {
  const known = new Set(readFileSync('tests/support/frame-globals.txt', 'utf8').split(/\s+/))
  const removed = new Set<string>([
    ...unpolicedGlobals,
    ...unpolicedOfNavigator.map((name) => `navigator.${name}`),
  ])
  // Those of the frame's own script begin with two underscores.
  const isKnown = (name: string) => known.has(name) || name.startsWith('__')
  return found.filter((name) => removed.has(name) || !isKnown(name))
}
