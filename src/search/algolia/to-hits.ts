import { type Hit, type MarkedText, type Range, unmarked } from '../engine.ts'
import { type Level, levels } from './records.ts'

/** A hit as the service sends it. Nothing of it is to be trusted to be there. */
export type ServiceHit = {
  objectID?: string
  url?: unknown
  type?: string
  hierarchy?: Partial<Record<Level, string | null>>
  content?: string | null
  _snippetResult?: MarkedFields
  _highlightResult?: MarkedFields
}

type MarkedValue = { value?: string }
type MarkedFields = { hierarchy?: Partial<Record<Level, MarkedValue>>; content?: MarkedValue }

export type UrlRules = {
  /** Path of this site, with a slash at both ends. */
  base: string
  externalPattern: RegExp | null
}

/** Hits without an address that can be opened are left out. */
export function toHits(hits: ServiceHit[], rules: UrlRules): Hit[] {
  return hits.flatMap((hit) => {
    const address = rewriteUrl(hit.url, rules)
    return address ? [{ ...contentOf(hit), ...address, id: hit.objectID ?? address.url }] : []
  })
}

/**
 * The address of a hit on this copy of the site: the same path with the base path once, query and
 * fragment kept, so that previews and mirrors find their own pages. What matches the external
 * pattern is left as it is. Null for what is no address of the web.
 */
export function rewriteUrl(
  address: unknown,
  { base, externalPattern }: UrlRules,
): Pick<Hit, 'url' | 'isExternal'> | null {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (externalPattern?.test(String(address))) return { url: String(address), isExternal: true }
  const { pathname, search, hash } = url
  const path = `${pathname}/`.startsWith(base) ? pathname : base + pathname.slice(1)
  return { url: path + search + hash, isExternal: false }
}

function contentOf(hit: ServiceHit): Pick<Hit, 'kind' | 'group' | 'trail' | 'excerpt'> {
  const { type, hierarchy = {} } = hit
  const kind = type === 'content' ? 'text' : type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading'
  const own = levels.indexOf(type as Level)
  const above = levels.filter(
    (level, index) =>
      hierarchy[level] && index > 0 && (kind === 'text' || index <= Math.max(own, 1)),
  )
  const trail = above.map((level) => {
    const marked =
      hit._snippetResult?.hierarchy?.[level]?.value ??
      hit._highlightResult?.hierarchy?.[level]?.value
    return readMarks(marked ?? hierarchy[level] ?? '')
  })
  const excerpt = hit._snippetResult?.content?.value ?? hit.content
  return {
    kind,
    group: readMarks(hierarchy.lvl0 ?? '').text,
    trail: trail.length > 0 ? trail : [unmarked(readMarks(hierarchy.lvl0 ?? '').text)],
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

/** `a <mark>b</mark>` → the text `a b` with a range. All other markup stays text. */
export function readMarks(value: string): MarkedText {
  const marks: Range[] = []
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
