/**
 * `npm run bench:server`: the bundled server under load. Options: `--root`, `--seconds` a load,
 * `--rounds`. Each figure is the median of its rounds.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Serving, servingFile } from '../../src/server/serving.ts'
import { machine, median } from '../measure.ts'
import { type Figures, load, memoryOf } from './load.ts'
import { startBundled } from './start-bundled.ts'

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
  },
})
const root = path.resolve(values.root)
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const { routes }: Serving = JSON.parse(await readFile(path.join(root, servingFile), 'utf8'))
const page = routes.find((route) => route.startsWith('/usage/') && route.length > 20) ?? '/'
const compressed = { 'Accept-Encoding': 'br' }

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-server-'))
const server = await startBundled(root)
const loads = ['one page', 'all pages', 'not modified'] as const
type Load = (typeof loads)[number]

try {
  const results = new Map<Load, Figures[]>()
  await run('all pages', 1)
  for (let round = 0; round < rounds; round++) {
    for (const name of loads) {
      results.set(name, [...(results.get(name) ?? []), await run(name, seconds)])
    }
  }
  console.log(`${machine}, median of ${rounds} rounds of ${seconds} s\n`)
  console.log('| Load | Requests a second | p50 | p99 | Errors |')
  console.log('|---|--:|--:|--:|--:|')
  for (const [name, figures] of results) {
    const middle = (figure: keyof Figures) => median(figures.map((round) => round[figure]))
    const cells = [
      name,
      Math.round(middle('requestsPerSecond')).toLocaleString('en'),
      `${middle('p50').toFixed(1)} ms`,
      `${middle('p99').toFixed(1)} ms`,
      figures.reduce((sum, { errors }) => sum + errors, 0),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log(`\nMemory: ${(await memoryOf(server.pid)).toFixed(0)} MB`)
} finally {
  await server.stop()
  await rm(folder, { recursive: true })
}

async function run(name: Load, seconds: number): Promise<Figures> {
  const { address } = server
  const targets = name === 'all pages' ? routes : [page]
  const headers: Record<string, string> = { ...compressed }
  if (name === 'not modified') {
    const answer = await fetch(address + page, { headers: compressed })
    headers['If-None-Match'] = answer.headers.get('etag') ?? ''
  }
  return load(address, { targets, headers, seconds, folder })
}
