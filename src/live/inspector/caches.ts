import type { CacheEntry } from '../inspection.ts'
import { inspect as inspectValue } from '../values/inspect.ts'
import { isRecord } from './diff.ts'

/**
 * The contents of RTK Query's caches. The state has the number of subscribers but not since when there are none, so
 * that is recorded here at each inspection.
 */
export function createCaches(keepFor: Map<string, number>, now: () => number) {
  const unusedSince = new Map<string, number>()

  return function entriesIn(state: unknown): CacheEntry[] {
    if (!isRecord(state)) return []
    return Object.entries(state).flatMap(([path, slice]) => {
      if (!isRecord(slice) || !isRecord(slice.config) || !isRecord(slice.queries)) return []
      const { queries, subscriptions, provided, config } = slice
      return Object.entries(queries).flatMap(([key, query]): CacheEntry[] => {
        if (!isRecord(query)) return []
        const endpoint = String(query.endpointName)
        const ofKey = isRecord(subscriptions) ? subscriptions[key] : undefined
        const subscribers = isRecord(ofKey) ? Object.keys(ofKey).length : 0
        const id = `${path}/${key}`
        if (subscribers > 0 || query.status === 'pending') unusedSince.delete(id)
        else if (!unusedSince.has(id)) unusedSince.set(id, now())
        const since = unusedSince.get(id)
        const seconds = keepFor.get(`${path}/${endpoint}`) ?? Number(config.keepUnusedDataFor)
        const isLeaving = since !== undefined && Number.isFinite(seconds)
        return [
          {
            endpoint,
            args: query.originalArgs === undefined ? '' : inspectValue(query.originalArgs, 2),
            status: String(query.status),
            subscribers,
            tags: tagsOf(provided, key),
            removedIn: isLeaving ? Math.max(0, Math.ceil(seconds - (now() - since) / 1000)) : -1,
          },
        ]
      })
    })
  }
}

function tagsOf(provided: unknown, key: string): string {
  const keys = isRecord(provided) ? provided.keys : undefined
  const tags = isRecord(keys) ? keys[key] : undefined
  if (!Array.isArray(tags)) return ''
  return tags
    .filter(isRecord)
    .map(({ type, id }) => (id === undefined ? String(type) : `${type} ${id}`))
    .join(', ')
}
