import { liteClient } from 'algoliasearch/lite'
import type { HostedClient, HostedEngine } from '../hosted-engine.ts'
import { levels } from './records.ts'
import { type ServiceHit, toHostedHit } from './to-hosted-hit.ts'

/** Access to an index of the service. The key can only search, and is public. */
type AlgoliaSettings = {
  appId: string
  apiKey: string
  indexName: string
  /** Facet filters that are added to those of language and version: all must hold. */
  facetFilters: string[]
  /** Regular expression, ignoring case: hits whose address matches are left as they are. */
  externalPattern: string | null
}

/** Algolia: https://www.algolia.com. */
export const engine: HostedEngine<AlgoliaSettings> = {
  name: 'Algolia',
  required: ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'],
  readSettings({ ALGOLIA_APP_ID = '', ALGOLIA_API_KEY = '', ALGOLIA_INDEX = '', ...env }) {
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
  createClient,
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text)
    return true
  } catch {
    return false
  }
}

/** The tag of pages that don't belong to a version. */
const plainTag = 'default'

/** The service's own client tries further hosts when one fails and caches answers. */
function createClient({
  appId,
  apiKey,
  indexName,
  facetFilters,
  externalPattern,
}: AlgoliaSettings): HostedClient {
  const client = liteClient(appId, apiKey)
  const external = externalPattern ? new RegExp(externalPattern, 'i') : null

  return async ({ query, page, perPage, language, version, excerptWords: words }) => {
    const request = {
      indexName,
      query,
      attributesToRetrieve: [
        ...levels.map((level) => `hierarchy.${level}`),
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        ...levels.slice(1).map((level) => `hierarchy.${level}:${words}`),
        `content:${words}`,
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: perPage,
      page,
      facetFilters: [
        `language:${language}`,
        [`docusaurus_tag:${plainTag}`, `docusaurus_tag:docs-default-${version}`],
        ...facetFilters,
      ],
    }
    const { results } = await client.searchForHits<ServiceHit>({ requests: [request] })
    const [result] = results
    if (!Array.isArray(result?.hits)) throw new Error('The answer holds no hits.')
    return { hits: result.hits.map((hit) => toHostedHit(hit, external)), total: result.nbHits }
  }
}
