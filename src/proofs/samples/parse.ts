import { markIn } from '../../compiler/code/marks.ts'
import { type SyntaxDiagnostic, syntaxDiagnostics } from '../../compiler/code/syntax.ts'
import { lineAt } from '../../live/compile/syntax-tree.ts'

const parsers: { [language: string]: (code: string) => SyntaxDiagnostic[] } = {
  js: (code) => syntaxDiagnostics(code, 'jsx'),
  jsx: (code) => syntaxDiagnostics(code, 'jsx'),
  json: jsonProblems,
  bash: shellProblems,
}

/** Whether samples of this language are parsed. */
export function isParsed(language: string): boolean {
  return Object.hasOwn(parsers, language)
}

/** Syntax errors in JavaScript, JSON or shell code. */
export function parseSample(language: string, code: string): SyntaxDiagnostic[] {
  return parsers[language]?.(code) ?? []
}

/** JSON may have marker comments, because readers don't see them. */
function jsonProblems(code: string): SyntaxDiagnostic[] {
  const json = code
    .split('\n')
    .map((line) => (markIn(line, 'json') ? '' : line))
    .join('\n')
  try {
    JSON.parse(json)
    return []
  } catch (error) {
    const { message } = error as SyntaxError
    const position = /at position (\d+)/.exec(message)?.[1]
    const line = position === undefined ? json.split('\n').length : lineAt(json, Number(position))
    return [{ line, message: message.replace(/ in JSON at position.*$|, ".*$/s, '') }]
  }
}

/**
 * Finds some mistakes in shell code: unclosed quotes and brackets, a prompt before a command, typographic quotes and
 * dashes, and a continuation on the last line.
 */
function shellProblems(code: string): SyntaxDiagnostic[] {
  const diagnostics: SyntaxDiagnostic[] = []
  const lines = code.split('\n')
  for (const [index, text] of lines.entries()) {
    const line = index + 1
    if (/^\s*[$>]\s/.test(text)) {
      diagnostics.push({ line, message: 'The prompt in front of the command is copied with it.' })
    }
    const typographic = /[“”‘’]|(?:^|\s)[–—]\w/.exec(text.replace(/(^|\s)#.*/, ''))?.[0]
    if (typographic) {
      diagnostics.push({
        line,
        message: `\`${typographic.trim()}\` means nothing to a shell: use plain quotes and hyphens.`,
      })
    }
  }
  if (/\\\s*$/.test(code)) {
    diagnostics.push({
      line: lines.length,
      message: 'The last line ends in `\\`: the command goes on where there is no next line.',
    })
  }
  const open = openShellQuote(code)
  if (open)
    diagnostics.push({
      line: lineAt(code, open.offset),
      message: `\`${open.text}\` is not closed.`,
    })
  return diagnostics
}

const closers: { [open: string]: string } = { "'": "'", '"': '"', '`': '`', '$(': ')', '(': ')' }
const openers: { [inside: string]: string[] } = { "'": [], '"': ['$(', '`'] }

/** The first unclosed quote or bracket. */
function openShellQuote(code: string): { text: string; offset: number } | null {
  const open: { text: string; offset: number }[] = []
  for (const { 0: text, index: offset } of code.matchAll(/\\.|(?<=^|\s)#[^\n]*|\$\(|["'()`]/gms)) {
    const inside = open.at(-1)?.text ?? ''
    if (text === closers[inside]) open.pop()
    else if ((openers[inside] ?? Object.keys(closers)).includes(text)) open.push({ text, offset })
  }
  return open[0] ?? null
}
