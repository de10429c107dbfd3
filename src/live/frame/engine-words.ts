/** How the messages begin that V8 writes itself, up to the end of their line. */
const words =
  /(?:Cannot (?:access|add|assign|convert|define|delete|destructure|read|redefine|set) |Assignment to constant|Class constructor|Converting circular|Expected property|Invalid array length|Maximum call stack|Unexpected (?:end|identifier|non-whitespace|string|token)|(?<![^\s:])[^\s:]+ is not (?:a constructor|a function|an object|defined|iterable)).*/g

/**
 * What a stated text means where another engine runs the sample. Samples state errors as Node and Chromium word them, and
 * engines share only the names: what Chromium's says of a frozen object, Safari says in other words and is as right.
 */
export const inAnyWords = (stated: string): string => stated.replace(words, '…')

/** Whether an engine words its errors as samples state them. */
export function usesStatedWords(): boolean {
  try {
    Array.prototype.push.call(Object.freeze([0]), 1)
    return true
  } catch (error) {
    return String(error).startsWith('TypeError: Cannot add property')
  }
}
