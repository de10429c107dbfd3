// From rolldown, because loading all of Vite takes a compiling thread five times as long.
import { type ParseResult, parseSync } from 'rolldown/utils'
import type { Language } from '../../live/compile/parse-module.ts'
import { lineAt } from '../../live/compile/syntax-tree.ts'

export type SyntaxDiagnostic = {
  /** In the code, counted from 1. */
  line: number
  message: string
}

/** Parses code as a module, with the parser of the site's bundler. */
export function parseScript(code: string, language: Language): ParseResult {
  return parseSync(`code.${language}`, code, { lang: language, sourceType: 'module' })
}

/** The syntax errors in code, read as a module. */
export function syntaxDiagnostics(code: string, language: Language): SyntaxDiagnostic[] {
  return parseScript(code, language).errors.map(({ message, labels }) => ({
    line: lineAt(code, labels[0]?.start ?? 0),
    message,
  }))
}

/**
 * Whether code is nested so deeply that a parser or the formatter might crash the process. Counts brackets, arrows and
 * chained names instead of parsing. The count is never much lower than the real depth, and it's only much higher for
 * code that nobody writes by hand.
 */
export function isTooDeep(code: string): boolean {
  const chains = code.split(/[^\w$\s.=*]/)
  if (chains.some((chain) => chain.split(/[.=*]+/).length > 1000)) return true
  let depth = 0
  for (const [mark] of code.matchAll(/=>|[([{<?}\])]/g)) {
    depth = Math.max(0, depth + (/^[}\])]$/.test(mark) ? -1 : 1))
    if (depth > 1000) return true
  }
  return false
}
