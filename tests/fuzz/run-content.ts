/**
 * `npm run fuzz:content -- --seed 1 --count 20000`: the compiler's tests with documents that nobody would
 * write, many more than in `npm test` and others each time. The seed is printed, so that what is found can
 * be found again.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '5000' },
  },
})
console.log(`${values.count} documents a test, seed ${values.seed}`)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'src/compiler/fuzz.test.ts'],
  { env: { ...process.env, FUZZ_RUNS: values.count, FUZZ_SEED: values.seed }, stdio: 'inherit' },
)
process.exitCode = status ?? 1
