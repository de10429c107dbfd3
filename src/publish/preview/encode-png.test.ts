import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodePng } from './encode-png.ts'

/** Header, palette and rows of a PNG with one byte a pixel. */
function decode(png: Uint8Array) {
  const bytes = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    chunks.set(type, bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  const header = chunks.get('IHDR') as Buffer
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    palette: [...(chunks.get('PLTE') as Buffer)],
    rows: [...inflateSync(chunks.get('IDAT') as Buffer)],
  }
}

test('a picture keeps its size, its colors and where they are', () => {
  const [red, blue] = [
    [255, 0, 1, 255],
    [0, 2, 255, 255],
  ] as const
  expect(decode(encodePng(Uint8Array.from([...red, ...red, ...blue, ...red]), 2, 2))).toEqual({
    width: 2,
    height: 2,
    palette: [255, 0, 1, 0, 2, 255],
    rows: [0, 0, 0, 0, 1, 0],
  })
})

test('one with too many colors keeps the first of those that look the same', () => {
  const shades = Array.from({ length: 512 }, (_, index) => [index >> 1, index & 1, 7, 255]).flat()
  const { palette, rows } = decode(encodePng(Uint8Array.from(shades), 512, 1))
  expect(palette.length / 3).toBeLessThanOrEqual(256)
  expect(palette.slice(0, 3)).toEqual([0, 0, 7])
  expect(rows).toHaveLength(513)
})
