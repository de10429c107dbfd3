import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../../tests/support/contrast.ts'
import { filesBelow } from '../../../tests/support/imports.ts'
import { type Color, parseColor, toHex, toLab, toRgb } from './color.ts'
import { type ColorMode, parseTokens, type Tokens, tokenColor } from './tokens.ts'

const colorModes = ['light', 'dark'] as const

const plain = readFileSync('src/components/styles/tokens.css', 'utf8')
const themed = (file: string) => parseTokens(plain + readFileSync(file, 'utf8'))

const ofThisSite = themed('content/theme/theme.css')
const themes = {
  'this site': ofThisSite,
  'a plain site': parseTokens(plain),
  'another site': themed('tests/fixtures/other-site/theme/theme.css'),
}

/** What WCAG requires: AAA for running text, AA for other text, and less for borders and outlines. */
const levels = { AAA: 7, AA: 4.5, shape: 3 } as const
type Level = keyof typeof levels
type Pair = { ink: string; ground: string; level: Level }

const pairs = (level: Level, inks: string[], grounds: string[]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, level })))

const planes = ['--page', '--surface', '--surface-raised', '--surface-sunken']
const remarks = ['note', 'tip', 'info', 'warning', 'danger']
const code = [...ofThisSite.keys()].filter((name) => name.startsWith('--code-'))
const codeGrounds = code.filter((name) => /-(surface|line-\w+)$/.test(name))
const codeInks = code.filter((name) => !codeGrounds.includes(name) && name !== '--code-inline')

/** Everything besides callouts for which a theme has an ink and a soft color. */
const conceptsOf = (tokens: Tokens) =>
  [...tokens.keys()]
    .flatMap((name) => /^--(.+)-ink$/.exec(name)?.[1] ?? [])
    .filter((name) => tokens.has(`--${name}-soft`) && !remarks.includes(name))

const tableOf = (tokens: Tokens): Pair[] => [
  ...pairs('AAA', ['--text', '--text-strong'], planes),
  ...pairs('AAA', ['--text-strong'], ['--code-inline', '--accent-soft']),
  ...pairs('AAA', ['--on-mark'], ['--mark']),
  ...pairs('AA', ['--text-muted', '--accent', '--accent-strong'], planes),
  ...pairs('AA', ['--accent', '--accent-strong'], ['--accent-soft', '--code-inline']),
  ...pairs('AA', ['--on-accent'], ['--accent', '--accent-strong']),
  ...conceptsOf(tokens).flatMap((name) => [
    ...pairs('AA', [`--${name}-ink`], ['--page', '--surface', `--${name}-soft`]),
    ...pairs('AAA', ['--text', '--text-strong'], [`--${name}-soft`]),
  ]),
  ...remarks.flatMap((name) => [
    ...pairs('AA', [`--${name}-ink`], ['--page', callout(name)]),
    ...pairs('AAA', ['--text', '--text-strong'], [callout(name)]),
    ...pairs('AA', ['--accent'], [callout(name)]),
  ]),
  ...pairs('AA', ['white'], ['--danger-fill']),
  ...pairs('AA', codeInks, codeGrounds),
  ...pairs('AA', ['--code-type'], ['--page']),
  ...pairs('AA', ['--text-muted', '--text-strong', '--tip-ink'], ['--code-surface']),
  ...pairs('shape', ['--border-strong', '--focus'], planes),
]

/** The background of a callout, mixed as in src/directives/callout/static.css. */
function callout(name: string): string {
  return `--${name}-soft 55% on --page`
}

function colorOf(tokens: Tokens, name: string, mode: ColorMode): Color {
  if (name === 'white') return parseColor('oklch(100% 0 0)')
  const [, over, share, ground] = /^(\S+) (\d+)% on (\S+)$/.exec(name) ?? []
  if (!over || !ground) return tokenColor(tokens, name, mode)
  return mix(tokenColor(tokens, over, mode), tokenColor(tokens, ground, mode), Number(share) / 100)
}

/** Mixes two colors like `color-mix(in oklab, one share, other)`; `share` is from 0 to 1. */
function mix(one: Color, other: Color, share: number): Color {
  const [l, a, b] = toLab(one).map((value, index) => {
    return value * share + (toLab(other)[index] as number) * (1 - share)
  }) as [number, number, number]
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return { lightness: l, chroma: Math.hypot(a, b), hue, alpha: 1 }
}

function ratioOf(tokens: Tokens, { ink, ground }: Pair, mode: ColorMode): number {
  return contrast(toRgb(colorOf(tokens, ink, mode)), toRgb(colorOf(tokens, ground, mode)))
}

describe.each(Object.entries(themes))('in the theme of %s', (_, tokens) => {
  describe.each(colorModes)('in %s mode', (mode) => {
    test.each(Object.keys(levels) as Level[])('every pair has the contrast of %s', (level) => {
      const tooLow = tableOf(tokens)
        .filter((pair) => pair.level === level && ratioOf(tokens, pair, mode) < levels[level])
        .map((pair) => `${pair.ink} on ${pair.ground}: ${ratioOf(tokens, pair, mode).toFixed(2)}`)
      expect(tooLow).toEqual([])
    })
  })
})

test('components use no color that only a theme has', () => {
  const declared = parseTokens(plain)
  const used = filesBelow('src')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=var\()--[\w-]+-(?:ink|soft)/g) ?? [])
  expect(used.filter((name) => ofThisSite.has(name) && !declared.has(name))).toEqual([])
})

test('every color with a meaning is in the table, but for lines and shades that only decorate', () => {
  const decoration = ['--border', '--backdrop', '--shadow-2']
  const used = new Set(
    tableOf(ofThisSite).flatMap(({ ink, ground }) => [ink, ...ground.split(' ')]),
  )
  const colors = [...ofThisSite]
    .filter(([name, value]) => /oklch|light-dark|-(ink|soft)\)/.test(value) && !isPalette(name))
    .map(([name]) => name)
  expect(colors.filter((name) => !used.has(name) && !decoration.includes(name))).toEqual([])
})

const isPalette = (name: string) => /^--(neutral|accent)-\d+$/.test(name)

test('black, white and a color of the palette come out as browsers render them', () => {
  expect(contrast([0, 0, 0], toRgb(parseColor('oklch(100% 0 0)')))).toBeCloseTo(21)
  expect(toHex(parseColor('oklch(48% 0.2 293)'))).toBe('#6738c1')
  expect(() => parseColor('#fff')).toThrow('Expected a color such as oklch(48% 0.2 293)')
})
