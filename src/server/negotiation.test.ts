import { describe, expect, it } from 'vitest'
import {
  chooseRepresentation,
  matchesIfMatch,
  matchesIfNoneMatch,
  parseRange,
} from './negotiation.ts'
import type { SiteFile } from './site-files.ts'

const file: SiteFile = {
  type: 'text/plain',
  identity: { encoding: 'identity', body: Buffer.alloc(3), etag: '"i"' },
  compressed: [
    { encoding: 'br', body: Buffer.alloc(1), etag: '"b"' },
    { encoding: 'gzip', body: Buffer.alloc(2), etag: '"g"' },
  ],
}

describe('the form of a file that a client gets', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0 , gzip ; q=0.5', 'gzip'],
    ['brotli, x-gzip', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('Accept-Encoding: %s → %s', (header, encoding) => {
    expect(chooseRepresentation(file, header).encoding).toBe(encoding)
  })
})

describe('a header with a long run of one character', () => {
  // Read in the square of its length, such a header would keep the test from ending.
  const run = 1_000_000
  const headers = [' ', '\t', ';', ',', '"', 'W/', '=', '*', '0', '-', 'q=0.'].flatMap((part) =>
    ['', 'zz', 'bytes='].map((start) => `${start}${part.repeat(run / part.length)}x`),
  )

  it.each(headers.map((header) => [JSON.stringify(header.slice(0, 12)), header]))(
    'is read to its end: %s …',
    (_, header) => {
      expect(chooseRepresentation(file, header).encoding).toBe('identity')
      expect(matchesIfNoneMatch('"i"', header)).toBe(false)
      expect(matchesIfMatch('"i"', header)).toBe(false)
      expect(parseRange(header, 100)).toBe(null)
    },
  )
})

describe('whether a copy is still good', () => {
  it.each([
    ['"i"', true],
    ['W/"i"', true],
    ['"old", "i"', true],
    ['*', true],
    ['"old"', false],
    ['i', false],
    [undefined, false],
  ])('If-None-Match: %s → %s', (header, expected) => {
    expect(matchesIfNoneMatch('"i"', header)).toBe(expected)
  })
})

describe('whether the file is still the one that a client means', () => {
  it.each([
    [undefined, true],
    ['*', true],
    ['"old", "i"', true],
    ['"old"', false],
    ['W/"i"', false],
  ])('If-Match: %s → %s', (header, expected) => {
    expect(matchesIfMatch('"i"', header)).toBe(expected)
  })
})

describe('the part of a file of 100 bytes that a client gets', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['lines=0-9', null],
    [undefined, null],
  ])('Range: %s', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected)
  })

  it('has no satisfiable part of an empty file', () => {
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable')
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
  })
})
