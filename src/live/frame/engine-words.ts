/** Beginnings of error messages that V8 itself writes, up to the end of their line. */
const words =
  /(?:Cannot (?:access|add|assign|convert|define|delete|destructure|perform|read|redefine|set) |Assignment to constant|Class constructor|Converting circular|Expected property|Invalid array length|Maximum call stack|Unexpected (?:end|identifier|non-whitespace|string|token)|(?<![^\s:])[^\s:]+ is not (?:a constructor|a function|an object|defined|iterable)).*/g

/**
 * How to read a stated text in this engine. Samples state errors in the words of Node and Chromium, and other engines
 * only use the same names of errors: for a frozen object, Safari's message has other words and is just as right.
 */
export const inAnyWords = (stated: string): string =>
  stated
    .replaceAll('RangeError: Maximum call', `${fullStackName()}: Maximum call`)
    .replace(words, '…')

/** Endless recursion is a RangeError, except in Firefox. */
const fullStackName = () => ('InternalError' in globalThis ? 'InternalError' : 'RangeError')

/**
 * Whether an error means that the stack was full, or that React was called recursively too often. Then, the place where
 * it was thrown says little.
 */
export const isRepetition = ({ name, message }: Error): boolean =>
  (name === fullStackName() && /call stack|recursion/.test(message)) ||
  /^(?:Too many re-renders|Maximum update depth exceeded)/.test(message)

/** Whether this engine words its errors as samples state them. */
export function usesStatedWords(): boolean {
  try {
    Array.prototype.push.call(Object.freeze([0]), 1)
    return true
  } catch (error) {
    return String(error).startsWith('TypeError: Cannot add property')
  }
}
