import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractAreas, contractItems, idsIn } from './support/contract-items.ts'
import { filesBelow } from './support/imports.ts'

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** Names of tests: `it('B8, B9 …')`, `test(`G4 on ${route}`)`, and those of `test.each([…])('…')`. */
function testNames(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(
    /(?:\b(?:it|test|describe|noJavaScript)(?:\.\w+(?:\([^)]*\))?)*\(\s*|^\s*\]\)\(|^\s+)(['"`])(.*?)\1/gm,
  )
  return [...names].map(([, , name = '']) => name)
}

const tested = new Set(filesBelow('src', 'tests').filter(isTest).flatMap(testNames).flatMap(idsIn))

test('every item of docs/behavior.md has a test', () => {
  expect(
    contractItems.filter((id) => !tested.has(id)),
    'Name these items in a test',
  ).toEqual([])
})

test('the items that tests name are in docs/behavior.md', () => {
  expect([...tested].filter((id) => !contractItems.includes(id))).toEqual([])
})

test('the items of each area are numbered from 1', () => {
  const numbered = contractAreas.flatMap((area) =>
    contractItems.filter((id) => id.startsWith(area)).map((_id, index) => `${area}${index + 1}`),
  )
  expect(contractItems).toEqual(numbered)
  expect(contractItems.length).toBeGreaterThanOrEqual(293)
})
