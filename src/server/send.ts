import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import parseRanges from 'range-parser'
import type { Representation, SiteFile } from './site-files.ts'

/** Sends a file in the form that the request asks for: compressed, in part, or "not modified". */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  extraHeaders: OutgoingHttpHeaders,
): void {
  // Ranges refer to the uncompressed file, as clients expect.
  const form = request.headers.range ? file.identity : chooseRepresentation(request, file)
  const { body, etag } = form
  const headers = { ...extraHeaders, ...vary(file), ETag: etag }
  if (fresh(request.headers, { etag })) {
    response.writeHead(304, headers).end()
    return
  }
  const range = wantedRange(request, form)
  if (range === 'unsatisfiable') {
    send(response, 416, { ...headers, 'Content-Range': `bytes */${body.length}` })
  } else if (range === 'all') {
    const whole = { 'Accept-Ranges': 'bytes', ...contentHeaders(file, form) }
    send(response, 200, { ...headers, ...whole }, body)
  } else {
    const { start, end } = range
    const part = { 'Content-Range': `bytes ${start}-${end}/${body.length}` }
    send(
      response,
      206,
      { ...headers, ...part, ...contentHeaders(file, form) },
      body.subarray(start, end + 1),
    )
  }
}

/** Sends a file as the body of an error: whole, and never "not modified". */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: SiteFile,
  headers: OutgoingHttpHeaders,
): void {
  const form = chooseRepresentation(request, file)
  send(response, status, { ...headers, ...vary(file), ...contentHeaders(file, form) }, form.body)
}

/** Ends a response. Node leaves out the body if the request was HEAD. */
export function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string = '',
): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
}

/** The smallest representation that the client accepts. */
function chooseRepresentation(request: IncomingMessage, file: SiteFile): Representation {
  const available = file.compressed.map(({ encoding }) => encoding)
  const accepted = new Negotiator(request).encodings(available)
  return file.compressed.find(({ encoding }) => accepted.includes(encoding)) ?? file.identity
}

/** Ignores malformed ranges, several ranges, and ranges of another version of the file, as the standard allows. */
function wantedRange(request: IncomingMessage, { body, etag }: Representation) {
  const { range, 'if-range': condition } = request.headers
  if (request.method !== 'GET' || range === undefined) return 'all'
  if (condition !== undefined && condition !== etag) return 'all'
  const ranges = parseRanges(body.length, range)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return 'all'
  return ranges[0] ?? 'all'
}

function vary({ compressed }: SiteFile): OutgoingHttpHeaders {
  return compressed.length > 0 ? { Vary: 'Accept-Encoding' } : {}
}

function contentHeaders({ type }: SiteFile, { encoding }: Representation): OutgoingHttpHeaders {
  return {
    'Content-Type': type,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
}
