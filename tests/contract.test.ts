import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractItems } from './support/contract-items.ts'
import { filesBelow } from './support/imports.ts'

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** Ids in the names of tests: `it('B8, B9 …')`, `test(`G4 on ${route}`)`. */
function idsInTestNames(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(
    /(?:\b(?:it|test|describe|noJavaScript)(?:\.\w+(?:\([^)]*\))?)*\(\s*|^\s*\]\)\(|^\s+)(['"`])(.*?)\1/gm,
  )
  return [...names].flatMap(([, , name = '']) => name.match(/\b[A-Y]\d{1,2}\b/g) ?? [])
}

test('every item of the behaviour contract has a test, or a reason in docs/behaviour-notes.md', () => {
  const proven = new Set(filesBelow('src', 'tests').filter(isTest).flatMap(idsInTestNames))
  const notes = readFileSync('docs/behaviour-notes.md', 'utf8')
  const explained = new Set(
    [...notes.matchAll(/^- \*\*([A-Y\d, ]+)\*\*/gm)].flatMap(([, ids = '']) => ids.split(', ')),
  )
  const open = contractItems.filter((id) => !proven.has(id) && !explained.has(id))
  expect(
    open,
    'Name the item in a test, or say in docs/behaviour-notes.md why it has none',
  ).toEqual([])
  expect([...explained].filter((id) => !contractItems.includes(id))).toEqual([])
})
