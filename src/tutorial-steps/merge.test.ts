import { expect, it } from 'vitest'
import { mergeShown } from './merge.ts'

/** A file in which the lines between ‹ and › are shown, and those between « and » are shown later. */
function target(text: string) {
  let isShown = false
  let isShownLater = false
  const lines = text.split('\n').flatMap((line) => {
    if (line === '‹' || line === '›') isShown = line === '‹'
    else if (line === '«' || line === '»') isShownLater = line === '«'
    else return { text: line, isShown, isShownLater }
    return []
  })
  return { lines, isWholeFile: true }
}

it('types the shown lines into a new file', () => {
  expect(mergeShown('a.ts', null, target('const a = 1\n‹\nconst b = 2\n›'))).toBe('const b = 2')
})

it('replaces a statement of the same name where it stands', () => {
  const current = 'const a = 1\nfunction b() {\n  return 1\n}\nconst c = 3'
  const next = 'const a = 2\n‹\nfunction b() {\n  return 2\n}\n›\nconst c = 4'
  expect(mergeShown('a.ts', current, target(next))).toBe(
    'const a = 1\nfunction b() {\n  return 2\n}\nconst c = 3',
  )
})

it('replaces an import from the same package, and keeps those that are not shown', () => {
  const current = "import { a } from 'x'\nimport { b } from 'y'\na(b)"
  const next = "‹\nimport { a, c } from 'x'\n›\nimport { d } from 'y'\na(b)"
  expect(mergeShown('a.ts', current, target(next))).toBe(
    "import { a, c } from 'x'\nimport { b } from 'y'\na(b)",
  )
})

it('puts a new statement after the one that it follows', () => {
  const next = 'const a = 1\n‹\nconst b = 2\n›\nconst c = 3'
  expect(mergeShown('a.ts', 'const a = 1\nconst c = 3', target(next))).toBe(
    'const a = 1\nconst b = 2\nconst c = 3',
  )
})

it('changes only the shown lines of a statement', () => {
  const current = 'const a = {\n  one: 1,\n  two: 2,\n  three: 3,\n}'
  const next = 'const a = {\n  one: 10,\n‹\n  two: 20,\n›\n  three: 30,\n}'
  expect(mergeShown('a.ts', current, target(next))).toBe(
    'const a = {\n  one: 1,\n  two: 20,\n  three: 3,\n}',
  )
})

it('removes a statement that is gone with the last region beside it', () => {
  const current = 'const a = 1\nconst old = 2\nconst c = 3'
  const first = '‹\nconst a = 10\n›\n«\nconst c = 30\n»'
  expect(mergeShown('a.ts', current, target(first))).toBe(
    'const a = 10\nconst old = 2\nconst c = 3',
  )
  const last = 'const a = 10\n‹\nconst c = 30\n›'
  expect(mergeShown('a.ts', current, target(last))).toBe('const a = 1\nconst c = 30')
})

it('removes nothing for code that is a part of the file', () => {
  const { lines } = target('‹\nconst a = 10\n›')
  const merged = mergeShown('a.ts', 'const a = 1\nconst b = 2', { lines, isWholeFile: false })
  expect(merged).toBe('const a = 10\nconst b = 2')
})

it('goes by lines in files that are no scripts', () => {
  const next = '<a>\n‹\n<b>\n›\n<c>'
  expect(mergeShown('index.html', '<a>\n<old>\n<c>', target(next))).toBe('<a>\n<b>\n<c>')
})
