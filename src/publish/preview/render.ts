import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import type { ReactNode } from 'react'
import satori, { type Font } from 'satori'
import { type CardElement, cardHeight, cardWidth } from './card.ts'
import { encodePng } from './encode-png.ts'

const require = createRequire(import.meta.url)

const font = (weight: 400 | 600): Font => ({
  name: 'Inter',
  weight,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
})
const fonts = [font(400), font(600)]

/** Renders the preview image of a card as a PNG. */
export async function renderCard(card: CardElement): Promise<Uint8Array> {
  // satori turns text into outlines, so the fonts of this machine don't affect the picture.
  const svg = await satori(card as unknown as ReactNode, {
    width: cardWidth,
    height: cardHeight,
    fonts,
  })
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return encodePng(pixels, cardWidth, cardHeight)
}
