import type { HostedHit } from '../hosted-engine.ts'
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

/** @param external matches addresses of other sites */
export function toHostedHit(hit: ServiceHit | null, external: RegExp | null): HostedHit {
  const { objectID: id, url, type, content, _snippetResult: marked } = hit ?? {}
  const hierarchy = hit?.hierarchy ?? {}
  const kind = type === 'content' ? 'text' : type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading'
  const own = levels.indexOf(type as Level)
  const above = levels.filter(
    (level, index) =>
      hierarchy[level] && index > 0 && (kind === 'text' || index <= Math.max(own, 1)),
  )
  return {
    id,
    url,
    isExternal: external?.test(String(url)) ?? false,
    kind,
    group: hierarchy.lvl0,
    trail: above.map((level) => marked?.hierarchy?.[level]?.value ?? hierarchy[level]),
    excerpt: marked?.content?.value ?? content,
  }
}
