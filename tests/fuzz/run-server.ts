/** `npm run fuzz:server -- --seed 1 --count 200000`: random requests, and a table of what they got. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createSiteServer } from '../../src/server/server.ts'
import { listen } from '../support/listen.ts'
import { fuzzServer } from './fuzz-server.ts'
import { writeFuzzSite } from './site.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '100000' },
  },
})
const [seed, count] = [Number(values.seed), Number(values.count)]
if (!Number.isInteger(seed) || !Number.isInteger(count)) {
  console.error(`Expected whole numbers: --seed ${values.seed} --count ${values.count}`)
  process.exit(1)
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'fuzz-server-'))
const root = path.join(folder, 'site')
await writeFuzzSite(root)
const { address, stop } = await listen(await createSiteServer(root))
const start = performance.now()
const { outcomes, findings } = await fuzzServer(address, seed, count)
const seconds = (performance.now() - start) / 1000
await stop()
await rm(folder, { recursive: true })

for (const [kind, statuses] of [...outcomes].sort()) {
  const cells = [...statuses].sort().map(([status, times]) => `${status} × ${times}`)
  console.log(`${kind.padEnd(12)}${cells.join('   ')}`)
}
for (const { request, problem } of findings.slice(0, 20)) {
  console.log(`\n${problem}\n  ${JSON.stringify(request).slice(0, 300)}`)
}
console.log(
  `\nSeed ${seed}: ${count} requests in ${seconds.toFixed(1)} s, ${findings.length} answered wrongly`,
)
process.exitCode = findings.length === 0 ? 0 : 1
