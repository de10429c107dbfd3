import { connect } from 'node:net'

export type Answer = {
  status: number
  /** Names in lower case. */
  headers: Map<string, string>
  body: Buffer
}

/**
 * Sends requests over one connection without waiting in between, then closes its own half.
 *
 * @param requests Bytes of each, and whether its answer comes without a body, as for HEAD.
 * @returns The answers until the server ends the connection.
 * @throws Error when the server neither answers nor hangs up, or an answer cannot be read.
 */
export async function exchange(
  port: number,
  requests: { bytes: string; isHead?: boolean }[],
): Promise<Answer[]> {
  let rest = await roundTrip(
    port,
    Buffer.from(requests.map(({ bytes }) => bytes).join(''), 'latin1'),
  )
  const answers: Answer[] = []
  for (const { isHead = false } of requests) {
    if (rest.length === 0) break
    const { answer, length } = readAnswer(rest, isHead)
    answers.push(answer)
    rest = rest.subarray(length)
  }
  if (rest.length > 0) throw new Error(`More came than was asked for: ${rest.subarray(0, 200)}`)
  return answers
}

function roundTrip(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses a request hangs up while the rest of it is still on the way.
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(chunks)))
    socket.setTimeout(20_000, () => {
      reject(new Error('Neither an answer nor an end within 20 seconds'))
      socket.destroy()
    })
  })
}

function readAnswer(bytes: Buffer, isHead: boolean): { answer: Answer; length: number } {
  const headEnd = bytes.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1])
  if (headEnd === -1 || Number.isNaN(status)) {
    throw new Error(`This is no answer: ${bytes.subarray(0, 200).toString('latin1')}`)
  }
  const headers = new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/:\s*(.*)/)
      return [name.toLowerCase(), value]
    }),
  )
  const start = headEnd + 4
  const end = start + (isHead || status === 304 ? 0 : bodyLength(headers))
  if (end > bytes.length) throw new Error(`The body of an answer ${status} was cut short`)
  return { answer: { status, headers, body: bytes.subarray(start, end) }, length: end }
}

/** The server says how long each body is, but for the refusals of Node itself: chunked, and empty. */
function bodyLength(headers: Answer['headers']): number {
  if (headers.get('transfer-encoding') === 'chunked') return '0\r\n\r\n'.length
  return Number(headers.get('content-length') ?? 0)
}
