import { type Describe, describePlain } from './plain.ts'
import { maxLength, textOf } from './primitives.ts'

/**
 * Formats a value like a console, on one line: `{ ids: [ 1, 2 ], entities: {} }`. Own code, because Node's isn't a
 * package, doesn't know React elements, and shows what is shared again each time, for which a small graph can take
 * minutes. Here an object is visited once: a long one that comes again, or one within itself, is named by a number. It
 * runs no getters of a sample; if reading a value throws anyway, as with a proxy, the result says so.
 * @param describe says what an object consists of
 */
export function inspect(value: unknown, maxDepth = 10, describe: Describe = describePlain): string {
  const parts: string[] = []
  const seen = new Map<object, Shown>()
  let left = maxLength
  let references = 0

  function write(text: string): void {
    if (left <= 0) return
    parts.push(text.length > left ? `${text.slice(0, left)}…` : text)
    left -= text.length
  }

  function show(item: unknown, depth: number): void {
    if (item === null || (typeof item !== 'object' && typeof item !== 'function')) {
      write(textOf(item))
      return
    }
    const before = seen.get(item)
    if (before) {
      write(again(before))
      return
    }
    const shown: Shown = { start: parts.length, end: 0, reference: 0 }
    // What is too deep to be shown may come again further up.
    const isTooDeep = depth > maxDepth
    if (!isTooDeep) seen.set(item, shown)
    // The place of the reference's name.
    parts.push('')
    try {
      for (const piece of describe(item, depth, isTooDeep)) {
        if (typeof piece === 'string') write(piece)
        else show(piece.value, depth + 1)
        if (left <= 0) return
      }
    } catch (error) {
      for (const [key, { start }] of seen) if (start > shown.start) seen.delete(key)
      parts.length = shown.start + 1
      write(`[Thrown while shown: ${error instanceof Error ? error.message : '…'}]`)
    }
    shown.end = parts.length
  }

  /** A short text is repeated, as consoles do; a long one gets a name where it stands. */
  function again(shown: Shown): string {
    const { start, end } = shown
    const text = parts.slice(start, end).join('')
    if (end > 0 && text.length <= maxRepeated && !text.includes('<ref *')) return text
    shown.reference ||= ++references
    parts[start] = `<ref *${shown.reference}> `
    return `[${end > 0 ? 'Ref' : 'Circular'} *${shown.reference}]`
  }

  show(value, 0)
  return parts.join('')
}

/** Where the text of an object is among the parts; its end is 0 while it's being written. */
type Shown = { start: number; end: number; reference: number }

/** The longest text that is shown again for the same object. */
const maxRepeated = 80
