/** `npm run bench:server`: the bundled server beside nginx and Caddy. Options: `--root`, `--seconds`. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Serving, servingFile } from '../../src/server/serving.ts'
import { load, memoryOf } from './load.ts'
import { startBundled, startCaddy, startNginx } from './other-servers.ts'

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    seconds: { type: 'string', default: '5' },
  },
})
const root = path.resolve(values.root)
const seconds = Number(values.seconds)
const { routes }: Serving = JSON.parse(await readFile(path.join(root, servingFile), 'utf8'))
const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-server-'))
const compressed = ['Accept-Encoding: br']

const servers = {
  bundled: () => startBundled(root),
  'nginx, 1 process': () => startNginx(root, '/', 1),
  'nginx, 1 a core': () => startNginx(root, '/'),
  Caddy: () => startCaddy(root, '/'),
}

console.log(
  `${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}, ${seconds} s each\n`,
)
console.log('| Server | Load | Requests a second | p50 | p99 | Errors | Memory |')
console.log('|---|---|--:|--:|--:|--:|--:|')
for (const [name, start] of Object.entries(servers)) {
  const { address, pid, stop } = await start()
  try {
    const page = routes.find((route) => route.startsWith('/usage/') && route.length > 20) ?? '/'
    const { headers } = await fetch(address + page, { headers: { 'Accept-Encoding': 'br' } })
    const loads: [name: string, targets: string[], headers: string[]][] = [
      ['one page', [page], compressed],
      ['all pages', routes, compressed],
      ['not modified', [page], [...compressed, `If-None-Match: ${headers.get('etag')}`]],
    ]
    await load(address, { targets: routes, headers: compressed, seconds: 1, folder })
    for (const [label, targets, headers] of loads) {
      const figures = await load(address, { targets, headers, seconds, folder })
      const memory = await memoryOf(pid)
      row(
        name,
        label,
        figures.requestsPerSecond.toLocaleString('en'),
        `${figures.p50.toFixed(1)} ms`,
        `${figures.p99.toFixed(1)} ms`,
        figures.errors,
        `${memory.toFixed(0)} MB`,
      )
    }
  } finally {
    await stop()
  }
}
await rm(folder, { recursive: true })

function row(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}
