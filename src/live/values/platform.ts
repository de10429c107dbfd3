import { type Content, itemsOf, limited, type Piece } from './plain.ts'
import { nameOf } from './primitives.ts'

/** What an object of the platform or of a library holds. */
export type ForeignContent = Content & {
  /** Whether its own properties say nothing more. */
  isComplete?: true
  /** Whether some of its own properties are how the platform keeps what it says. */
  hasInternals?: true
}

/**
 * What an object of the platform, such as a `Response`, says by the getters of its class; null for any other object.
 * Where Node shows the same members, they come in its order.
 * @param name the class of the object
 * @throws {TypeError} for what isn't really of that class, such as its prototype
 */
export function platformContentOf(value: object, name: string): ForeignContent | null {
  if (value === globalThis || isPlatform(value, 'Window')) {
    return { prefix: 'Window', brackets: '{}', entries: [['…']], isComplete: true }
  }
  // What JavaScript itself has, or what has no class
  if (/^(?:Object|Array|Map|Set|Date|RegExp|Promise)?$/.test(name)) return null
  if (Object.hasOwn(value, 'nativeEvent') && Object.hasOwn(value, '_targetInst')) {
    const entries = membersOf(value, eventMembers)
    return { prefix: 'SyntheticEvent', brackets: '{}', entries, isComplete: true }
  }
  const entries = entriesOf(value)
  if (entries) return { prefix: name, brackets: '{}', entries, hasInternals: true }
  if (!isPlatform(value, name) || !isNative(Reflect.get(globalThis, name))) return null
  if (Reflect.get(value, Symbol.iterator) === Array.prototype.values) {
    const items = Array.from(value as ArrayLike<unknown>)
    const prefix = `${name}(${items.length})`
    return { prefix, brackets: '[]', entries: itemsOf(items), isComplete: true }
  }
  return {
    prefix: name,
    brackets: '{}',
    entries: membersOf(value, simpleGettersOf(value)),
    hasInternals: true,
  }
}

/** What objects of some classes say, in the order of Node where it shows the same. */
function entriesOf(value: object): Iterable<Piece[]> | null {
  const known = classes.find(([className]) => isPlatform(value, className))
  if (known) return membersOf(value, known[1])
  const isForm = isPlatform(value, 'Headers') || isPlatform(value, 'FormData')
  if (!isForm && !isPlatform(value, 'URLSearchParams')) return null
  const pairs = [...(value as Iterable<[string, unknown]>)].map(([key, item]): Piece[] =>
    isForm ? [`${nameOf(key)}: `, { value: item }] : [{ value: key }, ' => ', { value: item }],
  )
  return limited(pairs, pairs.length)
}

/** Whether a value has a class of the browser, which may be missing in Node. */
export function isPlatform(value: object, className: string): boolean {
  const Class: unknown = Reflect.get(globalThis, className)
  return typeof Class === 'function' && value instanceof Class
}

const eventMembers = ['type', 'key', 'code', 'data', 'detail', 'message', 'reason', 'target']

/** Subclasses before their base. */
const classes: [className: string, members: string[]][] = [
  [
    'URL',
    [
      ...['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port'],
      ...['pathname', 'search', 'searchParams', 'hash'],
    ],
  ],
  ['Response', ['status', 'statusText', 'headers', 'bodyUsed', 'ok', 'redirected', 'type', 'url']],
  ['Request', ['method', 'url', 'headers', 'bodyUsed', 'mode', 'credentials', 'cache', 'signal']],
  ['File', ['size', 'type', 'name', 'lastModified']],
  ['Blob', ['size', 'type']],
  ['AbortController', ['signal']],
  ['AbortSignal', ['aborted', 'reason']],
  ['Event', eventMembers],
  ['ArrayBuffer', ['byteLength']],
  ['DataView', ['byteLength', 'byteOffset', 'buffer']],
]

/** The members that a value has. */
function* membersOf(value: object, names: readonly string[]): Generator<Piece[]> {
  for (const name of names) {
    const member = Reflect.get(value, name)
    if (member !== undefined) yield [`${nameOf(name)}: `, { value: member }]
  }
}

/** Whether the platform has written a function. */
export const isNative = (creator: object) =>
  /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(creator))

/** The getters of a class of the browser that return no object. */
function simpleGettersOf(value: object): string[] {
  const names: string[] = []
  for (
    let prototype = Object.getPrototypeOf(value);
    prototype && prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (get && Object(Reflect.get(value, name)) !== Reflect.get(value, name)) names.push(name)
    }
  }
  return names.filter((name) => Reflect.get(value, name) !== null)
}
