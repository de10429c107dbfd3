import { METHODS } from 'node:http'
import type { Random } from './random.ts'
import { publicFiles, serving } from './site.ts'

/** A request as bytes (each character one byte), and what may come back. */
export type FuzzRequest = {
  kind: string
  bytes: string
  /** Statuses that are right. 0: the connection may end without an answer. */
  statuses: number[]
  /** The address whose content a 200 or 206 must hold. */
  file?: string
  isHead?: boolean
  /** May end its connection, so nothing may come after it. */
  isLast?: boolean
}

type Generator = (random: Random) => Omit<FuzzRequest, 'kind'>

const files = [...publicFiles.keys()]
const compressed = ['/faq', '/faq.md', '/assets/app.3fa9c1.js']

/** A head with its empty line. HTTP/1.1 without further headers keeps the connection open. */
function head(target: string, headers: string[] = [], method = 'GET'): string {
  return [`${method} ${target} HTTP/1.1`, 'Host: redux.test', ...headers, '', ''].join('\r\n')
}

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

/** Headers that the server or Node reads, and what such a header may begin with. */
const readHeaders: [name: string, starts: string[]][] = [
  ['Accept-Encoding', ['', 'br', 'gzip;q=', 'br;q=0.']],
  ['If-None-Match', ['', 'W/', '"', '"a",']],
  ['If-Match', ['', 'W/', '"', '"a",']],
  ['If-Range', ['', 'W/', '"']],
  ['If-Modified-Since', ['', 'Mon, ']],
  ['Range', ['', 'bytes=', 'bytes=0-', 'bytes=0-1,']],
  ['Host', ['', 'redux.test', '[', 'redux.test:']],
  ['Transfer-Encoding', ['', 'chunked', 'chunked,']],
  ['Content-Length', ['', '0', '1']],
  ['Connection', ['', 'close', 'keep-alive,']],
  ['Keep-Alive', ['', 'timeout=']],
  ['Expect', ['', 'x']],
  ['Upgrade', ['', 'h2c']],
  ['Cookie', ['', 'a=']],
  ['Date', ['', 'Mon, ']],
]

