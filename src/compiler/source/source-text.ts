/** Text of a file in the one form that the compiler reads: no byte order mark, lines ended by `\n`. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
