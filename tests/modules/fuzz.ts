/**
 * `npm run fuzz:modules -- --seed 1 --count 5000`: the test that runs programs of several modules as live samples and in
 * Node, with many more of them. The seed is printed, so that what is found can be found again.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '5000' },
  },
})
console.log(`${values.count} programs, seed ${values.seed}`)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/modules.test.ts'],
  { env: { ...process.env, FUZZ_RUNS: values.count, FUZZ_SEED: values.seed }, stdio: 'inherit' },
)
process.exitCode = status ?? 1