const generators: { [kind: string]: Generator } = {
  page(random) {
    const file = random.pick(files)
    const query = random.chance(0.5) ? `?${random.text(20, 0x30, 0x7a)}` : ''
    return { bytes: head(file + query), statuses: [200], file }
  },
  spelling(random) {
    const target = respell(random, random.pick(serving.routes))
    return { bytes: head(target), statuses: [200, 301] }
  },
  traversal(random) {
    return { bytes: head(traversalTarget(random)), statuses: [200, 301, 404] }
  },
  path(random) {
    const target = `/${random.text(random.number(0, 60), 0x21, 0x7e)}`
    return { bytes: head(target), statuses: [200, 301, 404] }
  },
  redirect(random) {
    const rest = random.chance(0.5) ? random.pick(serving.routes).slice(1) : traversalTarget(random)
    const target = `${random.pick(['/old/', '/recipes/', '/old//', '/OLD/'])}${rest}`
    return { bytes: head(target), statuses: [301, 404] }
  },
  range(random) {
    const file = random.pick(files)
    return { bytes: head(file, [`Range: ${rangeHeader(random)}`]), statuses: [200, 206, 416], file }
  },
  condition(random) {
    const tag = () => random.pick(['*', '"a"', 'W/"a"', '"', '', '"a", "b"', 'a', ',,,', '\xff'])
    const name = random.pick(['If-None-Match', 'If-Match', 'If-Range', 'If-Modified-Since'])
    const file = random.pick(files)
    const headers = [`${name}: ${tag()}`, ...(random.chance(0.3) ? ['Range: bytes=0-2'] : [])]
    return { bytes: head(file, headers), statuses: [200, 206, 304, 412, 416], file }
  },
  encoding(random) {
    const coding = () => random.pick(['br', 'gzip', 'BR;q=0', 'gzip;q=0.000', 'identity', 'x', ''])
    const file = random.pick(compressed)
    const accept = Array.from({ length: random.number(1, 5) }, coding).join(', ')
    return { bytes: head(file, [`Accept-Encoding: ${accept}`]), statuses: [200], file }
  },
  oldVersion(random) {
    const bytes = `GET /faq${random.pick(['', ' HTTP/1.0', ' HTTP/1.0\r\nHost: redux.test'])}\r\n\r\n`
    return { bytes, statuses: [200], file: '/faq', isLast: true }
  },
  head(random) {
    const file = random.pick(files)
    const headers = random.chance(0.5) ? [`Range: ${rangeHeader(random)}`] : []
    return { bytes: head(file, headers, 'HEAD'), statuses: [200], isHead: true }
  },
  method(random) {
    const method = random.pick(METHODS.filter((name) => !['GET', 'HEAD', 'CONNECT'].includes(name)))
    const target = random.chance(0.2) ? '*' : random.pick(files)
    return { bytes: head(target, [], method), statuses: [405], isLast: true }
  },
  headers(random) {
    const headers = Array.from(
      { length: random.number(1, 150) },
      (_, number) => `X-${number}: ${random.text(random.number(0, 40), 0x80, 0xff)}`,
    )
    const file = random.pick(files)
    return { bytes: head(file, headers), statuses: [200], file }
  },
  long(random) {
    const length = random.pick([2_000, 7_000, 9_000, 15_000, 17_000, 70_000])
    const isTarget = random.chance(0.5)
    const bytes = isTarget
      ? head(`/${'a'.repeat(length)}`)
      : head('/faq', [`X-Long: ${'a'.repeat(length)}`])
    if (length > 16_000) return { bytes, statuses: [431], isLast: true }
    if (isTarget) return { bytes, statuses: [length > 8_192 ? 414 : 404] }
    return { bytes, statuses: [200], file: '/faq' }
  },
  // What is read in the square of its length makes the test take minutes.
  run(random) {
    const [name, starts] = random.pick(readHeaders)
    const part = random.pick([' ', '\t', ',', ';', '"', 'W/', '=', '-', '0', '.', ':', '[', 'q=0.'])
    const run = part.repeat(15_000 / part.length)
    const header = `${name}: ${random.pick(starts)}${run}${random.pick(['', 'x', '"', '0'])}`
    const own = name === 'Host' ? [] : ['Host: redux.test']
    const bytes = ['GET /faq HTTP/1.1', ...own, header, '', ''].join('\r\n')
    const statuses = [0, 200, 206, 304, 400, 412, 416, 417, 501]
    return { bytes, statuses, file: '/faq', isLast: true }
  },
  // The answer needs no body and is on its way before a broken one comes.
  brokenBody(random) {
    const bytes = head('/faq', ['Transfer-Encoding: chunked']) + random.text(20, 0x67, 0x7a)
    return { bytes, statuses: [200], isLast: true }
  },
  body(random) {
    const content = random.text(random.number(1, 50), 0x20, 0x7e)
    const file = random.pick(files)
    const bytes = random.chance(0.5)
      ? `${head(file, [`Content-Length: ${content.length}`])}${content}`
      : `${head(file, ['Transfer-Encoding: chunked'])}${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`
    return { bytes, statuses: [200], file }
  },
  tunnel(random) {
    const target = random.pick(['redux.test:443', '127.0.0.1:22', '/faq', '*'])
    return { bytes: head(target, [], 'CONNECT'), statuses: [400, 405], isLast: true }
  },
  noise(random) {
    const bytes = random.text(random.number(1, 400), 0, 255)
    return { bytes, statuses: [0, 400], isLast: true }
  },
  malformed(random) {
    const bytes = random.pick([
      head('/faq', ['Content-Length: 1', 'Content-Length: 2']),
      head('/faq', ['Content-Length: 5', 'Transfer-Encoding: chunked']),
      head('/faq', ['Content-Length: -1']),
      head('/faq', ['Content-Length : 1']),
      head('/faq', ['X-Null: a\0b']),
      head('/faq', [`X-${random.text(3, 0, 0x1f)}: a`]),
      head('/\x7f'),
      head('/faq', [], 'BREW'),
      head('/faq', [], 'get'),
      head(`/${random.text(3, 0, 0x1f)}`),
      head('faq'),
      head(''),
      'GET /faq HTTP/1.1\r\n\r\n',
      'GET /faq HTTP/9.9\r\nHost: a\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    ])
    return { bytes, statuses: [400], isLast: true }
  },
  cut(random) {
    const whole = head(random.pick(files), ['Accept: */*'])
    return {
      bytes: whole.slice(0, random.number(1, whole.length - 1)),
      statuses: [0, 400],
      isLast: true,
    }
  },
  damaged(random) {
    const whole = head(random.pick(files), ['Accept-Encoding: br', 'Range: bytes=0-9'])
    const at = random.number(0, whole.length - 1)
    const damage = random.pick(['', '\0', '\r', '\n', ' ', random.text(2, 0, 255)])
    return {
      bytes: whole.slice(0, at) + damage + whole.slice(at + random.number(0, 2)),
      statuses: [0, 200, 206, 301, 400, 404, 405, 416],
      isLast: true,
    }
  },
}

const kinds = Object.keys(generators)

/** A request of any kind. */
export function randomRequest(random: Random): FuzzRequest {
  const kind = random.pick(kinds)
  return { kind, ...(generators[kind] as Generator)(random) }
}
