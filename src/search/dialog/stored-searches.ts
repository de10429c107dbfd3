import { createPreference, type Preference } from '../../browser/preferences/preference.ts'
import type { Hit } from '../engine.ts'

/** A hit as it is stored: without marks, which belong to a query. */
export type StoredHit = Pick<Hit, 'id' | 'url'> & { trail: string[] }

export type StoredSearches = {
  recent: Preference<StoredHit[]>
  favorites: Preference<StoredHit[]>
}

const maxRecent = 7
/** There are fewer once there are favorites, which need the space. */
const maxRecentWithFavorites = 4
const maxFavorites = 10

/** The two lists of an index. What is stored and cannot be read counts as nothing, and is removed. */
export function openStoredSearches(indexName: string): StoredSearches {
  return {
    recent: openList(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`),
    favorites: openList(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`),
  }
}

/** Puts a hit that was opened at the top of the recent ones, unless it is a favorite. */
export function addRecent({ recent, favorites }: StoredSearches, hit: Hit): void {
  const stored = toStored(hit)
  if (favorites.get().some(({ id }) => id === stored.id)) return
  recent.set(limitRecent([stored, ...without(recent.get(), stored)], favorites.get()))
}

/** Moves a recent hit to the favorites. */
export function saveAsFavorite({ recent, favorites }: StoredSearches, hit: StoredHit): void {
  favorites.set([hit, ...without(favorites.get(), hit)].slice(0, maxFavorites))
  recent.set(limitRecent(without(recent.get(), hit), favorites.get()))
}

/** Removes a hit from the recent ones or from the favorites. */
export function removeFrom(list: Preference<StoredHit[]>, hit: StoredHit): void {
  list.set(without(list.get(), hit))
}

/** Text of a page leads to different sections each time, so its page is what is stored. */
function toStored({ id, url, kind, trail }: Hit): StoredHit {
  if (kind !== 'text') return { id, url, trail: trail.map(({ text }) => text) }
  const page = url.replace(/#.*/, '')
  return { id: page, url: page, trail: [trail[0]?.text ?? ''] }
}

function limitRecent(hits: StoredHit[], favorites: StoredHit[]): StoredHit[] {
  return hits.slice(0, favorites.length > 0 ? maxRecentWithFavorites : maxRecent)
}

const without = (hits: StoredHit[], { id }: StoredHit) => hits.filter((hit) => hit.id !== id)

const nothing: StoredHit[] = []

function openList(key: string): Preference<StoredHit[]> {
  let isBroken = false
  const list = createPreference<StoredHit[]>({
    key,
    parse(text) {
      const hits = parseList(text)
      isBroken = hits === null
      return hits ?? nothing
    },
    format: (hits) => JSON.stringify(hits),
    fallback: nothing,
  })
  list.get()
  if (isBroken) list.remove()
  return list
}

function parseList(text: string): StoredHit[] | null {
  try {
    const hits: unknown = JSON.parse(text)
    return Array.isArray(hits) && hits.every(isStoredHit) ? hits : null
  } catch {
    return null
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  const hit = value as Partial<StoredHit> | null
  return isText(hit?.id) && isText(hit.url) && Array.isArray(hit.trail) && hit.trail.every(isText)
}

const isText = (value: unknown): value is string => typeof value === 'string'
