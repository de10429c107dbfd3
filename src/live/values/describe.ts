import { isElement, jsxOf } from './jsx.ts'
import {
  type Content,
  limited,
  list,
  maxItems,
  moreText,
  type Piece,
  singlesOf,
  withProperties,
} from './pieces.ts'
import { isPlatform, platformContentOf } from './platform.ts'
import { nameOf, quote, textOf } from './primitives.ts'

/**
 * What the text of an object or a function consists of, piece by piece, so that whoever shows it can stop at any of
 * them.
 * @param depth how many objects are around it
 * @param isTooDeep whether only its kind is shown
 */
export function* describe(value: object, depth: number, isTooDeep: boolean): Generator<Piece> {
  if (isRevoked(value)) return yield '<Revoked Proxy>'
  if (isElement(value)) return yield* jsxOf(value, isTooDeep)
  if (isPlatform(value, 'Node')) return yield nodeText(value)
  const text = leafText(value, depth)
  if (text !== null) return yield* withProperties(text, isTooDeep ? [] : propertiesOf(value))
  const name = classNameOf(value)
  if (isTooDeep) return yield Array.isArray(value) ? '[Array]' : `[${name || 'Object'}]`
  const content = contentOf(value, name)
  yield* list(content, content.isComplete ? [] : propertiesOf(value, content.hasInternals))
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

/** The text of an object that needs no brackets; null for all others. */
function leafText(value: object, depth: number): string | null {
  if (typeof value === 'function') return functionText(value)
  if (value instanceof Error) {
    const text = value.message ? `${value.name}: ${value.message}` : String(value.name)
    return depth > 0 ? `[${text}]` : text
  }
  for (const read of [dateText, regExpText, boxText]) {
    const text = orNull(() => read(value))
    if (text !== null) return text
  }
  return null
}

function dateText(value: object): string {
  const time = Date.prototype.getTime.call(value)
  return Number.isNaN(time) ? 'Invalid Date' : new Date(time).toISOString()
}

const regExpText = (value: object) =>
  value instanceof RegExp ? RegExp.prototype.toString.call(value) : null

/** `[Number: 3]` */
function boxText(value: object): string | null {
  for (const Box of [Number, String, Boolean, Symbol, BigInt]) {
    if (!(value instanceof Box)) continue
    const inside: unknown = Reflect.apply(Box.prototype.valueOf, value, [])
    return `[${Box.name}: ${textOf(inside)}]`
  }
  return null
}

/** What only looks like an object of the class, such as its prototype, has nothing to read. */
function orNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}

function functionText(value: object): string {
  const source = Function.prototype.toString.call(value)
  const name = ownText(value, 'name')
  if (source.startsWith('class')) {
    const base = Object.getPrototypeOf(value)
    const baseName = typeof base === 'function' && ownText(base, 'name')
    return `[class ${name || '(anonymous)'}${baseName ? ` extends ${baseName}` : ''}]`
  }
  return `[${classNameOf(value) || 'Function'}${name ? `: ${name}` : ' (anonymous)'}]`
}

function ownText(value: object, key: PropertyKey): string {
  const text = Object.getOwnPropertyDescriptor(value, key)?.value
  return typeof text === 'string' ? text : ''
}

/** A node of the document: elements as HTML. */
function nodeText(node: object): string {
  const [html, name, text] = ['outerHTML', 'nodeName', 'nodeValue'].map((member) =>
    Reflect.get(node, member),
  )
  return html ?? name + (typeof text === 'string' ? ` ${quote(text)}` : '')
}

/** What an object holds besides its properties, and what stands before it. */
function contentOf(value: object, name: string): Content {
  if (Array.isArray(value)) {
    const prefix = name === 'Array' ? '' : sized(name, 'Array', value.length)
    return { prefix, brackets: '[]', entries: itemsOf(value) }
  }
  return (
    orNull(() => collectionOf(value, name)) ??
    orNull(() => platformContentOf(value, name)) ?? { prefix: prefixOf(value, name), entries: [] }
  )
}

