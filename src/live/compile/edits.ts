/**
 * Collects insertions into a text, and pieces of it that are blanked. Pieces may be nested; then text around the outer
 * piece must be added before text around the inner one.
 */
export class Edits {
  readonly #code: string
  readonly #before = new Map<number, string>()
  readonly #after = new Map<number, string>()
  readonly #replacements = new Map<number, string>()
  readonly #blanks: { start: number; end: number }[] = []

  constructor(code: string) {
    this.#code = code
  }

  around(start: number, before: string, end: number, after: string): void {
    this.before(start, before)
    this.#after.set(end, after + (this.#after.get(end) ?? ''))
  }

  /** Inserts text that belongs to what follows it. */
  before(start: number, text: string): void {
    this.#before.set(start, (this.#before.get(start) ?? '') + text)
  }

  /** Inserts text behind a piece, and behind everything that was inserted there earlier. */
  after(end: number, text: string): void {
    this.#after.set(end, (this.#after.get(end) ?? '') + text)
  }

  /** Removes a piece but keeps its line breaks, so that lines keep their numbers. */
  blank(start: number, end: number): void {
    this.#blanks.push({ start, end })
  }

  /** Replaces a piece with text of one line. */
  replace(start: number, end: number, text: string): void {
    this.blank(start, end)
    this.#replacements.set(start, text)
  }

  apply(): string {
    const code = this.#code
    const offsets = new Set([
      ...this.#before.keys(),
      ...this.#after.keys(),
      ...this.#blanks.flatMap(({ start, end }) => [start, end]),
    ])
    const blanks = [...this.#blanks].sort((a, b) => a.start - b.start)
    let result = ''
    let from = 0
    for (const offset of [...offsets, code.length].sort((a, b) => a - b)) {
      const text = code.slice(from, offset)
      const isBlank = blanks.some(({ start, end }) => start <= from && offset <= end && start < end)
      result += isBlank ? text.replace(/[^\n]+/g, '') : text
      for (const inserted of [this.#after, this.#before, this.#replacements]) {
        result += inserted.get(offset) ?? ''
        inserted.delete(offset)
      }
      from = offset
    }
    return result
  }
}
