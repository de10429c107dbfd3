import { inspect } from './inspect.ts'
import { isElement, jsxOf } from './jsx.ts'
import {
  classNameOf,
  type Describe,
  describePlain,
  itemsOf,
  list,
  type Piece,
  prefixOf,
  propertiesOf,
} from './plain.ts'
import { type ForeignContent, isPlatform, platformContentOf } from './platform.ts'
import { quote, textOf } from './primitives.ts'

/** Formats any value, including what the platform and React have classes for. */
export const inspectAll = (value: unknown, maxDepth?: number): string =>
  inspect(value, maxDepth, describeAll)

const describeAll: Describe = function* (value, depth, isTooDeep) {
  if (isRevoked(value)) return yield '<Revoked Proxy>'
  if (isElement(value)) return yield* jsxOf(value, isTooDeep)
  if (isPlatform(value, 'Node')) return yield nodeText(value)
  const box = orNull(() => boxText(value))
  if (box) {
    return yield* list({ prefix: box, entries: [] }, isTooDeep ? [] : propertiesOf(value, true))
  }
  const name = classNameOf(value)
  const content =
    isTooDeep || typeof value === 'function' || value instanceof Error
      ? null
      : (emptyContentOf(value, name) ??
        orNull(() => collectionOf(value, name)) ??
        orNull(() => platformContentOf(value, name)))
  if (content === null) return yield* describePlain(value, depth, isTooDeep)
  const properties = propertiesOf(value, content.brackets === '[]')
  yield* list(
    content,
    content.isComplete ? [] : content.hasInternals ? dataOf(properties) : properties,
  )
}

/** What only looks like a date or a collection, such as its prototype, holds nothing. */
function emptyContentOf(value: object, name: string): ForeignContent | null {
  const reads =
    value instanceof Date
      ? () => value.getTime()
      : value instanceof Map || value instanceof Set
        ? () => value.size
        : () => 0
  const isReal = orNull(reads) !== null
  return isReal ? null : { prefix: prefixOf(value, name), brackets: '{}', entries: [] }
}

/** Only such a proxy makes this function throw. */
function isRevoked(value: object): boolean {
  try {
    Array.isArray(value)
    return false
  } catch {
    return true
  }
}

/** What only looks like an object of the class, such as its prototype, has nothing to read. */
function orNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** `[Number: 3]` */
function boxText(value: object): string | null {
  for (const Box of [Number, String, Boolean, Symbol, BigInt]) {
    if (!(value instanceof Box)) continue
    const inside: unknown = Reflect.apply(Box.prototype.valueOf, value, [])
    return `[${Box.name}: ${textOf(inside)}]`
  }
  return null
}

/** A node of the document: elements as HTML. */
function nodeText(node: object): string {
  const [html, name, text] = ['outerHTML', 'nodeName', 'nodeValue'].map((member) =>
    Reflect.get(node, member),
  )
  return html ?? name + (typeof text === 'string' ? ` ${quote(text)}` : '')
}

/** The properties that have a name and a value. */
function* dataOf(properties: Iterable<Piece[]>): Generator<Piece[]> {
  for (const [name, value] of properties) {
    if (typeof name === 'string' && !name.startsWith('[') && typeof value === 'object') {
      yield [name, value]
    }
  }
}

function collectionOf(value: object, name: string): ForeignContent | null {
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const items = value as Uint8Array
    return { prefix: `${name}(${items.length})`, brackets: '[]', entries: itemsOf(items) }
  }
  if (value instanceof WeakMap || value instanceof WeakSet) {
    return { prefix: name, brackets: '{}', entries: [['<items unknown>']] }
  }
  if (value instanceof WeakRef)
    return { prefix: name, brackets: '{}', entries: [[{ value: value.deref() }]] }
  if (Object.prototype.toString.call(value) !== '[object Arguments]') return null
  const entries = itemsOf(Array.from(value as ArrayLike<unknown>))
  return { prefix: '[Arguments]', brackets: '[]', entries, isComplete: true }
}
