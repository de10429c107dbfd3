/**
 * Decodes a part of an address. A malformed escape is text like any other: nothing has that name, and nothing throws.
 * `decodeURI` leaves escapes of characters that divide an address as they are.
 */
export function safeDecode(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}
