/** How the mock service behaves. Tests change this object. */
export const settings = {
  /** How long every answer takes, in milliseconds. */
  latencyMs: 0,
  /** How often somebody else reports a sighting, in milliseconds; 0 is never. */
  newsEveryMs: 0,
  /** The next request to this resource fails, such as `sightings`. */
  failOnce: null as string | null,
}

/** The settings of a page, from its address: `?latency=3000&failOnce=sightings`. */
export function readSettings(query: URLSearchParams) {
  settings.latencyMs = Number(query.get('latency') ?? 1000)
  settings.newsEveryMs = 45_000
  settings.failOnce = query.get('failOnce')
}
