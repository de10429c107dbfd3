/**
 * `npm run bench:hostile`: how long the server takes to answer one reader while others are hostile, next to how long
 * it takes without them. Options: `--root`, `--seconds` a phase, `--rounds`, `--only` for attacks with a text in their
 * name. Each round measures before and during
 * each attack, so what else the machine does hits both.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
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
const reader = new Agent({ keepAlive: true, maxSockets: 1 })

/** What comes and goes with an attack is over then. */
const settleMs = 1_500

try {
  await measure()
  const found = new Map<string, { idle: number[]; hostile: number[] }>()
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const { idle, hostile } = found.get(name) ?? { idle: [], hostile: [] }
      found.set(name, { idle, hostile })
      idle.push(...(await measure()))
      const { port } = new URL(server.address)
      const args = ['--import', 'tsx', 'bench/server/attack.ts', port, name]
      const attack = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
      await once(attack.stdout, 'data')
      await pause(settleMs)
      hostile.push(...(await measure()))
      attack.kill('SIGKILL')
      await once(attack, 'exit')
      await pause(settleMs)
    }
  }
  const { length: cores, 0: core } = os.cpus()
  console.log(`${cores} × ${core?.model}, Node ${process.version}, ${rounds} × ${seconds} s each\n`)
  console.log('| Attack | p50 idle | p50 | p99 idle | p99 | p99, times idle |')
  console.log('|---|--:|--:|--:|--:|--:|')
  for (const [name, { idle, hostile }] of found) {
    const ms = (value: number) => `${value.toFixed(2)} ms`
    const [before, during] = [percentile(idle, 99), percentile(hostile, 99)]
    const medians = [percentile(idle, 50), percentile(hostile, 50)].map(ms)
    console.log(
      `| ${[name, ...medians, ms(before), ms(during), (during / before).toFixed(2)].join(' | ')} |`,
    )
  }
} finally {
  reader.destroy()
  await server.stop()
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
    // A reader who asks without a pause would be the load that is measured.
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
