import { METHODS } from 'node:http'
import type { Random } from './random.ts'
import { publicFiles, serving } from './site.ts'

/** A request, and what may come back. */
export type FuzzRequest = {
  kind: string
  target: string
  headers?: Record<string, string>
  method?: string
  /** Statuses that are right. */
  statuses: number[]
  /** The address whose content a 200 or 206 must hold. */
  file?: string
}

type Generator = (random: Random) => Omit<FuzzRequest, 'kind'>

const files = [...publicFiles.keys()]
const compressed = ['/faq', '/faq.md', '/assets/app.3fa9c1.js']

const traversal = {
  parts: [
    ...['..', '.', '%2e%2e', '%2E.', '%252e%252e', '%c0%ae%c0%ae', '%uff0e%uff0e', '..;', '...'],
    ...['secret.txt', 'link.txt', '.env', '_headers', '.site', 'serving.json', '404.html'],
    ...['etc', 'passwd', 'proc', 'self', 'environ', 'C:', 'file:', '%00', '%0d%0a', '%7f'],
    ...['assets', 'faq', 'index.html.br', '__proto__', 'constructor'],
  ],
  joints: ['/', '//', '%2f', '%2F', '%252f', '\\', '%5c', '/./', '/%2e/'],
}

function traversalTarget(random: Random): string {
  const more = Array.from(
    { length: random.number(0, 7) },
    () => random.pick(traversal.joints) + random.pick(traversal.parts),
  )
  return `/${random.pick(traversal.parts)}${more.join('')}`
}

/** The same address, written in another way. */
function respell(random: Random, route: string): string {
  const letters = [...route].map((letter) => {
    if (letter === '/' || random.chance(0.7)) return letter
    if (random.chance(0.5)) return letter.toUpperCase()
    return `%${letter.charCodeAt(0).toString(16)}`
  })
  const ending = random.pick(['', '/', '.html', '/index.html', '.HTML'])
  return letters.join('').replace(/(?<=.)\/$/, '') + ending
}

function rangeHeader(random: Random): string {
  const number = () => random.pick(['', '0', '1', '7', '99', '4000', '-1', 'x', '9'.repeat(30)])
  const ranges = Array.from({ length: random.chance(0.8) ? 1 : 3 }, () => `${number()}-${number()}`)
  return `${random.pick(['bytes=', 'bytes=', 'bytes=', 'Bytes =', 'lines=', ''])}${ranges.join(',')}`
}

const generators: { [kind: string]: Generator } = {
  page(random) {
    const file = random.pick(files)
    const query = random.chance(0.5) ? `?${random.text(20, 0x30, 0x7a)}` : ''
    return { target: file + query, statuses: [200], file }
  },
  spelling(random) {
    return { target: respell(random, random.pick(serving.routes)), statuses: [200, 301] }
  },
  traversal(random) {
    return { target: traversalTarget(random), statuses: [200, 301, 404] }
  },
  path(random) {
    const target = `/${random.text(random.number(0, 60), 0x21, 0x7e)}`
    return { target, statuses: [200, 301, 404] }
  },
  redirect(random) {
    const rest = random.chance(0.5) ? random.pick(serving.routes).slice(1) : traversalTarget(random)
    const target = `${random.pick(['/old/', '/recipes/', '/old//', '/OLD/'])}${rest}`
    return { target, statuses: [301, 404] }
  },
  long(random) {
    const part = random.pick(['a', '/', '%61/', '../', '%2e', 'faq/', '-', '%20'])
    return { target: `/${part.repeat(15_000 / part.length)}`, statuses: [301, 404] }
  },
  range(random) {
    const file = random.pick(files)
    const headers = { Range: rangeHeader(random) }
    return { target: file, headers, statuses: [200, 206, 416], file }
  },
  condition(random) {
    const tag = random.pick(['*', '"a"', 'W/"a"', '"', '', '"a", "b"', 'a', ',,,', '\xff'])
    const name = random.pick(['If-None-Match', 'If-Range', 'If-Modified-Since'])
    const file = random.pick(files)
    return { target: file, headers: { [name]: tag }, statuses: [200, 304], file }
  },
  encoding(random) {
    const coding = () => random.pick(['br', 'gzip', 'BR;q=0', 'gzip;q=0.000', 'identity', 'x', ''])
    const file = random.pick(compressed)
    const accepted = Array.from({ length: random.number(1, 5) }, coding).join(', ')
    return { target: file, headers: { 'Accept-Encoding': accepted }, statuses: [200], file }
  },
  head(random) {
    const headers = random.chance(0.5) ? { Range: rangeHeader(random) } : {}
    return { target: random.pick(files), headers, method: 'HEAD', statuses: [200] }
  },
  method(random) {
    const method = random.pick(METHODS.filter((name) => !['GET', 'HEAD', 'CONNECT'].includes(name)))
    return { target: random.pick([...files, '*']), method, statuses: [405] }
  },
}

const kinds = Object.keys(generators)

/** A request of any kind. */
export function randomRequest(random: Random): FuzzRequest {
  const kind = random.pick(kinds)
  return { kind, ...(generators[kind] as Generator)(random) }
}
