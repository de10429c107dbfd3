import { isInOrder } from '../values/is-in-order.ts'
import { fetchJson } from './fetch-once.ts'

/** The packages' messages, with `‹…›` for inserted values, and the id of each explanation. */
type KnownError = [id: string, message: string]

/** The page that explains an error of one of the packages; null for any other error. */
export async function explanationOf(text: string): Promise<string | null> {
  // If the list can't be loaded, there is no link.
  const list = await fetchJson<KnownError[]>(import.meta.env.LIVE_ERRORS).catch(() => [])
  const id = idOf(text, list)
  if (id === null) return null
  const [from, code] = id.split('-')
  return `${import.meta.env.BASE_URL}errors?code=${code}${from === 'core' ? '' : `&from=${from}`}`
}

/** Finds the known error for a text; each `‹…›` matches any text. */
function idOf(text: string, errors: KnownError[]): string | null {
  const whole = text.trim()
  const unnamed = whole.replace(/^\w*Error: /, '')
  const known = errors.find(([, message]) => {
    const parts = message.split(/‹[^‹›]*›/)
    return isInOrder(whole, parts) || isInOrder(unnamed, parts)
  })
  return known?.[0] ?? null
}
