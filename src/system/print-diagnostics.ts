import { type Diagnostic, formatDiagnostics } from '../model/diagnostic.ts'

/** Prints diagnostics to standard error. Prints nothing when there are none. */
export function printDiagnostics(diagnostics: Diagnostic[]): void {
  if (diagnostics.length > 0) process.stderr.write(`\n${formatDiagnostics(diagnostics)}`)
}
