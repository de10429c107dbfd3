import { expect, test } from 'vitest'
import { readRegion } from './region.ts'

const source = `// #region all
import a from 'a'
export function f() {
  {/* #region inner */}
  a()

    b()
  {/* #endregion */}
}
// #endregion
`

test('A region is cut out without its indentation', () => {
  expect(readRegion(source, 'inner').code).toBe('a()\n\n  b()')
})

test('Marks of regions inside are left out', () => {
  expect(readRegion(source, 'all').code).toBe(
    "import a from 'a'\nexport function f() {\n  a()\n\n    b()\n}",
  )
})

test('Without a name it is the whole file', () => {
  expect(readRegion('a\n// #region x\nb\n// #endregion\n', undefined).code).toBe('a\nb')
})

test('A name that is not there gives the names that are', () => {
  expect(readRegion(source, 'outer')).toEqual({ code: null, regions: ['all', 'inner'] })
})
