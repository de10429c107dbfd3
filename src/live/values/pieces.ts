/** A part of the text of an object: text as it stands, or a value to show there. */
export type Piece = string | { value: unknown }

/** What an object holds, each entry in pieces, and what stands before it. */
export type Content = {
  prefix: string
  brackets?: '[]' | '{}'
  entries: Iterable<Piece[]>
  /** Whether its own properties say nothing more. */
  isComplete?: boolean
  /** Whether some of its own properties are how the platform keeps what it says. */
  hasInternals?: boolean
}

/** Like Node, lists show this many items. */
export const maxItems = 100

/** Entries in brackets, behind a prefix that may be empty. */
export function* list(
  { prefix, brackets = '{}', entries }: Content,
  properties: Iterable<Piece[]>,
): Generator<Piece> {
  yield prefix && `${prefix} `
  yield brackets.charAt(0)
  let isEmpty = true
  for (const group of [entries, properties]) {
    for (const entry of group) {
      yield isEmpty ? ' ' : ', '
      yield* entry
      isEmpty = false
    }
  }
  yield isEmpty ? brackets.charAt(1) : ` ${brackets.charAt(1)}`
}

/** A text, and behind it the properties that there are. */
export function* withProperties(text: string, properties: Iterable<Piece[]>): Generator<Piece> {
  yield text
  let isEmpty = true
  for (const entry of properties) {
    yield isEmpty ? ' { ' : ', '
    yield* entry
    isEmpty = false
  }
  if (!isEmpty) yield ' }'
}

export function* singlesOf(values: Iterable<unknown>): Generator<Piece[]> {
  for (const value of values) yield [{ value }]
}

/** The entries that a list shows, and how many more there are. */
export function* limited(entries: Iterable<Piece[]>, size: number): Generator<Piece[]> {
  let shown = 0
  for (const entry of entries) {
    if (shown === maxItems) return yield [moreText(size - maxItems)]
    yield entry
    shown++
  }
}

export const moreText = (more: number) => `... ${more} more item${more === 1 ? '' : 's'}`
