import { expect, it } from 'vitest'
import { readStrictTransportSecurity } from './transport-security.ts'

it('asks browsers for TLS only where a time is set', () => {
  expect(readStrictTransportSecurity({})).toBeNull()
  expect(readStrictTransportSecurity({ HSTS_MAX_AGE: '' })).toBeNull()
  expect(readStrictTransportSecurity({ HSTS_MAX_AGE: '63072000' })).toBe('max-age=63072000')
})

it.each(['two years', '-1', '1.5', '63072000; preload'])('refuses %s as a time', (HSTS_MAX_AGE) => {
  expect(() => readStrictTransportSecurity({ HSTS_MAX_AGE })).toThrow(
    `HSTS_MAX_AGE is "${HSTS_MAX_AGE}". Expected seconds`,
  )
})
