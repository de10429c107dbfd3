import { type FrameReport, longestText, mostReports, type PrintLevel } from '../protocol.ts'
import { anything, hasText, hasValue } from '../values/compare.ts'
import { format } from '../values/format.ts'
import { inspect } from '../values/inspect.ts'
import { isSame } from '../values/is-same.ts'

/**
 * What compiled samples call to say what comes out of them.
 * @param prints lines of output that comments of the sample state
 * @param read what a stated text means in this browser
 */
export function createResults(
  prints: { line: number; text: string }[],
  send: (report: FrameReport) => void,
  read: (stated: string) => string,
) {
  let line = 0
  /** Of a file that the sample imports, lines are nothing to point at. */
  let isOwn = true
  let printed = 0
  let sent = 0
  let errors = 0

  function report(next: FrameReport): void {
    // How it ended is told whatever came before.
    if (next.type === 'end' || (next.type === 'error' && errors++ < mostErrors)) {
      send(cutTexts(next))
      return
    }
    sent += 1
    if (sent <= mostReports) send(cutTexts(next))
    else if (sent === mostReports + 1) {
      const text = 'There is more, which is not shown.'
      send({ type: 'print', line: 0, level: 'warn', text, stated: null })
    }
  }

  const isText = (text: string, stated: string) => hasText(text, read(stated))

  /** Only of errors the texts may differ. */
  const isLeaf = (received: unknown, stated: unknown) =>
    isSame(received, stated) ||
    (typeof received === 'string' &&
      typeof stated === 'string' &&
      read(stated) !== stated &&
      isText(received, stated))

  const sample = {
    anything,

    value(place: number, received: unknown, expected: () => unknown) {
      line = place
      isOwn = true
      const value = expected()
      const isStated = hasValue(received, value, isLeaf)
      report({
        type: 'value',
        line: place,
        text: inspect(received),
        expected: isStated ? null : inspect(value).replaceAll(String(anything), '…'),
      })
      return received
    },

    throws(place: number, run: () => unknown, message: string) {
      line = place
      isOwn = true
      const check = (text: string, isThrown: boolean) => {
        const isStated = isThrown && isText(text, message)
        report({
          type: 'value',
          line: place,
          text: isThrown ? `throws ${text}` : text,
          expected: isStated ? null : `throws ${message}`,
        })
      }
      try {
        const result = run()
        if (!(result instanceof Promise)) return check(inspect(result), false)
        return result.then(
          (value) => check(inspect(value), false),
          (error) => check(errorText(error), true),
        )
      } catch (error) {
        check(errorText(error), true)
      }
    },
  }

  /** Lines that nobody states are shown all the same; a library's warnings take no stated line. */
  function print(level: PrintLevel, isOptional: boolean, values: unknown[], at: number): void {
    // Showing what is not sent would take time for nothing.
    if (sent > mostReports) return
    const text = format(values)
    const next = prints[printed]
    const isStated = next !== undefined && isText(text, next.text)
    const counts = next !== undefined && (isStated || !isOptional)
    if (counts) printed += 1
    report({
      type: 'print',
      line: at,
      level,
      text,
      stated: counts ? { line: next.line, isSame: isStated } : null,
    })
  }

  return {
    sample,
    print,
    /** The line that ran last, as far as it is known. */
    line: () => (isOwn ? line : 0),
    at(place: number, isOwnFile: boolean) {
      line = place
      isOwn = isOwnFile
    },
    error(error: unknown, file: string, place: number): void {
      report({ type: 'error', line: place, file, text: errorText(error) })
    },
    end: (ms: number) => report({ type: 'end', ms }),
  }
}

export type Results = ReturnType<typeof createResults>

const mostErrors = 10

/** Samples state an error as `TypeError: message`. */
function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : inspect(error)
}

function cutTexts(report: FrameReport): FrameReport {
  const cut = (text: string) =>
    text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
  if (report.type === 'value') {
    const { expected } = report
    return { ...report, text: cut(report.text), expected: expected === null ? null : cut(expected) }
  }
  return 'text' in report ? { ...report, text: cut(report.text) } : report
}
