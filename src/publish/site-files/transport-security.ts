import { UsageError } from '../../system/run-command.ts'

/**
 * Value of Strict-Transport-Security, from HSTS_MAX_AGE in seconds. Null without the variable: a
 * site that asks for TLS and then loses it is out of reach until the time is over.
 * @throws UsageError when the variable is no number of seconds.
 */
export function readStrictTransportSecurity(env: NodeJS.ProcessEnv = process.env): string | null {
  const { HSTS_MAX_AGE: seconds } = env
  if (!seconds) return null
  if (/^\d{1,9}$/.test(seconds)) return `max-age=${seconds}`
  throw new UsageError(
    `HSTS_MAX_AGE is "${seconds}". Expected seconds, such as 63072000 for two years.`,
  )
}
