export type AskedError =
  /** The id of the error's heading. */
  | { kind: 'error'; id: string }
  /** The address asks for something that is no number of an error. */
  | { kind: 'unknown'; code: string }

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
  const id = `${query.get('from') === 'toolkit' ? 'toolkit' : 'core'}-${code}`
  return ids.includes(id) ? { kind: 'error', id } : { kind: 'unknown', code }
}
