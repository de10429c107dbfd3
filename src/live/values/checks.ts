import { hasText } from './compare.ts'
import { anything, isSame } from './is-same.ts'

/** The value at a line whose comment states one; `expected` is null if it's as stated. */
export type CheckedResult = { type: 'value'; line: number; text: string; expected: string | null }

/**
 * The functions that compiled samples call to compare results with comments. Both the check of samples and browsers use
 * them, so readers see what the check has seen.
 * @param prints lines of output that comments of the sample state
 * @param inspect formats a value
 * @param report called with each result
 * @param begin called with each line before it runs
 * @param read how to read a stated text in this engine
 */
export function createChecks(
  prints: { line: number; text: string }[],
  inspect: (value: unknown) => string,
  report: (result: CheckedResult) => void,
  begin: (line: number) => void,
  read: (stated: string) => string,
) {
  let printed = 0

  const isText = (text: string, stated: string) => hasText(text, read(stated))

  /** Texts of errors may differ between engines; all other values must be the same. */
  const isErrorText = (text: string, stated: string) =>
    read(stated) !== stated && isText(text, stated)

  const sample = {
    anything,

    value(line: number, received: unknown, expected: () => unknown) {
      begin(line)
      const value = expected()
      const isStated = isSame(received, value, isErrorText)
      report({
        type: 'value',
        line,
        text: inspect(received),
        expected: isStated ? null : inspect(value).replaceAll(String(anything), '…'),
      })
      return received
    },

    throws(line: number, run: () => unknown, message: string) {
      begin(line)
      const check = (text: string, isThrown: boolean) => {
        const isStated = isThrown && isText(text, message)
        report({
          type: 'value',
          line,
          text: isThrown ? `throws ${text}` : text,
          expected: isStated ? null : `throws ${message}`,
        })
      }
      try {
        const result = run()
        if (!(result instanceof Promise)) return check(inspect(result), false)
        return result.then(
          (value) => check(inspect(value), false),
          (error) => check(errorText(error, inspect), true),
        )
      } catch (error) {
        check(errorText(error, inspect), true)
      }
    },
  }

  /**
   * Finds the stated line for a printed text, and whether they're the same; null if there is none.
   * @param isOptional whether only the same text counts, because libraries also print warnings by themselves
   */
  function takeStated(text: string, isOptional: boolean): { line: number; isSame: boolean } | null {
    const next = prints[printed]
    if (!next) return null
    const isStated = isText(text, next.text)
    if (isOptional && !isStated) return null
    printed += 1
    return { line: next.line, isSame: isStated }
  }

  return { sample, takeStated }
}

/** Samples state an error as `TypeError: message`. */
export function errorText(error: unknown, inspect: (value: unknown) => string): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : inspect(error)
}
