/** Something that is wrong with the content, told to the person who wrote it. */
export type Problem = {
  severity: 'error' | 'warning'
  /** Path from the project's root. */
  file: string
  /** Counted from 1. */
  line: number
  column?: number
  /** What was found, with the offending value. */
  message: string
  /** What was expected, or what to do. */
  hint?: string
}

/** Takes note of a problem in the file at hand. */
export type Report = (
  at: { line: number; column?: number },
  message: string,
  hint?: string,
  severity?: Problem['severity'],
) => void

/** A list of problems of one file, and the function that adds to it. */
export function problemList(file: string): { problems: Problem[]; report: Report } {
  const problems: Problem[] = []
  const report: Report = ({ line, column }, message, hint, severity = 'error') => {
    problems.push({
      severity,
      file,
      line,
      ...(column !== undefined && { column }),
      message,
      ...(hint !== undefined && { hint }),
    })
  }
  return { problems, report }
}

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`

/** `2 errors and 1 warning in 2 files`; the empty string when there is nothing to count. */
export function countProblems(problems: Problem[]): string {
  if (problems.length === 0) return ''
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const amounts = [
    errors > 0 ? count(errors, 'error') : '',
    warnings > 0 ? count(warnings, 'warning') : '',
  ].filter(Boolean)
  const files = new Set(problems.map(({ file }) => file)).size
  return `${amounts.join(' and ')} in ${count(files, 'file')}`
}

/**
 * All problems as text for a terminal: grouped by file, in order of line, each place in the form
 * `file:line:column` that editors and terminals make clickable, one count at the end.
 */
export function formatProblems(problems: Problem[]): string {
  if (problems.length === 0) return ''
  const files = [...new Set(problems.map(({ file }) => file))].sort()
  const groups = files.map((file) =>
    problems
      .filter((problem) => problem.file === file)
      .sort((a, b) => a.line - b.line)
      .map(formatProblem)
      .join('\n'),
  )
  return `${groups.join('\n\n')}\n\n${countProblems(problems)}\n`
}

/** Prints problems where builds and checks print what is wrong. Prints nothing when nothing is. */
export function printProblems(problems: Problem[]): void {
  if (problems.length > 0) process.stderr.write(`\n${formatProblems(problems)}`)
}

function formatProblem({ severity, file, line, column, message, hint }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  const lines = [`${place} ${severity}`, `  ${message}`]
  if (hint !== undefined) lines.push(`  ${hint}`)
  return lines.join('\n')
}
