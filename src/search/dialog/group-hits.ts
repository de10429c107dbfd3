import type { Hit } from '../engine.ts'

type ShownHit = {
  hit: Hit
  /** Listed below the hit of its page. */
  isChild: boolean
  /** The last below its page, where the line of the tree ends. */
  isLastChild: boolean
}

export type HitGroup = { title: string; hits: ShownHit[] }

const hitsPerGroup = 5

/**
 * Sorts hits into the parts of the site that they are in, in the order in which these are met. A group keeps its first
 * five, with those of one page together, the sections below their page. The group that was `chosen` keeps all.
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

/** A section that answers better than its page as a whole stays before it: the best hit is first. */
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

/** Sections of one page share its address. Names of another site may share one and are no sections. */
const pageOf = ({ url, id, isExternal }: Hit) => (isExternal ? id : url.replace(/#.*/, ''))
