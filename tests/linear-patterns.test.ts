/** Regular expressions never take longer than in proportion to the text: long input must not stop a page or a server. */
import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { filesBelow } from './support/imports.ts'

type Pattern = { pattern: string; flags: string }

const files = filesBelow('src').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|test-support)\./.test(file),
)

function patternsIn(file: string): Pattern[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const found: Pattern[] = []
  JSON.stringify(program, (_key, node) => {
    if (node?.type === 'Literal' && node.regex) found.push(node.regex)
    return typeof node === 'bigint' ? String(node) : node
  })
  return found
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

test('none of the patterns of the site is', () => {
  const all = files.flatMap((file) => patternsIn(file).map((pattern) => ({ file, pattern })))
  expect(all.length).toBeGreaterThan(200)
  const slow = all.flatMap(({ file, pattern }) =>
    slowness(pattern).map((how) => `${file}: /${pattern.pattern}/${pattern.flags}: ${how}`),
  )
  expect(slow).toEqual([])
})
