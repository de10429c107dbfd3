import type { z } from 'zod'
import { checkValue } from '../../model/check-value.ts'
import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import { syntaxDiagnostics } from '../code/syntax.ts'
import { valueLine } from '../code/value-line.ts'
import { readProjectText } from '../source/content-files.ts'

/** The value of a file, or its mistakes. */
export type ReadValue<Value> = { value: Value } | { diagnostics: Diagnostic[] }

/**
 * Reads a JSON file by its path from `root`, and checks it with a schema whose parts have descriptions.
 * @returns the value, the file's mistakes, or, as the end of a sentence, why it can't be read
 */
export function readContentJson<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): ReadValue<z.infer<Schema>> | { reason: string } {
  const source = readProjectText(root, file)
  if ('reason' in source) return source
  const { text } = source
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const [syntax] = syntaxDiagnostics(`(${text})`, 'ts')
    const hint = `Expected ${schema.description}.`
    return {
      diagnostics: [errorIn({ file, line: syntax?.line ?? 1 }, 'The file is not JSON.', hint)],
    }
  }
  return checkFileValue(file, text, schema, value)
}

/** Checks the parsed text of a file. */
export function checkFileValue<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  value: unknown,
): ReadValue<z.infer<Schema>> {
  const checked = checkValue(schema, value)
  if ('value' in checked) return checked
  return {
    diagnostics: checked.issues.map(({ path, message, hint }) =>
      errorIn({ file, line: valueLine(file, text, path) }, message, hint),
    ),
  }
}

/** The line of a value, counted from 1, in a file given by its path from `root`. */
export function lineInFile(root: string, file: string, path: PropertyKey[]): number {
  const source = readProjectText(root, file)
  return 'text' in source ? valueLine(file, source.text, path) : 1
}
