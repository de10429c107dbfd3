import { isInOrder } from '../values/is-in-order.ts'
import { fetchJson } from './fetch-once.ts'

/** The packages' own messages, `‹…›` where they put something in, with the id of each explanation. */
type KnownError = [id: string, message: string]

/** Where this site explains an error that one of the packages throws; null for any other error. */
export async function explanationOf(text: string): Promise<string | null> {
  // Without the list there is no link.
  const list = await fetchJson<KnownError[]>(import.meta.env.LIVE_ERRORS).catch(() => [])
  const id = idOf(text, list)
  if (id === null) return null
  const [from, code] = id.split('-')
  return `${import.meta.env.BASE_URL}errors?code=${code}${from === 'core' ? '' : `&from=${from}`}`
}

/** The known error that a text is: each `‹…›` stands for any text. */
function idOf(text: string, errors: KnownError[]): string | null {
  const whole = text.trim()
  const unnamed = whole.replace(/^\w*Error: /, '')
  const known = errors.find(([, message]) => {
    const parts = message.split(/‹[^‹›]*›/)
    return isInOrder(whole, parts) || isInOrder(unnamed, parts)
  })
  return known?.[0] ?? null
}