function collectionOf(value: object, name: string): Content | null {
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const items = value as Uint8Array
    return { prefix: sized(name, '', items.length), brackets: '[]', entries: itemsOf(items) }
  }
  if (value instanceof Map) {
    const entries = Map.prototype.entries.call(value)
    const size = sizeOf(Map, value)
    return { prefix: sized(name, 'Map', size), entries: limited(pairsOf(entries), size) }
  }
  if (value instanceof Set) {
    const size = sizeOf(Set, value)
    const items = limited(singlesOf(Set.prototype.values.call(value)), size)
    return { prefix: sized(name, 'Set', size), entries: items }
  }
  if (value instanceof Promise) return { prefix: name, entries: [['…']] }
  if (value instanceof WeakMap || value instanceof WeakSet) {
    return { prefix: name, entries: [['<items unknown>']] }
  }
  if (value instanceof WeakRef) return { prefix: name, entries: [[{ value: value.deref() }]] }
  if (isArguments(value)) {
    return {
      prefix: '[Arguments]',
      brackets: '[]',
      entries: itemsOf([...value]),
      isComplete: true,
    }
  }
  return null
}

const sizeOf = (Collection: typeof Map | typeof Set, value: object): number =>
  Reflect.get(Collection.prototype, 'size', value)

const isArguments = (value: object): value is Iterable<unknown> =>
  Object.prototype.toString.call(value) === '[object Arguments]' && Symbol.iterator in value

/** `Set(2)`, and for a class of the sample `Tags(2) [Set]` */
function sized(name: string, base: string, size: number): string {
  if (name === '') return `[${base}(${size}): null prototype]`
  const isOwn = base !== '' && base !== 'Array' && name !== base
  return `${name}(${size})${isOwn ? ` [${base}]` : ''}`
}

/** The class of an object; empty for one without a prototype. */
function classNameOf(value: object): string {
  for (
    let prototype = Object.getPrototypeOf(value);
    prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    const creator = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value
    const name = typeof creator === 'function' ? ownText(creator, 'name') : ''
    if (name) return name
  }
  return ''
}

function prefixOf(value: object, name: string): string {
  const tag = tagOf(value)
  const prototype = Object.getPrototypeOf(value)
  if (prototype === null) return `[${tag || 'Object'}: null prototype]`
  const label = tag && tag !== name ? ` [${tag}]` : ''
  return name === 'Object' ? label && `Object${label}` : name + label
}

function tagOf(value: object): string {
  for (let holder = value; holder; holder = Object.getPrototypeOf(holder)) {
    const tag = ownText(holder, Symbol.toStringTag)
    if (tag) return tag
  }
  return ''
}

/** In longer lists, finding properties besides the items would take long. */
const maxSearched = 10_000

function* itemsOf(list: ArrayLike<unknown>): Generator<Piece[]> {
  let present: number[] | null = null
  let index = 0
  for (let shown = 0; index < list.length && shown < maxItems; shown++) {
    const item = Object.getOwnPropertyDescriptor(list, index)
    if (item) {
      yield [property(item)]
      index++
      continue
    }
    present ??= Reflect.ownKeys(list).filter(isIndex).map(Number)
    const next = present.find((candidate) => candidate > index) ?? list.length
    const missing = next - index
    yield [`<${missing} empty item${missing === 1 ? '' : 's'}>`]
    index = next
  }
  if (index < list.length) yield [moreText(list.length - index)]
}

function* pairsOf(entries: Iterable<[unknown, unknown]>): Generator<Piece[]> {
  for (const [key, value] of entries) yield [{ value: key }, ' => ', { value }]
}

const isIndex = (key: PropertyKey) => typeof key === 'string' && /^\d+$/.test(key)

/** What a console shows of an error, although it isn't enumerable. */
const hiddenOfErrors = ['cause', 'errors']

/** @param isData whether only what has a name and a value is shown */
function* propertiesOf(value: object, isData = false): Generator<Piece[]> {
  const hasItems = Array.isArray(value) || ArrayBuffer.isView(value) || value instanceof String
  if (hasItems && (value as ArrayLike<unknown>).length > maxSearched) return
  const isError = value instanceof Error
  for (const key of Reflect.ownKeys(value)) {
    if (hasItems && isIndex(key)) continue
    const descriptor = Object.getOwnPropertyDescriptor(value, key)
    if (isData && (typeof key === 'symbol' || descriptor?.get)) continue
    if (descriptor?.enumerable) yield [`${nameOf(key)}: `, property(descriptor)]
    else if (descriptor && isError && hiddenOfErrors.includes(String(key))) {
      yield [`[${String(key)}]: `, property(descriptor)]
    }
  }
}

function property({ get, set, value }: PropertyDescriptor): Piece {
  if (get) return set ? '[Getter/Setter]' : '[Getter]'
  return set ? '[Setter]' : { value }
}
