import { toHex } from '../styles/color.ts'
import { parseTokens, tokenColor } from '../styles/tokens.ts'
import type { CardColors } from './card.ts'

/**
 * The colors of preview images: those of the dark mode.
 * @param tokensCss the stylesheet that defines the colors
 */
export function cardColors(tokensCss: string): CardColors {
  const tokens = parseTokens(tokensCss)
  const color = (token: string) => toHex(tokenColor(tokens, token, 'dark'))
  return {
    page: color('--page'),
    surface: color('--surface-raised'),
    accent: color('--accent'),
    text: color('--text-strong'),
    concepts: ['--action-ink', '--reducer-ink', '--state-ink', '--view-ink'].map(color),
  }
}
