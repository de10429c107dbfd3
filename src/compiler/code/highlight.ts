import type { CodeLines } from './code-lines.ts'
import { grammars } from './grammars.ts'
import { tokenClasses } from './highlight-classes.ts'
import { escapeHtml, renderLines } from './highlight-lines.ts'

/** Looks up own properties only: an author may write any name of a language, such as `constructor`. */
const lookUp = <Value>(table: { [name: string]: Value }, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const languageAliases: { [name: string]: string } = {
  typescript: 'ts',
  javascript: 'js',
  mjs: 'js',
  mts: 'ts',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
  markdown: 'md',
}

/** One name for each language, in lower case: `TypeScript` → `ts`, nothing → `text`. */
export function languageName(written: string | null | undefined): string {
  const name = written?.toLowerCase() || 'text'
  return lookUp(languageAliases, name) ?? name
}

/** A line of code as rendered, with its line break, and as written. */
export type RenderedLine = { text: string; html: string }

/** The element around rendered lines. Code of a language without a grammar has no tokens. */
export function codeElement(language: string, html: string): string {
  const classes = lookUp(grammars, language) ? '' : ` ${tokenClasses.plain}`
  return `<pre class="code"><code class="language-${escapeHtml(language)}${classes}">${html.replace(/\n((?:<\/span>)*)$/, '$1')}</code></pre>`
}

/**
 * Renders code line by line. A language without a grammar is rendered as plain text.
 * @param firstLineNumber turns line numbers on
 */
export function highlight(
  { code, marks }: CodeLines,
  language: string,
  firstLineNumber: number | null,
): RenderedLine[] {
  const texts = code.split('\n')
  const grammar = lookUp(grammars, language)
  const lines = grammar ? renderLines(code, grammar) : texts.map(escapeHtml)
  return lines.map((line, index) => {
    const html = `${line}\n`
    const text = texts[index] ?? ''
    const mark = marks.get(index)
    if (mark === undefined && firstLineNumber === null) return { text, html }
    const number = firstLineNumber === null ? '' : ` data-line="${firstLineNumber + index}"`
    return { text, html: `<span class="line${mark ? ` ${mark}` : ''}"${number}>${html}</span>` }
  })
}
