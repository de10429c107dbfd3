/**
 * Insertions into a text, and pieces of it that are blanked. Texts around pieces that lie in one another come out
 * in one another: what is put around the outer piece must be put there first.
 */
export class Edits {
  readonly #code: string
  readonly #before = new Map<number, string>()
  readonly #after = new Map<number, string>()
  readonly #blanks: { start: number; end: number }[] = []

  constructor(code: string) {
    this.#code = code
  }

  around(start: number, before: string, end: number, after: string): void {
    this.before(start, before)
    this.#after.set(end, after + (this.#after.get(end) ?? ''))
  }

  /** Inserts what belongs to whatever follows. */
  before(start: number, text: string): void {
    this.#before.set(start, (this.#before.get(start) ?? '') + text)
  }

  /** Inserts behind a piece, and behind all that was put behind it already. */
  after(end: number, text: string): void {
    this.#after.set(end, (this.#after.get(end) ?? '') + text)
  }

  /** Takes a piece out; its line breaks stay, so that every other line keeps its number. */
  blank(start: number, end: number): void {
    this.#blanks.push({ start, end })
  }

  /** Puts a text of one line in the place of a piece. */
  replace(start: number, end: number, text: string): void {
    this.blank(start, end)
    this.before(start, text)
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
      result += (this.#after.get(offset) ?? '') + (this.#before.get(offset) ?? '')
      this.#after.delete(offset)
      this.#before.delete(offset)
      from = offset
    }
    return result
  }
}
