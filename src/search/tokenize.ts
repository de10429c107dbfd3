/** A word of a text: `term` is compared, and the range is its place. */
type Token = { term: string; start: number; end: number }

const wordPattern = /[\p{L}\p{N}_$]+(?:['’][\p{L}]+|\.[\p{L}_$][\p{L}\p{N}_$]*)*/gu
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}]+/gu

/**
 * Cuts a text into words, for index and query alike, so that the two can never disagree. Names of
 * code are given whole and in parts; case and punctuation do not matter.
 *
 *     createSlice       → createslice, create, slice
 *     store.dispatch()  → store.dispatch, store, dispatch
 *     `RTKQ`            → rtkq
 *     HTMLElement       → htmlelement, html, element
 *     react-redux       → react, redux, reactredux
 *     don't             → don't
 *     action.type       → action.type, action, type
 *     It ends. Here     → it, ends, here
 *
 * A part has its place in the whole, so ranges may overlap.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let before: Token | null = null
  for (const { 0: word, index: start } of text.matchAll(wordPattern)) {
    const token = { term: termOf(word), start, end: start + word.length }
    tokens.push(token)
    if (before && before.end === start - 1 && text[before.end] === '-') {
      tokens.push({ term: before.term + token.term, start: before.start, end: token.end })
    }
    before = token
    for (const part of partsOf(word)) {
      tokens.push({
        term: termOf(part.text),
        start: start + part.start,
        end: start + part.start + part.text.length,
      })
    }
  }
  return tokens
}

/** The words of a query as typed: names as a whole, without their parts. */
export function wordsOf(text: string): string[] {
  return text.match(wordPattern)?.map(termOf) ?? []
}

/** The text with each word replaced by the result of `change`. */
export function mapWords(text: string, change: (word: string) => string): string {
  return text.replace(wordPattern, (word) => change(termOf(word)))
}

/** The parts of a name; none if it's a single word. */
export function partTermsOf(word: string): string[] {
  return partsOf(word).map(({ text }) => termOf(text))
}

/** The same for all spellings of a name: `create slice`, `createSlice()` and `CREATESLICE` all become `createslice`. */
export function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

function termOf(word: string): string {
  return word.toLowerCase().replaceAll('’', "'")
}

function partsOf(word: string): { text: string; start: number }[] {
  // A shortcut for most words: looking at each word in detail takes most of the time of a search.
  if (/^\p{L}\p{Ll}*$/u.test(word)) return []
  const names = [...word.matchAll(/[^.]+/g)]
  const parts = names.flatMap(({ 0: name, index: offset }) => {
    const pieces = [...name.matchAll(partPattern)].filter(({ 0: piece }) => piece.length > 1)
    const whole = { text: name, start: offset }
    const inner =
      pieces.length > 1 && !/['’]/.test(name)
        ? pieces.map(({ 0: text, index }) => ({ text, start: offset + index }))
        : []
    return [whole, ...inner]
  })
  return parts.filter(({ text }) => text !== word)
}
