import { liteClient } from 'algoliasearch/lite'
import { locale, versionPersistence, versions } from '#content/site.ts'
import { docsVersionPreference } from '../../browser/preferences/docs-version.ts'
import { defaultPerPage, type SearchEngine, SearchError } from '../engine.ts'
import type { AlgoliaSettings } from './hosted.ts'
import { levels } from './records.ts'
import { type ServiceHit, toHits } from './to-hits.ts'

/** The tag of pages that don't belong to a version. */
const plainTag = 'default'

/** Words of a snippet, in wide and in narrow windows. */
const snippetWords = { wide: 10, narrow: 5 }
const narrowQuery = '(width <= 48em)'

/**
 * Asks the hosted search service through its own client, which tries further hosts when one fails
 * and caches answers. Loaded only where the service is configured.
 * @param base path the site is served under; addresses of hits get it
 */
export function createClient(
  { appId, apiKey, indexName, facetFilters, externalPattern }: AlgoliaSettings,
  { base }: { base: string },
): SearchEngine {
  const client = liteClient(appId, apiKey)
  const rules = { base, externalPattern: externalPattern ? new RegExp(externalPattern, 'i') : null }

  return {
    async search(query, { page = 0, perPage = defaultPerPage, signal } = {}) {
      signal?.throwIfAborted()
      const words = matchMedia(narrowQuery).matches ? snippetWords.narrow : snippetWords.wide
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
        facetFilters: [`language:${locale.code}`, tags(), ...facetFilters],
      }
      try {
        const { results } = await client.searchForHits<ServiceHit>({ requests: [request] })
        signal?.throwIfAborted()
        const [result] = results
        if (!Array.isArray(result?.hits)) throw new Error('The answer holds no hits.')
        const hits = toHits(result.hits, rules)
        return { hits, total: Math.max(hits.length, Number(result.nbHits) || 0) }
      } catch (error) {
        if (signal?.aborted) throw signal.reason
        throw new SearchError(`The search service did not answer. ${error}`)
      }
    },
    async warmUp() {
      preconnect(`https://${appId}-dsn.algolia.net`)
    },
  }
}

/** Pages without a version, and those of the version that the reader prefers. */
function tags(): string[] {
  const names = versions.map(({ name }) => name)
  const stored = versionPersistence === 'local' ? docsVersionPreference(names).get() : null
  return [`docusaurus_tag:${plainTag}`, `docusaurus_tag:docs-default-${stored ?? names[0]}`]
}

function preconnect(origin: string): void {
  if (document.querySelector(`link[rel=preconnect][href="${origin}"]`)) return
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = origin
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
