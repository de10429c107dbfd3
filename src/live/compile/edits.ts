export type Piece = { start: number; end: number; text: string; keepsLines: boolean }

/**
 * Collects insertions into a text, and pieces of it that are blanked or rewritten. Pieces may be nested; then text
 * around the outer piece must be added before text around the inner one.
 */
export class Edits {
  readonly #code: string
  readonly #before = new Map<number, string>()
  readonly #after = new Map<number, string>()
  #pieces: Piece[] = []

  constructor(code: string) {
    this.#code = code
  }

  /** What is blanked or rewritten. */
  get pieces(): readonly Piece[] {
    return this.#pieces
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

  /** Removes a piece but keeps its line breaks, so that lines keep their numbers. What it separated stays apart. */
  blank(start: number, end: number): void {
    this.replace(start, end, '')
  }

  /** Replaces a piece with text of one line. */
  replace(start: number, end: number, text: string): void {
    this.#pieces.push({ start, end, text, keepsLines: true })
  }

  /** Replaces a piece, and all edits inside it, with a text that has its own line breaks. */
  rewrite(start: number, end: number, text: string): void {
    for (const texts of [this.#before, this.#after]) {
      for (const offset of texts.keys()) if (start < offset && offset < end) texts.delete(offset)
    }
    this.#pieces = this.#pieces.filter((piece) => piece.start < start || end < piece.end)
    this.#pieces.push({ start, end, text, keepsLines: false })
  }

  /** The edited text, or that of a part of it. */
  apply(start = 0, end = this.#code.length): string {
    const pieces = this.#pieces
      .filter((piece) => start <= piece.start && piece.end <= end)
      .sort((a, b) => a.start - b.start)
    const offsets = [
      ...this.#before.keys(),
      ...this.#after.keys(),
      ...pieces.flatMap((piece) => [piece.start, piece.end]),
    ].filter((offset) => start < offset && offset < end)
    let result = ''
    let isBehindGap = false
    const add = (text = '') => {
      if (text === '') return
      if (isBehindGap && wouldJoin(result.slice(-1), text[0] ?? '')) result += ' '
      result += text
      isBehindGap = false
    }
    let from = start
    let next = 0
    let blankUntil = start
    let rewrittenUntil = start
    add(this.#before.get(start))
    for (const offset of [...new Set(offsets), end].sort((a, b) => a - b)) {
      for (let piece = pieces[next]; piece && piece.start <= from; piece = pieces[++next]) {
        if (piece.keepsLines) blankUntil = Math.max(blankUntil, piece.end)
        else rewrittenUntil = piece.end
        isBehindGap ||= piece.text !== ''
        add(piece.text)
      }
      const text = this.#code.slice(from, offset)
      if (offset > rewrittenUntil) {
        add(offset > blankUntil ? text : text.replace(/[^\n\r\u2028\u2029]+/g, ''))
        isBehindGap = offset <= blankUntil
      }
      add(this.#after.get(offset))
      if (offset < end) add(this.#before.get(offset))
      from = offset
    }
    return result
  }
}

/** Whether two characters might become one token, or a comment, once nothing is between them. */
const wouldJoin = (last: string, first: string): boolean =>
  tokenParts.some((part) => part.test(last) && part.test(first))

/** Characters of names and strings, of numbers, and of operators. A regular expression ends with a slash. */
const tokenParts = [/[^\s()[\]{},;.+\-*<>=!&|?%^~:]/, /[\d.]/, /[.+\-*/<>=!&|?%^~:]/]
