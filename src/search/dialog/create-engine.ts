import type { AlgoliaSettings, SearchSettings } from '../../model/site-data.ts'
import type { SearchEngine } from '../engine.ts'
import { createLocalClient } from '../local/client.ts'

let opened: { settings: SearchSettings; engine: SearchEngine } | undefined

/**
 * The engine that the build has configured: the site's own, or the hosted service's. Dialog and
 * search page share it, with its worker and what it has answered.
 */
export function openSearchEngine(settings: SearchSettings): SearchEngine {
  if (opened?.settings !== settings) opened = { settings, engine: createSearchEngine(settings) }
  return opened.engine
}

function createSearchEngine({ algolia, index }: SearchSettings): SearchEngine {
  const base = import.meta.env.BASE_URL
  if (algolia) return createAlgoliaEngine(algolia, base)
  return createLocalClient({ base, indexUrl: new URL(base + index, location.href).href })
}

/** The service's client is large, so it is loaded with the first request. */
function createAlgoliaEngine(algolia: AlgoliaSettings, base: string): SearchEngine {
  let loading: Promise<SearchEngine> | undefined
  const load = () => {
    loading ??= import('../algolia/client.ts').then(
      ({ createAlgoliaClient }) => createAlgoliaClient(algolia, { base }),
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    search: async (query, options) => (await load()).search(query, options),
    warmUp: async () => (await load()).warmUp(),
  }
}
