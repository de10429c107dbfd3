import { expect, it } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { readStrictTransportSecurity } from './transport-security.ts'

it('asks browsers for TLS only where a time is set', () => {
  expect(readStrictTransportSecurity({})).toEqual({ header: null, diagnostics: [] })
  expect(readStrictTransportSecurity({ HSTS_MAX_AGE: '' }).header).toBeNull()
  expect(readStrictTransportSecurity({ HSTS_MAX_AGE: '63072000' }).header).toBe('max-age=63072000')
})

it.each(['two years', '-1', '1.5', '63072000; preload'])('refuses %s as a time', (HSTS_MAX_AGE) => {
  const { diagnostics } = readStrictTransportSecurity({ HSTS_MAX_AGE })
  expect(formatDiagnostics(diagnostics)).toContain(
    `environment error\n  HSTS_MAX_AGE is "${HSTS_MAX_AGE}".\n  Expected seconds`,
  )
})
