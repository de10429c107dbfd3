/** A mistake in the content or its settings, for the person who wrote them. */
export type Diagnostic = {
  severity: 'error' | 'warning'
  /** Path from the project's root, or `environment` for an environment variable. */
  file: string
  /** Counted from 1. */
  line?: number
  column?: number
  /** What was found, including the wrong value. */
  message: string
  /** What was expected, or what to do about it. */
  hint?: string
}

/** Thrown when a command fails because its content or settings have errors. */
export class DiagnosticError extends Error {
  readonly diagnostics: Diagnostic[]

  /** @param diagnostics everything that was found, including warnings */
  constructor(diagnostics: Diagnostic[]) {
    super(formatDiagnostics(diagnostics))
    this.diagnostics = diagnostics
  }
}

/** Whether one of the diagnostics is an error, which makes a command fail. */
export function hasErrors(diagnostics: Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

/** Removes duplicates, because everything that reads a file finds the same mistakes in it. */
export function uniqueDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const byText = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]))
  return [...byText.values()]
}

/** A place in a file; the first line if none is given. */
type SourceLocation = Pick<Diagnostic, 'file' | 'line' | 'column'>

/** Creates a diagnostic that makes a command fail. */
export function errorIn(location: SourceLocation, message: string, hint?: string): Diagnostic {
  return diagnosticIn(location, 'error', message, hint)
}

/** Creates a diagnostic that is only printed. */
export function warningIn(location: SourceLocation, message: string, hint?: string): Diagnostic {
  return diagnosticIn(location, 'warning', message, hint)
}

function diagnosticIn(
  { file, line = 1, column }: SourceLocation,
  severity: Diagnostic['severity'],
  message: string,
  hint: string | undefined,
): Diagnostic {
  return {
    severity,
    file,
    line,
    ...(column !== undefined && { column }),
    message,
    ...(hint !== undefined && { hint }),
  }
}

/** Reports an error in the current file. */
export type Report = (at: { line: number; column?: number }, message: string, hint?: string) => void

/** A list of errors in one file, and the function that adds to it. */
export function collectDiagnostics(file: string): { diagnostics: Diagnostic[]; report: Report } {
  const diagnostics: Diagnostic[] = []
  const report: Report = (at, message, hint) => {
    diagnostics.push(errorIn({ file, ...at }, message, hint))
  }
  return { diagnostics, report }
}

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`

/** `2 errors and 1 warning in 2 files`; an empty string when there are none. */
export function countDiagnostics(diagnostics: Diagnostic[]): string {
  if (diagnostics.length === 0) return ''
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const amounts = [
    errors > 0 ? count(errors, 'error') : '',
    warnings > 0 ? count(warnings, 'warning') : '',
  ].filter(Boolean)
  const files = new Set(diagnostics.map(({ file }) => file)).size
  return `${amounts.join(' and ')} in ${count(files, 'file')}`
}

/**
 * Formats diagnostics for a terminal: grouped by file, ordered by line, each place as `file:line:column`, which editors
 * and terminals make clickable, with one count at the end.
 */
export function formatDiagnostics(diagnostics: Diagnostic[]): string {
  if (diagnostics.length === 0) return ''
  const files = [...new Set(diagnostics.map(({ file }) => file))].sort()
  const groups = files.map((file) =>
    diagnostics
      .filter((diagnostic) => diagnostic.file === file)
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .map(formatDiagnostic)
      .join('\n'),
  )
  return `${groups.join('\n\n')}\n\n${countDiagnostics(diagnostics)}\n`
}

function formatDiagnostic({ severity, file, line, column, message, hint }: Diagnostic): string {
  const location = [file, line, column].filter((part) => part !== undefined).join(':')
  const lines = [`${location} ${severity}`, `  ${message}`]
  if (hint !== undefined) lines.push(`  ${hint}`)
  return lines.join('\n')
}
