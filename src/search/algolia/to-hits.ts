import { type Hit, type MarkedRange, type MarkedText, unmarked } from '../engine.ts'
import { type Level, levels } from './records.ts'

/** A hit from the service. Any part of it may be missing or wrong. */
export type ServiceHit = {
  objectID?: unknown
  url?: unknown
  type?: unknown
  hierarchy?: Partial<Record<Level, unknown>> | null
  content?: unknown
  _snippetResult?: MarkedFields | null
}

type MarkedValue = { value?: unknown } | null
type MarkedFields = {
  hierarchy?: Partial<Record<Level, MarkedValue>> | null
  content?: MarkedValue
}

type UrlRules = {
  /** Path of this site, with a slash at both ends. */
  base: string
  externalPattern: RegExp | null
}

/** Converts hits. Leaves out duplicates, and hits without an address that can be opened. */
export function toHits(hits: (ServiceHit | null)[], rules: UrlRules): Hit[] {
  const byId = new Map<string, Hit>()
  for (const hit of hits) {
    const target = hit && rewriteUrl(hit.url, rules)
    if (!target) continue
    const id = textOrEmpty(hit.objectID) || target.url
    if (!byId.has(id)) byId.set(id, { ...contentOf(hit), ...target, id })
  }
  return [...byId.values()]
}

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The address of a hit on this copy of the site: the same path with the base path once, and query and fragment, so that
 * previews and mirrors find their own pages. Addresses that match the external pattern stay as they are. Null for
 * anything but a web address.
 */
export function rewriteUrl(
  hitUrl: unknown,
  { base, externalPattern }: UrlRules,
): Pick<Hit, 'url' | 'isExternal'> | null {
  const url = typeof hitUrl === 'string' && URL.canParse(hitUrl) ? new URL(hitUrl) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (externalPattern?.test(String(hitUrl))) return { url: String(hitUrl), isExternal: true }
  const { pathname, search, hash } = url
  const path = `${pathname}/`.startsWith(base) ? pathname : base + pathname.slice(1)
  return { url: path + search + hash, isExternal: false }
}

function contentOf(hit: ServiceHit): Pick<Hit, 'kind' | 'group' | 'trail' | 'excerpt'> {
  const { type } = hit
  const hierarchy = hit.hierarchy ?? {}
  const kind = type === 'content' ? 'text' : type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading'
  const own = levels.indexOf(type as Level)
  const above = levels.filter(
    (level, index) =>
      hierarchy[level] && index > 0 && (kind === 'text' || index <= Math.max(own, 1)),
  )
  const trail = above.map((level) => {
    const marked = hit._snippetResult?.hierarchy?.[level]?.value
    return readMarks(textOrEmpty(marked ?? hierarchy[level]))
  })
  const group = readMarks(textOrEmpty(hierarchy.lvl0)).text
  const excerpt = textOrEmpty(hit._snippetResult?.content?.value ?? hit.content)
  return {
    kind,
    group,
    trail: trail.length > 0 ? trail : [unmarked(group)],
    excerpt: excerpt ? readMarks(excerpt) : null,
  }
}

const entities: { [name: string]: string } = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** `a <mark>b</mark>` → the text `a b` with a range. All other markup stays as text. */
export function readMarks(value: string): MarkedText {
  const marks: MarkedRange[] = []
  let text = ''
  let start: number | null = null
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') {
      start ??= text.length
    } else if (piece === '</mark>') {
      if (start !== null && start < text.length) marks.push([start, text.length])
      start = null
    } else {
      text += piece.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    }
  }
  return { text, marks }
}
