import { expect, test } from 'vitest'
import { resolveSpecifier } from './resolve.ts'

const paths = ['a.ts', 'src/b.tsx', 'src/app/c.js', 'src/app/d/index.ts', 'data.json']

test.each([
  ['a.ts', './src/b', 'src/b.tsx'],
  ['src/b.tsx', '../a', 'a.ts'],
  ['src/app/c.js', '../../a.js', 'a.ts'],
  ['src/app/c.js', './d', 'src/app/d/index.ts'],
  ['a.ts', './data.json', 'data.json'],
  ['a.ts', './nothing', undefined],
  ['a.ts', '../../a', 'a.ts'],
  ['a.ts', 'redux', undefined],
  ['a.ts', '/a', undefined],
])('From %s, %s is %s', (from, specifier, expected) => {
  expect(resolveSpecifier(paths, from, specifier)).toBe(expected)
})
