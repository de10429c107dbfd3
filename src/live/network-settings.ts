export const latencies = [0, 500, 2000] as const
export const failures = ['none', 'next', 'all'] as const

/** How the network of a sample should behave. */
export type NetworkSettings = {
  latencyMs: (typeof latencies)[number]
  /** Which requests fail. */
  failure: (typeof failures)[number]
}
