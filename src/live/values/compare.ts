import { isInOrder } from './is-in-order.ts'

/**
 * Whether printed text is as expected. Consoles differ in line breaks, spaces at brackets and quotes of strings, so
 * these don't count. `…` matches any text.
 */
export function hasText(received: string, expected: string): boolean {
  const parts = plain(expected).split('…')
  return isInOrder(
    plain(received),
    parts.map((part) => part.trim()),
  )
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([[\](){}]) ?/g, '$1')
    .replace(/,(?=[\]})])/g, '')
    .replaceAll('"', "'")
    .trim()
}
