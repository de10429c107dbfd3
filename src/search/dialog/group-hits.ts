import type { Hit } from '../engine.ts'

type ShownHit = {
  hit: Hit
  /** Listed below the hit of its page. */
  isChild: boolean
  /** The last one below its page, where the line from the page ends. */
  isLastChild: boolean
}

export type HitGroup = { title: string; hits: ShownHit[] }

const hitsPerGroup = 5

/**
 * Groups hits by the part of the site that they are in, in order of appearance. A group has its first five hits, with
 * sections below their page. The `chosen` group has all.
 */
export function groupHits(hits: Hit[], chosen?: string): HitGroup[] {
  const groups = groupBy(hits, groupOf)
  return [...groups].map(([title, all]) => ({
    title,
    hits: [
      ...groupBy(title === chosen ? all : all.slice(0, hitsPerGroup), pageOf).values(),
    ].flatMap(arrange),
  }))
}

/** A section that ranks higher than its page stays before it, because the best hit comes first. */
function arrange(hits: Hit[]): ShownHit[] {
  const page = hits.findIndex(({ kind }) => kind === 'page')
  return hits.map((hit, index) => {
    const isChild = page >= 0 && index > page
    return { hit, isChild, isLastChild: isChild && index === hits.length - 1 }
  })
}

function groupBy(hits: Hit[], keyOf: (hit: Hit) => string): Map<string, Hit[]> {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) groups.set(keyOf(hit), [...(groups.get(keyOf(hit)) ?? []), hit])
  return groups
}

const groupOf = ({ group }: Hit) => group

/** Sections of a page have the same address. Names of other sites may share an address too, but aren't sections. */
const pageOf = ({ url, id, isExternal }: Hit) => (isExternal ? id : url.replace(/#.*/, ''))
