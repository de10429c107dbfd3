import { type Color, parseColor } from './color.ts'

export type ColorMode = 'light' | 'dark'

/** Name of a token, such as `--text-muted` → its value as written. */
export type Tokens = Map<string, string>

/** The tokens that a style sheet declares on the root. If one is declared twice, the last counts. */
export function parseTokens(css: string): Tokens {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/:root\s*\{([^}]*)\}/g)
  const declarations = [...rules].flatMap(([, rule = '']) => [
    ...rule.matchAll(/(?<![\w-])(--[\w-]+):([^;]+);/g),
  ])
  return new Map(declarations.map(([, name = '', value = '']) => [name, value.trim()]))
}

/**
 * The color of a token in one mode, with references resolved.
 * @throws Error when there is no such token, or it isn't a color
 */
export function tokenColor(tokens: Tokens, name: string, mode: ColorMode): Color {
  const value = resolvedValue(tokens, name)
  const pair = /^light-dark\((.+)\)$/s.exec(value)?.[1]
  if (pair === undefined) return parseColor(value)
  const [light = '', dark = ''] = pair.split(/,\s*(?=oklch)/)
  return parseColor(mode === 'light' ? light : dark)
}

/** The value of a token with references to other tokens resolved. */
function resolvedValue(tokens: Tokens, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`There is no token ${name}.`)
  return value.replace(/var\((--[\w-]+)\)/g, (_, other) => resolvedValue(tokens, other))
}
