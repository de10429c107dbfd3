import { fetchText } from './frame-host.ts'

/** The packages' own messages, `‹…›` where they put something in, with the id of each explanation. */
type KnownError = [id: string, message: string]

let known: Promise<KnownError[]> | undefined

/** A link to what this site says of an error that one of the packages throws; null for any other error. */
export async function explain(text: string): Promise<HTMLAnchorElement | null> {
  const base = import.meta.env.BASE_URL
  const errors: Promise<KnownError[]> =
    known ?? fetchText(base + import.meta.env.LIVE_ERRORS).then(JSON.parse)
  known = errors
  // Without the list there is no link, and the next error asks for it again.
  const list = await errors.catch(() => {
    known = undefined
    return []
  })
  const id = idOf(text, list)
  if (id === null) return null
  const [from, code] = id.split('-')
  const link = document.createElement('a')
  link.href = `${base}errors?code=${code}${from === 'core' ? '' : `&from=${from}`}`
  link.textContent = 'What this error means'
  return link
}

/** The known error that a text is: each `‹…›` stands for any text. */
export function idOf(text: string, errors: KnownError[]): string | null {
  const whole = text.trim()
  const unnamed = whole.replace(/^\w*Error: /, '')
  const found = errors.find(([, message]) => {
    const parts = message.split(/‹[^‹›]*›/)
    return holdsInOrder(whole, parts) || holdsInOrder(unnamed, parts)
  })
  return found?.[0] ?? null
}

/** Whether a text is these parts with anything between them. Not a pattern, which long texts would make slow. */
function holdsInOrder(text: string, [first = '', ...others]: string[]): boolean {
  const last = others.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let from = first.length
  for (const part of others) {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= text.length - last.length
}
