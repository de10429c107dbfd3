import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Answer, exchange } from './exchange.ts'
import { createRandom } from './random.ts'
import { type FuzzRequest, randomRequest } from './requests.ts'
import { publicFiles, secret } from './site.ts'

/** A request that was answered wrongly, or not. */
export type Finding = { request: FuzzRequest; problem: string }

export type FuzzResult = {
  /** How many requests of a kind got which status; 0 for none. */
  outcomes: Map<string, Map<number, number>>
  findings: Finding[]
}

const publicContents = new Set(publicFiles.values())

const perConnection = 20
const connections = 16

/**
 * Sends `count` random requests to a server of the fuzz site and compares each answer with what is
 * right. The same seed and count give the same requests.
 */
export async function fuzzServer(port: number, seed: number, count: number): Promise<FuzzResult> {
  const random = createRandom(seed)
  const result: FuzzResult = { outcomes: new Map(), findings: [] }
  let made = 0
  const nextBatch = () => {
    const batch: FuzzRequest[] = []
    while (made < count && batch.length < perConnection) {
      made += 1
      batch.push(randomRequest(random))
      if (batch.at(-1)?.isLast) break
    }
    return batch
  }
  const work = async () => {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      // What may end its connection is sent alone: it may take the answers before it along.
      const last = batch.at(-1)?.isLast ? batch.splice(-1) : []
      await judge(port, batch, result)
      await judge(port, last, result)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return result
}

async function judge(port: number, requests: FuzzRequest[], result: FuzzResult): Promise<void> {
  if (requests.length === 0) return
  const answers = await exchange(port, requests).catch((error: Error) => error)
  if (answers instanceof Error) {
    for (const request of requests) result.findings.push({ request, problem: answers.message })
    return
  }
  requests.forEach((request, index) => {
    const answer = answers[index]
    count(result.outcomes, request.kind, answer?.status ?? 0)
    const problem = problemOf(request, answer)
    if (problem !== null) result.findings.push({ request, problem })
  })
}

/** What is wrong with an answer, in a sentence; null when it is right. */
function problemOf(request: FuzzRequest, answer: Answer | undefined): string | null {
  const status = answer?.status ?? 0
  if (!request.statuses.includes(status)) {
    return `Got ${status}, expected ${request.statuses.join(' or ')}`
  }
  if (answer === undefined) return null
  const { headers, body } = answer
  const content = headers.has('transfer-encoding') ? '' : decoded(answer)
  if (content.includes(secret)) return 'Shows what is not part of the build'
  if (!/^\/(?![/\\])/.test(headers.get('location') ?? '/')) {
    return `Leads away from the site: ${headers.get('location')}`
  }
  // What is no request for a file is answered bare, most of it by Node itself.
  const isBare = [400, 417, 431].includes(status) || request.kind === 'tunnel'
  if (!isBare && headers.get('x-content-type-options') !== 'nosniff') {
    return 'Lacks the security headers'
  }
  if (status === 200 && !request.isHead && !publicContents.has(content)) {
    return 'Is not the content of any public file'
  }
  if (request.isHead || request.file === undefined) return null
  const whole = publicFiles.get(request.file) ?? ''
  if (status === 200 && content !== whole) return `Is not the content of ${request.file}`
  if (status !== 206) return null
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '')?.map(Number) ?? []
  if (start === undefined || end === undefined || size !== whole.length) return 'Has no true range'
  return body.toString() === whole.slice(start, end + 1) ? null : 'Is not the range it says'
}

function decoded({ headers, body }: Answer): string {
  if (body.length === 0) return ''
  switch (headers.get('content-encoding')) {
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
