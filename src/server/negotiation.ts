import type { Representation, SiteFile } from './site-files.ts'

/**
 * How many items of a list in a header are read. No browser sends more, and reading thousands would keep other clients
 * waiting.
 */
const maxListLength = 100

/**
 * The form of a file that the client can read and that is smallest.
 *
 *     'gzip, br'      → br
 *     'gzip, br;q=0'  → gzip
 *     undefined       → as it is
 */
export function chooseRepresentation(file: SiteFile, acceptEncoding = ''): Representation {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',', maxListLength)
      .map((item) => item.split(';').map((part) => part.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([encoding]) => encoding),
  )
  return file.compressed.find(({ encoding }) => accepted.has(encoding)) ?? file.identity
}

/** Whether the client's copy is still good: compares as If-None-Match asks, ignoring weakness. */
export function matchesIfNoneMatch(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch
    .split(',', maxListLength)
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag)
}

/**
 * Whether the condition in an If-Match header holds. It asks for exactly the same bytes, so a weak tag never matches.
 */
export function matchesIfMatch(etag: string, ifMatch = '*'): boolean {
  return ifMatch.split(',', maxListLength).some((tag) => tag.trim() === '*' || tag.trim() === etag)
}

/** Positions of the first and the last byte. */
type ByteRange = { start: number; end: number }

/**
 * The part of a file that a Range header asks for. Null: there is none to honor, send everything
 * (several ranges and malformed ones are allowed to be ignored).
 *
 *     'bytes=0-99'  of 200 → 0 to 99
 *     'bytes=-50'   of 200 → 150 to 199
 *     'bytes=900-'  of 200 → 'unsatisfiable'
 *     'bytes=9-3'          → null
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Number(to)
    if (length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
