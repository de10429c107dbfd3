/** What `…` stands for in an expected value. */
export const anything = Symbol('anything')

/**
 * Whether a value has the structure of an expected one: what Node's `isDeepStrictEqual` says of the values that
 * samples have, in browsers too. Functions and weak collections are the same only as one object.
 * @param isSameText whether a text is as expected, where it isn't the same
 */
export function isSame(
  a: unknown,
  b: unknown,
  isSameText: (text: string, expected: string) => boolean = () => false,
  seen: [unknown, unknown][] = [],
): boolean {
  if (b === anything || Object.is(a, b)) return true
  if (typeof a === 'string' && typeof b === 'string') return isSameText(a, b)
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (prototypeOf(a) !== prototypeOf(b)) return false
  // Two cycles are the same if nothing differs on the way around.
  if (seen.some(([left, right]) => left === a && right === b)) return true
  const inside: [unknown, unknown][] = [...seen, [a, b]]
  const same = (left: unknown, right: unknown) => isSame(left, right, isSameText, inside)
  return hasSameContent(a, b, same) && hasSameProperties(a, b, same)
}

/** The namespace of a module is stated as an object. */
const prototypeOf = (value: object): unknown =>
  Object.prototype.toString.call(value) === '[object Module]'
    ? Object.prototype
    : Object.getPrototypeOf(value)

type Same = (left: unknown, right: unknown) => boolean

function hasSameContent(a: object, b: object, same: Same): boolean {
  if (a instanceof WeakMap || a instanceof WeakSet) return false
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime())
  if (a instanceof RegExp) return String(a) === String(b)
  if (a instanceof Error && b instanceof Error) return a.name === b.name && a.message === b.message
  if ((a instanceof Map && b instanceof Map) || (a instanceof Set && b instanceof Set)) {
    return a.size === b.size && matchesAll([...a], [...b], same)
  }
  if (a instanceof ArrayBuffer && b instanceof ArrayBuffer) {
    return same(new Uint8Array(a), new Uint8Array(b))
  }
  return !(Array.isArray(a) && Array.isArray(b)) || a.length === b.length
}

/** Maps and sets with the same content are the same in any order. */
function matchesAll(left: unknown[], right: unknown[], same: Same): boolean {
  const rest = [...right]
  return left.every((value) => {
    const index = rest.findIndex((other) => same(value, other))
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
}

function hasSameProperties(a: object, b: object, same: Same): boolean {
  const keys = ownEnumerable(a)
  return (
    keys.length === ownEnumerable(b).length &&
    keys.every(
      (key) =>
        Object.prototype.propertyIsEnumerable.call(b, key) &&
        same(Reflect.get(a, key), Reflect.get(b, key)),
    )
  )
}

const ownEnumerable = (object: object) =>
  Reflect.ownKeys(object).filter((key) => Object.prototype.propertyIsEnumerable.call(object, key))
