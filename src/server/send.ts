import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import {
  chooseRepresentation,
  matchesIfMatch,
  matchesIfNoneMatch,
  parseRange,
} from './negotiation.ts'
import type { Representation, SiteFile } from './site-files.ts'

/** Sends a file as the request's conditions, ranges and encodings ask for it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  extraHeaders: OutgoingHttpHeaders,
): void {
  const representation = selectRepresentation(request, file)
  const headers = { ...extraHeaders, ...validators(file, representation) }
  if (!matchesIfMatch(representation.etag, request.headers['if-match'])) {
    send(response, 412, headers)
    return
  }
  if (matchesIfNoneMatch(representation.etag, request.headers['if-none-match'])) {
    response.writeHead(304, headers).end()
    return
  }
  const range = wantedRange(request, representation)
  const { length } = representation.body
  if (range === 'unsatisfiable') {
    send(response, 416, { ...headers, 'Content-Range': `bytes */${length}` })
  } else if (range === null) {
    const ranges = { 'Accept-Ranges': 'bytes' }
    send(
      response,
      200,
      { ...headers, ...ranges, ...contentHeaders(file, representation) },
      representation.body,
    )
  } else {
    const contentRange = { 'Content-Range': `bytes ${range.start}-${range.end}/${length}` }
    send(
      response,
      206,
      { ...headers, ...contentRange, ...contentHeaders(file, representation) },
      representation.body.subarray(range.start, range.end + 1),
    )
  }
}

/** Sends a file as the explanation of an error: whole, and never "not modified". */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: SiteFile,
  headers: OutgoingHttpHeaders,
): void {
  const representation = chooseRepresentation(file, acceptEncoding(request))
  send(
    response,
    status,
    { ...headers, ...vary(file), ...contentHeaders(file, representation) },
    representation.body,
  )
}

/** Ends a response. Node leaves the body out where the request was HEAD. */
export function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string = '',
): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
}

/** Ranges are cut from the plain file, which is what a client that asks for one expects. */
function selectRepresentation(request: IncomingMessage, file: SiteFile): Representation {
  return request.headers.range ? file.identity : chooseRepresentation(file, acceptEncoding(request))
}

function wantedRange(request: IncomingMessage, { body, etag }: Representation) {
  const { range, 'if-range': condition } = request.headers
  if (request.method !== 'GET' || (condition !== undefined && condition !== etag)) return null
  return parseRange(range, body.length)
}

function acceptEncoding(request: IncomingMessage): string | undefined {
  return request.headers['accept-encoding']?.toString()
}

function validators(file: SiteFile, { etag }: Representation): OutgoingHttpHeaders {
  return { ETag: etag, ...vary(file) }
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
