/**
 * `npm run bench:hostile`: how long the server takes to answer one reader while others are hostile, next to how long
 * it takes without them. Options: `--root`, `--seconds` a phase, `--rounds`, `--only` for attacks with a text in their
 * name. Each round measures before each attack, during the same attack on a second server, and during the attack, so
 * what else the machine does hits all three. The second server tells what an attack costs a reader on the same two
 * cores whose server isn't attacked.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from '../measure.ts'
import { attacks } from './attacks.ts'
import { startBundled } from './other-servers.ts'

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const names = Object.keys(attacks).filter((name) => name.includes(values.only))
const server = await startBundled(path.resolve(values.root))
const neighbor = await startBundled(path.resolve(values.root))
const reader = new Agent({ keepAlive: true, maxSockets: 1 })

/** Time for an attack to start or end. */
const settleMs = 1_500

try {
  await measure()
  const found = new Map<string, { idle: number[]; beside: number[]; hostile: number[] }>()
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const times = found.get(name) ?? { idle: [], beside: [], hostile: [] }
      found.set(name, times)
      times.idle.push(...(await measure()))
      times.beside.push(...(await measureDuring(name, neighbor.address)))
      times.hostile.push(...(await measureDuring(name, server.address)))
    }
  }
  console.log(`${machine}, ${rounds} × ${seconds} s each\n`)
  const columns = ['p50 idle', 'p50', 'p99 idle', 'p99 of a neighbor', 'p99', 'times idle']
  console.log(`| Attack | ${columns.join(' | ')} |`)
  console.log(`|---|${'--:|'.repeat(columns.length)}`)
  for (const [name, { idle, beside, hostile }] of found) {
    const [before, during] = [percentile(idle, 99), percentile(hostile, 99)]
    const times = [
      percentile(idle, 50),
      percentile(hostile, 50),
      before,
      percentile(beside, 99),
      during,
    ]
    const cells = times.map((time) => `${time.toFixed(2)} ms`)
    console.log(`| ${[name, ...cells, (during / before).toFixed(2)].join(' | ')} |`)
  }
} finally {
  reader.destroy()
  await Promise.all([server.stop(), neighbor.stop()])
}

/** As `measure`, while an attack on the server at this address is under way. */
async function measureDuring(name: string, address: string): Promise<number[]> {
  const { port } = new URL(address)
  const args = ['--import', 'tsx', 'bench/server/attack.ts', port, name]
  const attack = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(attack.stdout, 'data')
  await pause(settleMs)
  const times = await measure()
  attack.kill('SIGKILL')
  await once(attack, 'exit')
  await pause(settleMs)
  return times
}

/** How long each of the requests took that one reader made, one after the other, in milliseconds. */
async function measure(): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const start = performance.now()
    await new Promise((resolve, reject) =>
      get(server.address, { agent: reader, headers: { 'Accept-Encoding': 'br' } }, (response) =>
        response.resume().once('end', resolve),
      ).once('error', reject),
    )
    times.push(performance.now() - start)
    // Without a pause, this reader would be a load of its own.
    await pause(2)
  }
  return times
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN
}
