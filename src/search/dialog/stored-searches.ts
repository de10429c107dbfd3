import { createPreference, type Preference } from '../../browser/preferences/preference.ts'
import type { Hit } from '../engine.ts'

/** A hit as it is stored: without marks, which belong to a query. */
export type StoredHit = Pick<Hit, 'id' | 'url' | 'kind' | 'isExternal'> & { trail: string[] }

export type StoredSearches = {
  recent: Preference<StoredHit[]>
  favorites: Preference<StoredHit[]>
}

const maxRecent = 7
/** Fewer are stored once there are favorites, which then take the space. */
const maxRecentWithFavorites = 4
const maxFavorites = 10

/** No title or trail of the site is longer than this. */
const maxTrailLength = 20
const maxTextLength = 500

/**
 * The two lists of an index. What is stored and cannot be read counts as nothing, and is removed: whoever has written
 * it, it must not make the dialog lead elsewhere or grow without an end.
 * @param withOtherSites whether the index has results of other sites
 */
export function openStoredSearches(indexName: string, withOtherSites: boolean): StoredSearches {
  return {
    recent: openList(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, maxRecent, withOtherSites),
    favorites: openList(
      `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
      maxFavorites,
      withOtherSites,
    ),
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

/** Removes a hit from the recent ones or the favorites. */
export function removeFrom(list: Preference<StoredHit[]>, hit: StoredHit): void {
  list.set(without(list.get(), hit))
}

/** Text of a page leads to different sections each time, so its page is what is stored. */
function toStored({ id, url, kind, isExternal, trail }: Hit): StoredHit {
  if (kind !== 'text') return { id, url, kind, isExternal, trail: trail.map(({ text }) => text) }
  const page = url.replace(/#.*/, '')
  return { id: page, url: page, kind: 'page', isExternal, trail: [trail[0]?.text ?? ''] }
}

function limitRecent(hits: StoredHit[], favorites: StoredHit[]): StoredHit[] {
  return hits.slice(0, favorites.length > 0 ? maxRecentWithFavorites : maxRecent)
}

const without = (hits: StoredHit[], { id }: StoredHit) => hits.filter((hit) => hit.id !== id)

const nothing: StoredHit[] = []

function openList(key: string, maxHits: number, withOtherSites: boolean): Preference<StoredHit[]> {
  let isBroken = false
  const list = createPreference<StoredHit[]>({
    key,
    parse(text) {
      const hits = parseList(text, withOtherSites)?.slice(0, maxHits) ?? null
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

function parseList(text: string, withOtherSites: boolean): StoredHit[] | null {
  try {
    const hits: unknown = JSON.parse(text)
    if (!Array.isArray(hits) || !hits.every((hit) => isStoredHit(hit, withOtherSites))) return null
    return hits.filter((hit, index) => hits.findIndex(({ id }) => id === hit.id) === index)
  } catch {
    return null
  }
}

function isStoredHit(value: unknown, withOtherSites: boolean): value is StoredHit {
  const hit = value as Partial<StoredHit> | null
  return (
    isText(hit?.id) &&
    isText(hit.url) &&
    (isPath(hit.url) || (withOtherSites && hit.isExternal === true && isWebAddress(hit.url))) &&
    kinds.has(hit.kind ?? '') &&
    Array.isArray(hit.trail) &&
    hit.trail.length <= maxTrailLength &&
    hit.trail.every(isText)
  )
}

const kinds = new Set<string>(['page', 'heading', 'text'] satisfies Hit['kind'][])

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxTextLength

/**
 * A path of this origin: browsers take `//a` and `/\\a` for another host, and drop tabs and line breaks before they
 * look.
 */
const isPath = (url: string) => /^\/(?![/\\\s])/.test(url) && !/[\t\n\r]/.test(url)

const isWebAddress = (url: string) => /^https?:\/\/[^/\\]/.test(url) && URL.canParse(url)
