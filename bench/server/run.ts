/**
 * `npm run bench:server`: the bundled server beside nginx and Caddy. Options: `--root`, `--seconds` a
 * load, `--rounds`. Servers take turns, and each figure is the median of its rounds: what else the
 * machine does hits all of them.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Serving, servingFile } from '../../src/server/serving.ts'
import { machine, median } from '../measure.ts'
import { type Figures, load, memoryOf } from './load.ts'
import { type OtherServer, startBundled, startCaddy, startNginx } from './other-servers.ts'

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
const servers = await Promise.all([
  named('bundled', startBundled(root)),
  named('nginx, 1 process', startNginx(root, '/', 1)),
  named('nginx, 1 a core', startNginx(root, '/')),
  named('Caddy', startCaddy(root, '/')),
])
const loads = ['one page', 'all pages', 'not modified'] as const
type Load = (typeof loads)[number]

try {
  const results = new Map<string, Figures[]>()
  for (const server of servers) await run(server, 'all pages', 1)
  for (let round = 0; round < rounds; round++) {
    for (const name of loads) {
      for (const server of servers) {
        const key = `${name} ${server.name}`
        results.set(key, [...(results.get(key) ?? []), await run(server, name, seconds)])
      }
    }
  }
  console.log(`${machine}, median of ${rounds} rounds of ${seconds} s\n`)
  console.log('| Load | Server | Requests a second | p50 | p99 | Errors | Memory |')
  console.log('|---|---|--:|--:|--:|--:|--:|')
  for (const name of loads) {
    for (const server of servers) {
      const figures = results.get(`${name} ${server.name}`) ?? []
      const middle = (figure: keyof Figures) => median(figures.map((round) => round[figure]))
      const cells = [
        ...[name, server.name],
        Math.round(middle('requestsPerSecond')).toLocaleString('en'),
        `${middle('p50').toFixed(1)} ms`,
        `${middle('p99').toFixed(1)} ms`,
        figures.reduce((sum, { errors }) => sum + errors, 0),
        `${(await memoryOf(server.pid)).toFixed(0)} MB`,
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
} finally {
  await Promise.all(servers.map(({ stop }) => stop()))
  await rm(folder, { recursive: true })
}

async function named(name: string, starting: Promise<OtherServer>) {
  return { name, ...(await starting) }
}

async function run({ address }: OtherServer, name: Load, seconds: number): Promise<Figures> {
  const targets = name === 'all pages' ? routes : [page]
  const headers: Record<string, string> = { ...compressed }
  if (name === 'not modified') {
    const answer = await fetch(address + page, { headers: compressed })
    headers['If-None-Match'] = answer.headers.get('etag') ?? ''
  }
  return load(address, { targets, headers, seconds, folder })
}
