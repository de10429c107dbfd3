/**
 * `npm run fuzz:content -- --seed 1 --count 20000`: the compiler's tests with documents that nobody would
 * write, many more than in `npm test` and others each time. The seed is printed, so that what is found can
 * be found again.
 *
 * `npm run fuzz:content -- --growth`: what compiling documents of every construct takes, and whether twice as
 * much takes more than twice as long. `--only 'front matter'` picks constructs, `--size 50000` sets the characters.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '5000' },
    growth: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '40000' },
  },
})
if (values.growth) await showGrowth()
else fuzz()

function fuzz() {
  console.log(`${values.count} documents a test, seed ${values.seed}`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'src/compiler/fuzz.test.ts'],
    { env: { ...process.env, FUZZ_RUNS: values.count, FUZZ_SEED: values.seed }, stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}

async function showGrowth() {
  const { measureGrowth } = await import('./measure-growth.ts')
  const size = Number(values.size)
  const measured: { line: string; twice: number; isFaulty: boolean }[] = []
  await measureGrowth(size, new RegExp(values.only), (growth, index, total) => {
    const [once, twice] = growth.seconds
    const ratio = (twice / Math.max(once, 0.001)).toFixed(1)
    const line = `${twice.toFixed(2).padStart(7)} s  × ${ratio.padEnd(6)}${growth.name}: ${growth.outcome.slice(0, 90)}`
    measured.push({ line, twice, isFaulty: growth.isFaulty })
    if (growth.isFaulty) console.log(line)
    if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${total}`)
  })
  const slowest = measured.toSorted((a, b) => b.twice - a.twice).slice(0, 20)
  console.log(`\nThe slowest of ${measured.length}, ${2 * size} characters each:`)
  for (const { line } of slowest) console.log(line)
  const faults = measured.filter(({ isFaulty }) => isFaulty).length
  console.log(`\n${faults} fail, take too long, or take more than twice as long for twice as much`)
  process.exitCode = faults === 0 ? 0 : 1
}
