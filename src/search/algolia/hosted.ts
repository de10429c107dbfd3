import type { HostedEngine } from '../hosted-engine.ts'

/** Access to an index of the service. The key can only search, and is public. */
export type AlgoliaSettings = {
  appId: string
  apiKey: string
  indexName: string
  /** Facet filters that are added to those of language and version: all must hold. */
  facetFilters: string[]
  /** Regular expression, ignoring case: hits whose address matches are left as they are. */
  externalPattern: string | null
}

/** If none of these is set, there is no hosted search. */
const required = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const

/** Algolia: https://www.algolia.com. */
export const engine: HostedEngine<AlgoliaSettings> = {
  name: 'Algolia',
  readSettings(env) {
    const missing = required.filter((name) => !env[name])
    if (missing.length === required.length) return null
    if (missing.length > 0) {
      const present = required.filter((name) => env[name]).join(' and ')
      const problem = `${present} set, but not ${missing.join(' and ')}`
      return { problem, hint: 'Expected all three, or none.' }
    }
    const { ALGOLIA_APP_ID = '', ALGOLIA_API_KEY = '', ALGOLIA_INDEX = '' } = env
    const externalPattern = env.ALGOLIA_EXTERNAL_PATTERN || null
    if (!/^[A-Z0-9]+$/i.test(ALGOLIA_APP_ID)) {
      return {
        problem: `ALGOLIA_APP_ID is "${ALGOLIA_APP_ID}"`,
        hint: 'Expected letters and digits.',
      }
    }
    if (externalPattern !== null && !isPattern(externalPattern)) {
      return {
        problem: `ALGOLIA_EXTERNAL_PATTERN is "${externalPattern}"`,
        hint: 'Expected a regular expression.',
      }
    }
    return {
      appId: ALGOLIA_APP_ID,
      apiKey: ALGOLIA_API_KEY,
      indexName: ALGOLIA_INDEX,
      facetFilters: env.ALGOLIA_FACET_FILTERS?.split(',').map((filter) => filter.trim()) ?? [],
      externalPattern,
    }
  },
  /** The service's first host and its three others. */
  hosts({ appId }) {
    const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
    return [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`, ...others]
  },
  storedAs: ({ indexName }) => indexName,
  credit: {
    label: 'Search by Algolia',
    to: 'https://www.algolia.com/developers/?utm_source=docs&utm_content=powered_by',
  },
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text)
    return true
  } catch {
    return false
  }
}
