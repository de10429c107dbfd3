/** What a hostile client does. None of it takes more than one machine and a slow connection. */
export type Attack = {
  /** How many of them at once. */
  connections: number
  /** What each sends once it's connected, and again after each pause. */
  send: string
  pauseMs?: number
  /** Never reads the answers. */
  isDeaf?: boolean
  /** Disconnects, and connects again after the pause. */
  leaves?: 'without the answer' | 'with the answer'
}

const request = (headers: string[], target = '/') =>
  [`GET ${target} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')

/** Just below 16 kB, which is Node's limit for headers. */
const run = (part: string, length = 15_500) => part.repeat(length / part.length)

const blanks = request([`Accept-Encoding: br${run(' ')}x`])

/** With requests of 15.5 kB, this is 55 kB per second. */
const slowly = { connections: 20, pauseMs: 5_600 }
const tenTimes = { connections: 20, pauseMs: 560 }

export const attacks: { [name: string]: Attack } = {
  'a run of blanks in Accept-Encoding, 55 kB/s': { ...slowly, send: blanks },
  'the same, 550 kB/s': { ...tenTimes, send: blanks },
  'a run of commas in If-None-Match, 550 kB/s': {
    ...tenTimes,
    send: request([`If-None-Match: ${run(',')}x`]),
  },
  'a thousand ranges, 550 kB/s': { ...tenTimes, send: request([`Range: bytes=${run('0-1,')}2-3`]) },
  'long paths of no page, 270 kB/s': { ...tenTimes, send: request([], `/${run('%61/', 7_600)}`) },
  '1,000 requests in one piece, 20 times a second': {
    connections: 20,
    pauseMs: 1_000,
    send: request([], '/robots.txt').repeat(1_000),
  },
  'two hosts, 36 requests/s': { ...tenTimes, send: request(['Host: b']) },
  '1,000 heads, a byte every 5 s': { connections: 1_000, send: 'G', pauseMs: 5_000 },
  '2,000 readers that never read': {
    connections: 2_000,
    // More would fill the system's memory for sockets, and measure that instead.
    send: request([]).repeat(3),
    isDeaf: true,
  },
  '100 connections/s that break off': {
    connections: 20,
    pauseMs: 200,
    send: request([]),
    leaves: 'without the answer',
  },
  // For comparison: the same number of normal readers.
  '100 connections/s that read their answer': {
    connections: 20,
    pauseMs: 200,
    send: request(['Connection: close']),
    leaves: 'with the answer',
  },
}
