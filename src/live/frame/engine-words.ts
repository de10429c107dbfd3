/** How the messages begin that V8 writes itself, up to the end of their line. */
const words =
  /(?:Cannot (?:access|add|assign|convert|define|delete|destructure|perform|read|redefine|set) |Assignment to constant|Class constructor|Converting circular|Expected property|Invalid array length|Maximum call stack|Unexpected (?:end|identifier|non-whitespace|string|token)|(?<![^\s:])[^\s:]+ is not (?:a constructor|a function|an object|defined|iterable)).*/g

/**
 * What a stated text means where another engine runs the sample. Samples state errors as Node and Chromium word them,
 * and engines share only the names: what Chromium's says of a frozen object, Safari says in other words and is as
 * right.
 */
export const inAnyWords = (stated: string): string =>
  stated
    .replaceAll('RangeError: Maximum call', `${fullStackName()}: Maximum call`)
    .replace(words, '…')

/** Recursion without an end is a RangeError by its name, but not in Firefox. */
const fullStackName = () => ('InternalError' in globalThis ? 'InternalError' : 'RangeError')

/**
 * Whether an error says that functions have called each other until there was no room, or that React has called one too
 * often. Where it's thrown says little then.
 */
export const isRepetition = ({ name, message }: Error): boolean =>
  (name === fullStackName() && /call stack|recursion/.test(message)) ||
  /^(?:Too many re-renders|Maximum update depth exceeded)/.test(message)

/** Whether an engine words its errors as samples state them. */
export function usesStatedWords(): boolean {
  try {
    Array.prototype.push.call(Object.freeze([0]), 1)
    return true
  } catch (error) {
    return String(error).startsWith('TypeError: Cannot add property')
  }
}
