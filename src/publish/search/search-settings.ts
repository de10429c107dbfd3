import type { Diagnostic } from '../../model/diagnostic.ts'
import type { AlgoliaSettings } from '../../model/site-data.ts'

/** Without any of these there is no hosted search. */
const required = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const

/**
 * Reads the settings of the hosted search service. Null when there are none, and when they are incomplete
 * or malformed, which is a warning: the local engine answers then.
 */
export function readAlgoliaSettings(env: NodeJS.ProcessEnv = process.env): {
  algolia: AlgoliaSettings | null
  diagnostics: Diagnostic[]
} {
  const off = (reason: string, hint: string): ReturnType<typeof readAlgoliaSettings> => {
    const message = `Hosted search is off: ${reason}. The local engine answers.`
    return {
      algolia: null,
      diagnostics: [{ severity: 'warning', file: 'environment', message, hint }],
    }
  }
  const missing = required.filter((name) => !env[name])
  if (missing.length === required.length) return { algolia: null, diagnostics: [] }
  if (missing.length > 0) {
    const present = required.filter((name) => env[name]).join(' and ')
    return off(`${present} set, but not ${missing.join(' and ')}`, 'Expected all three, or none.')
  }
  const { ALGOLIA_APP_ID = '', ALGOLIA_API_KEY = '', ALGOLIA_INDEX = '' } = env
  const externalPattern = env.ALGOLIA_EXTERNAL_PATTERN || null
  if (!/^[A-Z0-9]+$/i.test(ALGOLIA_APP_ID)) {
    return off(`ALGOLIA_APP_ID is "${ALGOLIA_APP_ID}"`, 'Expected letters and digits.')
  }
  if (externalPattern !== null && !isPattern(externalPattern)) {
    return off(`ALGOLIA_EXTERNAL_PATTERN is "${externalPattern}"`, 'Expected a regular expression.')
  }
  return {
    algolia: {
      appId: ALGOLIA_APP_ID,
      apiKey: ALGOLIA_API_KEY,
      indexName: ALGOLIA_INDEX,
      facetFilters: env.ALGOLIA_FACET_FILTERS?.split(',').map((filter) => filter.trim()) ?? [],
      externalPattern,
    },
    diagnostics: [],
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
