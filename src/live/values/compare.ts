import { isInOrder } from './is-in-order.ts'
import { isSame } from './is-same.ts'

/** The value that stands for `…` in an expected value. */
export const anything = Symbol('anything')

/**
 * Whether a value has the expected structure.
 * @param isLeaf compares values without a structure
 */
export function hasValue(received: unknown, expected: unknown, isLeaf = isSame): boolean {
  if (expected === anything) return true
  if (!isContainer(received) || !isContainer(expected)) return isLeaf(received, expected)
  if (Object.getPrototypeOf(received) !== Object.getPrototypeOf(expected)) return false
  const isPlain = Array.isArray(expected) || Object.getPrototypeOf(expected) === Object.prototype
  if (!isPlain) return isSame(received, expected)
  const keys = Reflect.ownKeys(expected)
  return (
    Reflect.ownKeys(received).length === keys.length &&
    keys.every(
      (key) => Object.hasOwn(received, key) && hasValue(received[key], expected[key], isLeaf),
    )
  )
}

type Container = { [key: PropertyKey]: unknown }

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null

/**
 * Whether printed text is as expected. Consoles differ in line breaks, spaces at brackets and quotes of strings, so
 * these don't count. `…` matches any text.
 */
export function hasText(received: string, expected: string): boolean {
  const parts = plain(expected).split('…')
  return isInOrder(
    plain(received),
    parts.map((part) => part.trim()),
  )
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([[\](){}]) ?/g, '$1')
    .replace(/,(?=[\]})])/g, '')
    .replaceAll('"', "'")
    .trim()
}
