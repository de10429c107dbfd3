import type { HostedSearch, SearchSettings } from '../../model/site-data.ts'
import { type SearchEngine, SearchError } from '../engine.ts'
import type { CreateClient } from '../hosted-engine.ts'
import { createLocalClient } from '../local/client.ts'

const clients = import.meta.glob<CreateClient>(['../*/client.ts', '!../local/*'], {
  import: 'createClient',
})

let opened: { settings: SearchSettings; engine: SearchEngine } | undefined

/**
 * The engine that the build has configured: the site's own, or the hosted service's. Dialog and
 * search page share it, with its worker and what it has answered.
 */
export function openSearchEngine(settings: SearchSettings): SearchEngine {
  if (opened?.settings !== settings) opened = { settings, engine: createSearchEngine(settings) }
  return opened.engine
}

function createSearchEngine({ hosted, index }: SearchSettings): SearchEngine {
  const base = import.meta.env.BASE_URL
  if (hosted) return createHostedEngine(hosted, base)
  return createLocalClient({ base, indexUrl: new URL(base + index, location.href).href })
}

/** A service's client is large, so it's loaded with the first request. */
function createHostedEngine({ engine, settings }: HostedSearch, base: string): SearchEngine {
  let loading: Promise<SearchEngine> | undefined
  const createClient = async () => {
    const create = await clients[`../${engine}/client.ts`]?.()
    if (!create) throw new SearchError(`There is no search engine "${engine}".`)
    return create(settings, { base })
  }
  const load = () => {
    loading ??= createClient().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    search: async (query, options) => (await load()).search(query, options),
    warmUp: async () => (await load()).warmUp(),
  }
}
