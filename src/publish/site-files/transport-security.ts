import type { Diagnostic } from '../../model/diagnostic.ts'

/**
 * Value of Strict-Transport-Security, from HSTS_MAX_AGE in seconds. Null without the variable: if a site requires TLS
 * and then loses it, readers can't reach it until the time is over.
 */
export function readStrictTransportSecurity(env: NodeJS.ProcessEnv = process.env): {
  header: string | null
  diagnostics: Diagnostic[]
} {
  const { HSTS_MAX_AGE: seconds } = env
  if (!seconds) return { header: null, diagnostics: [] }
  if (/^\d{1,9}$/.test(seconds)) return { header: `max-age=${seconds}`, diagnostics: [] }
  const message = `HSTS_MAX_AGE is "${seconds}".`
  const hint = 'Expected seconds, such as 63072000 for two years.'
  return {
    header: null,
    diagnostics: [{ severity: 'error', file: 'environment', message, hint }],
  }
}
