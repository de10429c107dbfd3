export const latencies = [0, 500, 2000] as const
export const failures = ['none', 'next', 'all'] as const

/** How the network of a sample behaves, as the reader wants it. */
export type NetworkSettings = {
  latencyMs: (typeof latencies)[number]
  /** Which requests get no response. */
  failure: (typeof failures)[number]
}
