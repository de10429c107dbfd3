/** Regular expressions never take longer than in proportion to the text: long input must not stop a page or a server. */
import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test, vi } from 'vitest'
import { anchorsIn } from '../src/compiler/analysis/anchors.ts'
import { checkSpelling } from '../src/compiler/analysis/spelling.ts'
import { parsedPage } from '../src/compiler/context.test-support.ts'
import { storeFor } from '../src/live/compile/preview-code.ts'
import { withRendering } from '../src/live/playground/rendering.ts'
import { markOnArrival } from '../src/search/dialog/arrival-marks.ts'
import { filesBelow } from './support/imports.ts'

type Pattern = { pattern: string; flags: string }

/** Characters that mean something in a pattern, and would make a slow one. */
const odd = '(a+)+.*\\s*[b-z]*|^$ {2,}?'

/** Where the site puts patterns together, and what has it do so with the oddest text that can come there. */
const makers: { [file: string]: () => void } = {
  'src/compiler/analysis/spelling.ts'() {
    const words = { behaviour: 'behavior', normalis: 'normaliz' }
    const spelling = { names: ['Redux Toolkit', odd], exports: [odd], accepted: [odd], words }
    checkSpelling(parsedPage(odd, { spelling }), [])
  },
  'src/compiler/analysis/anchors.ts'() {
    anchorsIn(`---\ntitle: a\n---\n:::members{of="${odd}" prefix="${odd}"}\n`, '/a')
  },
  'src/live/compile/preview-code.ts'() {
    storeFor(odd, [{ path: `${odd}.ts`, code: odd }])
  },
  'src/live/playground/rendering.ts'() {
    withRendering([{ path: 'a.tsx', code: `export function Shop() { return <p>{'${odd}'}</p> }` }])
  },
  'src/search/dialog/arrival-marks.ts'() {
    vi.stubGlobal('window', {})
    vi.stubGlobal('CSS', { highlights: {} })
    const marked = { text: odd + odd, marks: [[0, odd.length] as [number, number]] }
    try {
      markOnArrival({ trail: [marked], excerpt: marked })
    } catch {
      // There is no document to listen to.
    }
  },
}

/** Whoever configures the site writes this pattern for the addresses of an index that is theirs. */
const configured = ['src/search/algolia/hosted.ts']

const files = filesBelow('src').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|test-support)\./.test(file),
)

/** The patterns that a file holds, and whether it makes others. */
function patternsIn(file: string): { patterns: Pattern[]; makesOthers: boolean } {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const patterns: Pattern[] = []
  let makesOthers = false
  JSON.stringify(program, (_key, node) => {
    if (node?.type === 'Literal' && node.regex) patterns.push(node.regex)
    if (/^(New|Call)Expression$/.test(node?.type) && node.callee.name === 'RegExp')
      makesOthers = true
    return typeof node === 'bigint' ? String(node) : node
  })
  return { patterns, makesOthers }
}

/** The patterns that are made while `run` runs. */
function patternsMadeBy(run: () => void): Pattern[] {
  const made: Pattern[] = []
  class RecordedRegExp extends RegExp {
    constructor(...args: [pattern: string | RegExp, flags?: string]) {
      super(...args)
      made.push({ pattern: this.source, flags: this.flags })
    }
  }
  vi.stubGlobal('RegExp', RecordedRegExp)
  try {
    run()
  } finally {
    vi.unstubAllGlobals()
  }
  return made
}

/** The characters that make a pattern slow when they are repeated, and in which way. */
function slowness({ pattern, flags }: Pattern): string[] {
  return analyse({ source: pattern, flags }).reports.map(
    ({ type, character }) => `${type} on many ${JSON.stringify(character.pick)}`,
  )
}

test('patterns that are known to be super-linear are found', () => {
  for (const pattern of ['\\s*;\\s*', '(a+)+$', '^a*a*$', '\\/+$', '\\{[^}]*\\}', '[?#].*$']) {
    expect(slowness({ pattern, flags: '' }), pattern).not.toEqual([])
  }
  for (const pattern of ['^\\s*;', '(?<!\\/)\\/+$', '\\{[^{}]*\\}', '[?#].*']) {
    expect(slowness({ pattern, flags: 's' }), pattern).toEqual([])
  }
})

const slowOnes = (file: string, patterns: Pattern[]) =>
  patterns.flatMap((pattern) =>
    slowness(pattern).map((how) => `${file}: /${pattern.pattern}/${pattern.flags}: ${how}`),
  )

const found = new Map(files.map((file) => [file, patternsIn(file)]))

test('none of the patterns of the site is', () => {
  const all = [...found].map(([file, { patterns }]) => ({ file, patterns }))
  expect(all.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(200)
  expect(all.flatMap(({ file, patterns }) => slowOnes(file, patterns))).toEqual([])
})

test('nor is any that it puts together, whatever it is given', () => {
  const making = [...found].flatMap(([file, { makesOthers }]) => (makesOthers ? file : []))
  expect(making.sort()).toEqual([...Object.keys(makers), ...configured].sort())
  for (const [file, make] of Object.entries(makers)) {
    const made = patternsMadeBy(make)
    expect(made, file).not.toEqual([])
    expect(slowOnes(file, made)).toEqual([])
  }
})
