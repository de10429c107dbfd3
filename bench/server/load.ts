import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

export type Figures = {
  requestsPerSecond: number
  /** Latencies in milliseconds. */
  p50: number
  p99: number
  /** Connections that failed, answers that did not come, and answers of status 400 or more. */
  errors: number
}

const connections = 64

/**
 * Asks a server on this machine for the targets over and over, and measures with wrk.
 *
 * @param folder For a file with the targets.
 * @param headers Sent with each request.
 */
export async function load(
  address: string,
  options: { targets: string[]; headers: Record<string, string>; seconds: number; folder: string },
): Promise<Figures> {
  const { targets, headers, seconds, folder } = options
  const list = path.join(folder, 'targets.txt')
  await writeFile(list, `${targets.join('\n')}\n`)
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--script', 'bench/server/load.lua'],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...[address, '--', list],
  ])
  const figures = JSON.parse(/^FIGURES (.*)$/m.exec(stdout)?.[1] ?? '{}')
  return {
    requestsPerSecond: Math.round(figures.requests / (figures.microseconds / 1e6)),
    p50: figures.p50 / 1000,
    p99: figures.p99 / 1000,
    errors: figures.errors,
  }
}

/**
 * What a process and those it started hold in memory, in megabytes; what several of them share is
 * counted once. Linux only.
 */
export async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const own = Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) / 1000
  const children = await Promise.all((await childrenOf(pid)).map(memoryOf))
  return children.reduce((sum, size) => sum + size, own)
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')),
  )
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}
