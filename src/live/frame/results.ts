import { type FrameReport, maxReports, maxTextLength, type PrintLevel } from '../protocol.ts'
import { createChecks, errorText } from '../values/checks.ts'

/**
 * The functions that compiled samples call to report results.
 * @param prints lines of output that comments of the sample state
 * @param read how to read a stated text in this browser
 * @param inspect formats a value
 */
export function createResults(
  prints: { line: number; text: string }[],
  send: (report: FrameReport) => void,
  read: (stated: string) => string,
  inspect: (value: unknown) => string,
) {
  let line = 0
  let sent = 0
  let errors = 0

  function report(next: FrameReport): void {
    // The end of a run is reported even if there were too many reports.
    const isEnding = next.type === 'end' || (next.type === 'error' && errors++ < maxErrors)
    if (isEnding || ++sent <= maxReports) send(cut(next))
    else if (sent === maxReports + 1) {
      const text = 'There is more, which is not shown.'
      send({ type: 'print', line: 0, level: 'warn', text, stated: null })
    }
  }

  const { sample, takeStated } = createChecks(prints, inspect, report, at, read)

  /** The current line; 0 in a file that the sample imports, whose lines readers don't see. */
  function at(next: number): void {
    line = next
  }

  /** Output that no comment states is also shown. */
  function print(level: PrintLevel, isOptional: boolean, makeText: () => string): void {
    // Formatting values that aren't sent would waste time.
    if (sent > maxReports) return
    const text = makeText()
    const stated = takeStated(text, isOptional)
    // Redux Toolkit's checks warn of the time that they take, which on a slow machine happens in any sample.
    if (stated === null && text.includes('ms, which is more than the warning threshold')) return
    report({ type: 'print', line, level, text, stated })
  }

  return {
    sample,
    print,
    /** The last line that is known to have run. */
    line: () => line,
    at,
    error(error: unknown, file: string, line: number): void {
      report({ type: 'error', line, file, text: errorText(error, inspect) })
    },
    end: (ms: number) => report({ type: 'end', ms }),
  }
}

export type Results = ReturnType<typeof createResults>

const maxErrors = 10

/** Pages cut what is longer. */
function cut(report: FrameReport): FrameReport {
  return 'text' in report && report.text.length > maxTextLength
    ? { ...report, text: `${report.text.slice(0, maxTextLength - 1)}…` }
    : report
}
