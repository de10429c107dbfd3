import { nameOf } from './primitives.ts'

/** A part of the text of an object: text as it stands, or a value to show there. */
export type Piece = string | { value: unknown }

/**
 * Says what the text of an object or a function consists of, piece by piece, so that it can be cut at any of them.
 * @param depth how many objects are around it
 * @param isTooDeep whether only its kind is shown
 */
export type Describe = (value: object, depth: number, isTooDeep: boolean) => Iterable<Piece>

/** Like Node, lists show this many items. */
const maxItems = 100

/** In longer lists, finding properties besides the items would take long. */
const maxSearched = 10_000

/** Describes data, and whatever else is shown like it. */
export const describePlain: Describe = function* (value, depth, isTooDeep) {
  const leaf = leafText(value, depth)
  if (leaf !== null)
    return yield* list({ prefix: leaf, entries: [] }, isTooDeep ? [] : propertiesOf(value))
  const name = classNameOf(value)
  if (isTooDeep) return yield `[${name || 'Object'}]`
  yield* list(contentOf(value, name), propertiesOf(value))
}

/** What an object holds, each entry in pieces, and what stands before it. */
export type Content = {
  prefix: string
  /** Without some, there are only any if it holds something. */
  brackets?: '[]' | '{}'
  entries: Iterable<Piece[]>
}

function contentOf(value: object, name: string): Content {
  if (Array.isArray(value)) {
    const prefix = name === 'Array' ? '' : `${name}(${value.length})`
    return { prefix, brackets: '[]', entries: itemsOf(value) }
  }
  if (!(value instanceof Map || value instanceof Set)) {
    const entries = value instanceof Promise ? [['…']] : []
    return { prefix: prefixOf(value, name), brackets: '{}', entries }
  }
  const entries = limited(entriesOf(value), value.size)
  return { prefix: `${name}(${value.size})`, brackets: '{}', entries }
}

function* entriesOf(value: Map<unknown, unknown> | Set<unknown>): Generator<Piece[]> {
  for (const [key, item] of value.entries()) {
    yield value instanceof Map ? [{ value: key }, ' => ', { value: item }] : [{ value: key }]
  }
}

/** The text of an object that needs no brackets; null for all others. */
function leafText(value: object, depth: number): string | null {
  if (typeof value === 'function') return functionText(value)
  if (value instanceof Error) {
    const text = value.message ? `${value.name}: ${value.message}` : String(value.name)
    return depth > 0 ? `[${text}]` : text
  }
  if (value instanceof RegExp) return String(value)
  if (!(value instanceof Date)) return null
  return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
}

function functionText(value: object): string {
  const name = ownText(value, 'name')
  if (/^class\b/.test(Function.prototype.toString.call(value))) {
    const base = ownText(Object.getPrototypeOf(value), 'name')
    return `[class ${name || '(anonymous)'}${base && ` extends ${base}`}]`
  }
  return `[${classNameOf(value) || 'Function'}${name ? `: ${name}` : ' (anonymous)'}]`
}

export function ownText(value: object, key: PropertyKey): string {
  const text = Object.getOwnPropertyDescriptor(value, key)?.value
  return typeof text === 'string' ? text : ''
}

/** The class of an object; empty for one without a prototype. */
export function classNameOf(value: object): string {
  for (let at = Object.getPrototypeOf(value); at; at = Object.getPrototypeOf(at)) {
    const creator = Object.getOwnPropertyDescriptor(at, 'constructor')?.value
    const name = typeof creator === 'function' ? ownText(creator, 'name') : ''
    if (name) return name
  }
  return ''
}

export function prefixOf(value: object, name: string): string {
  let tag = ''
  for (let at = value; at && !tag; at = Object.getPrototypeOf(at))
    tag = ownText(at, Symbol.toStringTag)
  if (Object.getPrototypeOf(value) === null) return `[${tag || 'Object'}: null prototype]`
  const label = tag && tag !== name ? ` [${tag}]` : ''
  return name === 'Object' ? label && name + label : name + label
}

export function* itemsOf(list: ArrayLike<unknown>): Generator<Piece[]> {
  let present: number[] | undefined
  let index = 0
  for (let shown = 0; index < list.length && shown < maxItems; shown++) {
    const item = Object.getOwnPropertyDescriptor(list, index)
    const from = index++
    if (item) yield [property(item)]
    else {
      present ??= Reflect.ownKeys(list).filter(isIndex).map(Number)
      index = present.find((other) => other > from) ?? list.length
      yield [`<${counted(index - from, 'empty item')}>`]
    }
  }
  if (index < list.length) yield [`... ${counted(list.length - index, 'more item')}`]
}

/** The entries that a list shows, and how many more there are. */
export function* limited(entries: Iterable<Piece[]>, size: number): Generator<Piece[]> {
  let shown = 0
  for (const entry of entries) {
    if (shown++ === maxItems) return yield [`... ${counted(size - maxItems, 'more item')}`]
    yield entry
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const isIndex = (key: PropertyKey) => typeof key === 'string' && /^\d+$/.test(key)

/** The enumerable properties of an object, without its items if it has some. */
export function* propertiesOf(value: object, hasItems = Array.isArray(value)): Generator<Piece[]> {
  if (hasItems && (value as unknown[]).length > maxSearched) return
  for (const key of Reflect.ownKeys(value)) {
    const descriptor = Object.getOwnPropertyDescriptor(value, key)
    if (!descriptor || (hasItems && isIndex(key))) continue
    if (descriptor.enumerable) yield [`${nameOf(key)}: `, property(descriptor)]
    // A console shows these of an error, although they aren't enumerable.
    else if (value instanceof Error && /^(?:cause|errors)$/.test(String(key))) {
      yield [`[${String(key)}]: `, property(descriptor)]
    }
  }
}

function property({ get, set, value }: PropertyDescriptor): Piece {
  if (get) return set ? '[Getter/Setter]' : '[Getter]'
  return set ? '[Setter]' : { value }
}

/** What an object holds, or only its text if it holds nothing and has no brackets. */
export function* list(
  { prefix, brackets, entries }: Content,
  properties: Iterable<Piece[]>,
): Generator<Piece> {
  const [open, close] = brackets ?? '{}'
  let isEmpty = true
  yield prefix
  for (const group of [entries, properties]) {
    for (const entry of group) {
      yield isEmpty ? `${prefix && ' '}${open} ` : ', '
      yield* entry
      isEmpty = false
    }
  }
  if (!isEmpty) yield ` ${close}`
  else if (brackets) yield (prefix && ' ') + brackets
}
