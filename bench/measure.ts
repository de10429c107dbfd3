import os from 'node:os'

/** What a benchmark runs on: `2 × AMD EPYC, Node v20.19.0`. */
export const machine = `${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}`

/** The middle value; NaN when there is none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
