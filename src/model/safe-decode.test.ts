import { expect, it } from 'vitest'
import { safeDecode } from './safe-decode.ts'

it('decodes what can be decoded, and leaves the rest as it is', () => {
  expect(safeDecode('a%20b%2Fc')).toBe('a b/c')
  expect(safeDecode('a%20b%2Fc', decodeURI)).toBe('a b%2Fc')
  for (const malformed of ['%', '%E0%A4%A', 'x%zz', '%ff'])
    expect(safeDecode(malformed)).toBe(malformed)
})
