import { type Hit, type MarkedRange, type MarkedText, unmarked } from './engine.ts'
import type { HostedHit } from './hosted-engine.ts'

/**
 * Converts the hits of a service. Leaves out duplicates, and hits without an address that can be opened.
 * @param base path of this site, with a slash at both ends
 */
export function toHits(hits: HostedHit[], base: string): Hit[] {
  const byId = new Map<string, Hit>()
  for (const { id: givenId, url: givenUrl, isExternal = false, kind, ...texts } of hits) {
    const url = addressOf(givenUrl, isExternal, base)
    if (url === null) continue
    const id = textOrEmpty(givenId) || url
    if (byId.has(id)) continue
    const group = readMarks(texts.group).text
    const trail = texts.trail.length > 0 ? texts.trail.map(readMarks) : [unmarked(group)]
    const excerpt = textOrEmpty(texts.excerpt) ? readMarks(texts.excerpt) : null
    byId.set(id, { id, url, isExternal, kind, group, trail, excerpt })
  }
  return [...byId.values()]
}

/**
 * The address of a hit on this copy of the site: the same path with the base path once, and query and fragment, so that
 * previews and mirrors find their own pages. Addresses of other sites stay as they are. Null for anything but a web
 * address.
 */
function addressOf(given: unknown, isExternal: boolean, base: string): string | null {
  const url = typeof given === 'string' && URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (isExternal) return String(given)
  const { pathname, search, hash } = url
  const path = `${pathname}/`.startsWith(base) ? pathname : base + pathname.slice(1)
  return path + search + hash
}

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')

const entities: { [name: string]: string } = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** `a <mark>b</mark>` → the text `a b` with a range. All other markup stays as text. */
function readMarks(value: unknown): MarkedText {
  const marks: MarkedRange[] = []
  let text = ''
  let start: number | null = null
  for (const piece of textOrEmpty(value).split(/(<\/?mark>)/)) {
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
