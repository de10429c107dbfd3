type PackageId = 'core' | 'toolkit'

export type AskedError = {
  from: PackageId
  /** The number, or whatever else is in its place in the address. */
  code: string
  /** The id of the error's heading; null when there is no such error. */
  id: string | null
  /** The id of the other package's error with the same number. */
  namesake: string | null
}

/**
 * What an address asks for: `?code=7` is an error of Redux, `?code=7&from=toolkit` one of Redux
 * Toolkit. Null when it asks for nothing.
 *
 * @param search the query of the address, with its question mark
 * @param ids ids of all errors on the page: `core-7`
 */
export function askedError(search: string, ids: readonly string[]): AskedError | null {
  const query = new URLSearchParams(search)
  const code = query.get('code')?.trim()
  if (!code) return null
  const known = (id: `${PackageId}-${string}`) => (ids.includes(id) ? id : null)
  return query.get('from') === 'toolkit'
    ? { from: 'toolkit', code, id: known(`toolkit-${code}`), namesake: known(`core-${code}`) }
    : { from: 'core', code, id: known(`core-${code}`), namesake: known(`toolkit-${code}`) }
}
