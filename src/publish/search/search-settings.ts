import type { AlgoliaSettings } from '../../model/page.ts'

/** Without any of these there is no hosted search. */
const required = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const

/**
 * Reads the settings of the hosted search service. Null when there are none; settings that are
 * incomplete or malformed are named in a warning, and the local engine serves.
 */
export function readAlgoliaSettings(
  env: NodeJS.ProcessEnv = process.env,
  warn: (message: string) => void = console.warn,
): AlgoliaSettings | null {
  const missing = required.filter((name) => !env[name])
  if (missing.length === required.length) return null
  if (missing.length > 0) {
    const given = required.filter((name) => env[name])
    warn(
      `Hosted search is off: ${given.join(' and ')} set, but not ${missing.join(' and ')}. The local engine serves.`,
    )
    return null
  }
  const { ALGOLIA_APP_ID = '', ALGOLIA_API_KEY = '', ALGOLIA_INDEX = '' } = env
  const externalPattern = env.ALGOLIA_EXTERNAL_PATTERN || null
  if (!/^[A-Z0-9]+$/i.test(ALGOLIA_APP_ID)) {
    warn(
      `Hosted search is off: ALGOLIA_APP_ID is "${ALGOLIA_APP_ID}". Expected letters and digits. The local engine serves.`,
    )
    return null
  }
  if (externalPattern !== null && !isPattern(externalPattern)) {
    warn(
      `Hosted search is off: ALGOLIA_EXTERNAL_PATTERN is "${externalPattern}". Expected a regular expression. The local engine serves.`,
    )
    return null
  }
  return {
    appId: ALGOLIA_APP_ID,
    apiKey: ALGOLIA_API_KEY,
    indexName: ALGOLIA_INDEX,
    facetFilters: env.ALGOLIA_FACET_FILTERS?.split(',').map((filter) => filter.trim()) ?? [],
    externalPattern,
  }
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text)
    return true
  } catch {
    return false
  }
}

/** Origins that browsers must be allowed to ask: the service's first host and its three others. */
export function hostsOfSearch(algolia: AlgoliaSettings | null): string[] {
  if (algolia === null) return []
  const { appId } = algolia
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`, ...others].map(
    // A policy compares hosts in lower case.
    (origin) => origin.toLowerCase(),
  )
}
