import { readFileSync } from 'node:fs'
import type { Hit } from '../../src/search/engine.ts'
import type { LocalEngine } from '../../src/search/local/engine.ts'

/** What a reader types, and the places that answer it: pages, or headings of pages. */
type BenchQuery = { kind: string; query: string; expected: string[] }

export type Outcome = BenchQuery & {
  /** Place of the first right hit, counted from 1; null when it is not among the first ten. */
  place: number | null
  first: string
}

/** The queries that weights are tuned with. */
export const queries = readQueries('queries.json')

/** Queries that were written before tuning and never used for it, to check its effect. */
export const heldOut = readQueries('held-out.json')

/** The same about the reference of Redux Toolkit, RTK Query and React-Redux. */
export const referenceHeldOut = readQueries('reference-held-out.json')

function readQueries(file: string): BenchQuery[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}

const depth = 10

/** Asks all of `list` that pages among `routes` can answer. */
export function measure(list: BenchQuery[], engine: LocalEngine, routes: Set<string>): Outcome[] {
  return list.flatMap(({ expected, ...rest }) => {
    const written = expected.filter((place) => routes.has(pageOf(place)))
    if (written.length === 0) return []
    const { hits } = engine.search(rest.query, { perPage: depth })
    const place = hits.findIndex((hit) => written.some((answer) => isAnswer(hit, answer)))
    return [
      {
        ...rest,
        expected: written,
        place: place < 0 ? null : place + 1,
        first: hits[0]?.url ?? 'nothing',
      },
    ]
  })
}

/** Any hit on a page answers for the page. For a heading, only the heading does. */
function isAnswer({ url }: Hit, answer: string): boolean {
  return answer.includes('#') ? url === answer : pageOf(url) === answer
}

const pageOf = (address: string) => address.split('#', 1)[0] ?? ''

type Success = { count: number; at1: number; at3: number; meanReciprocalRank: number }

export function summarize(outcomes: Outcome[]): Success {
  const share = (isIn: (outcome: Outcome) => boolean) =>
    outcomes.filter(isIn).length / outcomes.length
  return {
    count: outcomes.length,
    at1: share(({ place }) => place === 1),
    at3: share(({ place }) => place !== null && place <= 3),
    meanReciprocalRank:
      outcomes.reduce((sum, { place }) => sum + (place === null ? 0 : 1 / place), 0) /
      outcomes.length,
  }
}
