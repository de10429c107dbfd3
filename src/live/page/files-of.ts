import type { LiveModule, LivePage, LiveSample } from '../live-page.ts'

/** The files of a sample: its own first, then its imports. */
export function filesOf({ modules }: LivePage, { entry }: LiveSample): number[] {
  const indexes = new Set([entry])
  for (const index of indexes) {
    const { requests, dynamic = {} } = modules[index] as LiveModule
    for (const imported of [...requests.map(([to]) => to), ...Object.values(dynamic)]) {
      if (typeof imported === 'number') indexes.add(imported)
    }
  }
  return [...indexes]
}
