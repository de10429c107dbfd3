import type { PrintLevel } from '../protocol.ts'
import { inspect } from '../values/inspect.ts'

type Printing = {
  /**
   * @param isOptional whether it may be missing where comments state what is printed
   * @param text makes the text, which isn't needed if too much has been printed
   */
  print: (level: PrintLevel, isOptional: boolean, text: () => string) => void
  /** Milliseconds */
  now: () => number
}

export type CreateConsole = (printing: Printing) => Partial<Console>

/** The functions of `console` for samples that print data. */
export const createPlainConsole: CreateConsole = ({ print }) => {
  const printer =
    (level: PrintLevel, isOptional: boolean) =>
    (...values: unknown[]) =>
      print(level, isOptional, () => textOf(values))
  const log = printer('log', false)
  // Libraries print warnings by themselves.
  return { log, info: log, debug: log, warn: printer('warn', true), error: printer('error', true) }
}

/** Libraries write their warnings with placeholders. */
function textOf(values: unknown[]): string {
  const [first = '', ...rest] = values.map(plain)
  const filled = first.replace(/%[sdifjoO]/g, (placeholder) => rest.shift() ?? placeholder)
  return [filled, ...rest].join(' ')
}

const plain = (value: unknown) => (typeof value === 'string' ? value : inspect(value))
