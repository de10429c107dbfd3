import { expect, test } from 'vitest'
import { checkDefault, type Proof } from './check-default.ts'
import { loadPackages } from './packages.ts'

const packages = loadPackages(process.cwd())

/** A package whose option `size` is 21 when it's left out. */
const sized: Proof = {
  observe: (_packages, { size = 21 }) => 'x'.repeat(Number(size)),
  other: 5,
}
const check = (stated: string, proof: Proof = sized) =>
  checkDefault('size', stated, proof, packages)

test('a default is right if the value makes no difference, and another does', async () => {
  expect(await check('21')).toBeNull()
  expect(await check('20')).toContain('something else when the option is left out')
})

test('a proof that cannot tell values apart proves nothing', async () => {
  expect(await check('21', { observe: () => 1, other: 5 })).toContain('proves nothing')
})

test('names, and values in a sentence, are understood', async () => {
  expect(await check('full', { ...sized, names: () => ({ full: 21 }) })).toBeNull()
  expect(await check("the API's size, 21 unless set")).toBeNull()
  expect(await check('that of the endpoint, or 21')).toBeNull()
})

test('what was read in the source has to be there, and on the page', async () => {
  const file = '@reduxjs/toolkit/package.json'
  const read = (text: string): Proof => ({ stated: '21', source: [file, text] })
  expect(await check('21', read('"name": "@reduxjs/toolkit"'))).toBeNull()
  expect(await check('20', read('"name": "@reduxjs/toolkit"'))).toBe(`${file} says 21.`)
  expect(await check('21', read('size = 21'))).toContain('Read it again')
})
