import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Answer, ask } from '../support/ask.ts'
import { createRandom } from './random.ts'
import { type FuzzRequest, randomRequest } from './requests.ts'
import { publicFiles, secret } from './site.ts'

/** A request that was answered wrongly, or not. */
export type Finding = { request: FuzzRequest; problem: string }

export type FuzzResult = {
  /** How many requests of a kind got which status. */
  outcomes: Map<string, Map<number, number>>
  findings: Finding[]
}

const publicContents = new Set(publicFiles.values())

/** How many requests are under way at once. */
const clients = 16

/**
 * Sends `count` random requests to a server of the fuzz site and compares each answer with what is
 * right. The same seed and count give the same requests.
 *
 * @param address The origin of the server.
 */
export async function fuzzServer(
  address: string,
  seed: number,
  count: number,
): Promise<FuzzResult> {
  const random = createRandom(seed)
  const result: FuzzResult = { outcomes: new Map(), findings: [] }
  let made = 0
  const work = async () => {
    while (made < count) {
      made += 1
      await judge(address, randomRequest(random), result)
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  return result
}

async function judge(address: string, request: FuzzRequest, result: FuzzResult): Promise<void> {
  const { kind, target, headers, method } = request
  const answer = await ask(address, target, headers, method).catch((error: Error) => error)
  if (!(answer instanceof Error)) count(result.outcomes, kind, answer.status)
  const problem = answer instanceof Error ? answer.message : problemOf(request, answer)
  if (problem !== null) result.findings.push({ request, problem })
}

/** What is wrong with an answer, in a sentence; null when it is right. */
function problemOf(request: FuzzRequest, answer: Answer): string | null {
  const { status, headers, body } = answer
  if (!request.statuses.includes(status)) {
    return `Got ${status}, expected ${request.statuses.join(' or ')}`
  }
  const content = decoded(answer)
  if (content.includes(secret)) return 'Shows what is not part of the build'
  if (!/^\/(?![/\\])/.test(headers.location ?? '/')) {
    return `Leads away from the site: ${headers.location}`
  }
  if (headers['x-content-type-options'] !== 'nosniff') return 'Lacks the security headers'
  if (request.method === 'HEAD') return null
  if (status === 200 && !publicContents.has(content)) return 'Is not the content of any public file'
  if (request.file === undefined) return null
  const whole = publicFiles.get(request.file) ?? ''
  if (status === 200 && content !== whole) return `Is not the content of ${request.file}`
  if (status !== 206) return null
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '')?.map(Number) ?? []
  if (start === undefined || end === undefined || size !== whole.length) return 'Has no true range'
  return body.toString() === whole.slice(start, end + 1) ? null : 'Is not the range it says'
}

function decoded({ headers, body }: Answer): string {
  if (body.length === 0) return ''
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString()
    case 'gzip':
      return gunzipSync(body).toString()
    default:
      return body.toString()
  }
}

function count(outcomes: FuzzResult['outcomes'], kind: string, status: number): void {
  const ofKind = outcomes.get(kind) ?? new Map<number, number>()
  ofKind.set(status, (ofKind.get(status) ?? 0) + 1)
  outcomes.set(kind, ofKind)
}
