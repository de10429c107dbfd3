import { type Color, parseColor } from './color.ts'

export type ColorMode = 'light' | 'dark'

/** Name of a token, such as `--text-muted` → its value as written. */
export type Tokens = Map<string, string>

/** The tokens that a style sheet declares; of one declared twice, the last. */
export function parseTokens(css: string): Tokens {
  const declarations = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<![\w-])(--[\w-]+):([^;]+);/g)
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value.trim()]))
}

/**
 * The color of a token in one mode, references followed.
 * @throws Error when there is no such token, or it is no color
 */
export function tokenColor(tokens: Tokens, name: string, mode: ColorMode): Color {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`There is no token ${name}.`)
  return resolve(tokens, value, mode)
}

function resolve(tokens: Tokens, value: string, mode: ColorMode): Color {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (reference !== undefined) return tokenColor(tokens, reference, mode)
  const pair = /^light-dark\((.+)\)$/s.exec(value)?.[1]
  if (pair === undefined) return parseColor(value)
  const [light = '', dark = ''] = pair.split(/,\s*(?=oklch|var)/)
  return resolve(tokens, mode === 'light' ? light : dark, mode)
}
