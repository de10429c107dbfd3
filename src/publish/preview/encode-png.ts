import { crc32, deflateSync } from 'node:zlib'

/** The most colors that a PNG palette can have. */
const maxColors = 256

/**
 * Writes a picture with few colors as a PNG with one byte per pixel. If it has more than 256 colors, their lowest bits
 * are dropped until they fit: edges of letters have many shades that look the same.
 * @param pixels red, green, blue and alpha of each pixel; alpha is ignored
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const { palette, indexes } = indexColors(pixels)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    // Each row begins with the number of its filter. 0 is none, which suits flat colors best.
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The colors of a picture, each as one number, and the index of each pixel's color. */
function indexColors(pixels: Uint8Array): { palette: number[]; indexes: Uint8Array } {
  for (let lostBits = 0; ; lostBits++) {
    const indexed = indexWithout(lostBits, pixels)
    if (indexed.palette.length <= maxColors) return indexed
  }
}

/** A color of the palette is one that occurs in the picture, so flat areas keep theirs exactly. */
function indexWithout(lostBits: number, pixels: Uint8Array) {
  const mask = ((0xff << lostBits) & 0xff) * 0x010101
  const indexByColor = new Map<number, number>()
  const palette: number[] = []
  const indexes = new Uint8Array(pixels.length / 4)
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  let before = -1
  let index = 0
  for (let at = 0; at < indexes.length && palette.length <= maxColors; at++) {
    const color = view.getUint32(at * 4) >>> 8
    // Most neighboring pixels are alike.
    if (color !== before) {
      before = color
      index = indexByColor.get(color & mask) ?? palette.push(color) - 1
      indexByColor.set(color & mask, index)
    }
    indexes[at] = index
  }
  return { palette, indexes }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
