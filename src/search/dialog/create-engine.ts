import { locale, versionPersistence, versions } from '#content/site.ts'
import { loadMessages } from '../../browser/messages/load-messages.ts'
import { docsVersionPreference } from '../../browser/preferences/docs-version.ts'
import type { HostedSearch, SearchSettings } from '../../model/site-data.ts'
import { defaultPerPage, type SearchEngine, SearchError } from '../engine.ts'
import type { HostedClient, HostedEngine } from '../hosted-engine.ts'
import { toHits } from '../hosted-hits.ts'
import { createLocalClient } from '../local/client.ts'
import { withMessages } from '../message-hits.ts'

/** Large with the clients of their services, so one is loaded with the first request. */
const hostedEngines = import.meta.glob<HostedEngine>('../*/hosted.ts', { import: 'engine' })

let opened: { settings: SearchSettings; engine: SearchEngine } | undefined

/**
 * The engine that the build has configured: the site's own, or the hosted service's. Dialog and
 * search page share it, with its worker and what it has answered.
 */
export function openSearchEngine(settings: SearchSettings): SearchEngine {
  if (opened?.settings !== settings) {
    const engine = createSearchEngine(settings)
    opened = { settings, engine: withMessages(engine, import.meta.env.BASE_URL, loadMessages) }
  }
  return opened.engine
}

function createSearchEngine({ hosted, index }: SearchSettings): SearchEngine {
  const base = import.meta.env.BASE_URL
  if (!hosted)
    return createLocalClient({ base, indexUrl: new URL(base + index, location.href).href })
  return createHostedSearch(hosted, base, async () => {
    const engine = await hostedEngines[`../${hosted.engine}/hosted.ts`]?.()
    if (!engine) throw new Error(`There is no search engine "${hosted.engine}".`)
    return engine.createClient(hosted.settings)
  })
}

/** Words of an excerpt, in a wide and in a narrow window. */
const excerptWords = { wide: 10, narrow: 5 }
const narrowQuery = '(width <= 48em)'

/**
 * What every service gets and none has to do: the page's language and version, aborted searches, errors, hits that lead
 * to this copy of the site, and a connection ahead.
 * @param base path the site is served under; addresses of hits get it
 */
export function createHostedSearch(
  { origin }: Pick<HostedSearch, 'origin'>,
  base: string,
  createClient: () => Promise<HostedClient>,
): SearchEngine {
  let loading: Promise<HostedClient> | undefined
  const load = () => {
    loading ??= createClient().catch((error) => {
      loading = undefined
      throw new SearchError(`The search service's client did not load. ${error}`)
    })
    return loading
  }

  return {
    async search(query, { page = 0, perPage = defaultPerPage, group, signal } = {}) {
      signal?.throwIfAborted()
      const isNarrow = matchMedia(narrowQuery).matches
      try {
        const ask = await load()
        const answer = await ask({
          query,
          page,
          perPage,
          group,
          signal,
          language: locale.code,
          version: preferredVersion(),
          excerptWords: isNarrow ? excerptWords.narrow : excerptWords.wide,
        })
        signal?.throwIfAborted()
        const hits = toHits(answer.hits, base)
        return { ...answer, hits, total: Math.max(hits.length, Number(answer.total) || 0) }
      } catch (error) {
        if (signal?.aborted) throw signal.reason
        throw new SearchError(`The search service did not answer. ${error}`)
      }
    },
    async warmUp() {
      preconnect(origin)
      await load()
    },
  }
}

function preferredVersion(): string {
  const names = versions.map(({ name }) => name)
  const stored = versionPersistence === 'local' ? docsVersionPreference(names).get() : null
  return stored ?? names[0] ?? ''
}

function preconnect(origin: string): void {
  if (document.querySelector(`link[rel=preconnect][href="${origin}"]`)) return
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = origin
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
