/** Prints how well search answers what readers type, how fast, and how large its files are. */
import { performance } from 'node:perf_hooks'
import { brotliCompressSync } from 'node:zlib'
import { heldOut, measure, type Outcome, queries, referenceHeldOut, summarize } from './measure.ts'
import { createSiteEngine } from './site-engine.ts'

const { engine, routes, indexJson, wordJson, textJson } = await createSiteEngine()
const outcomes = measure(queries, engine, routes)
const heldOutOutcomes = measure(heldOut, engine, routes)
const kinds = [...new Set(outcomes.map(({ kind }) => kind))]

console.log(`${outcomes.length} of ${queries.length} queries have an answer that is written\n`)
console.log('kind        queries   at 1   at 3    MRR')
for (const kind of kinds) {
  row(
    kind,
    outcomes.filter((outcome) => outcome.kind === kind),
  )
}
row('all', outcomes)
row('held out', heldOutOutcomes)
row('reference', measure(referenceHeldOut, engine, routes))

const misses = outcomes.filter(({ place }) => place !== 1)
if (process.argv.includes('--misses')) {
  console.log('')
  for (const { kind, query, place, first, expected } of misses) {
    console.log(
      `${kind.padEnd(9)} "${query}" at ${place ?? '–'}: ${first}, not ${expected.join(' or ')}`,
    )
  }
} else {
  console.log(`\n${misses.length} queries have another first hit; --misses lists them`)
}

const times = queries.map(({ query }) => {
  const start = performance.now()
  engine.search(query)
  return performance.now() - start
})
times.sort((a, b) => a - b)
console.log(`\nTime a query: ${ms(times, 0.5)} ms at the median, ${ms(times, 0.95)} ms at 95 %`)

const sizes = [indexJson, wordJson, textJson].map((json) => brotliCompressSync(json).length / 1000)
const total = sizes.reduce((sum, size) => sum + size, 0)
console.log(
  `Files, brotli: index ${kb(sizes[0])}, words ${kb(sizes[1])}, texts ${kb(sizes[2])}; ${kb(total / routes.size)} a page of ${routes.size}`,
)

function row(name: string, of: Outcome[]): void {
  const { count, at1, at3, meanReciprocalRank } = summarize(of)
  const figures = [at1, at3, meanReciprocalRank].map((value) => value.toFixed(2).padStart(7))
  console.log(name.padEnd(12) + String(count).padStart(7) + figures.join(''))
}

function ms(sorted: number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}

function kb(size = 0): string {
  return `${size.toFixed(1)} KB`
}
