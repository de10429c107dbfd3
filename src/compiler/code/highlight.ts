import { createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import type { CodeLines } from './code-lines.ts'
import { tokenClasses } from './highlight-classes.ts'
import { createLineRenderer, escapeHtml, type RenderLines } from './highlight-lines.ts'
import { theme } from './highlight-theme.ts'

/**
 * Language of a fence → the grammar that colors it. JavaScript is colored by the TypeScript
 * grammars: they read it just as well, and every grammar costs a third of a second of start-up.
 */
const grammars: { [language: string]: { name: string; load: LanguageInput } } = {
  ts: { name: 'typescript', load: () => import('shiki/langs/typescript.mjs') },
  tsx: { name: 'tsx', load: () => import('shiki/langs/tsx.mjs') },
  json: { name: 'json', load: () => import('shiki/langs/json.mjs') },
  bash: { name: 'shellscript', load: () => import('shiki/langs/shellscript.mjs') },
  html: { name: 'html', load: () => import('shiki/langs/html.mjs') },
  css: { name: 'css', load: () => import('shiki/langs/css.mjs') },
  yaml: { name: 'yaml', load: () => import('shiki/langs/yaml.mjs') },
  diff: { name: 'diff', load: () => import('shiki/langs/diff.mjs') },
  md: { name: 'markdown', load: () => import('shiki/langs/markdown.mjs') },
  http: { name: 'http', load: () => import('shiki/langs/http.mjs') },
}

const grammarAliases: { [language: string]: string } = { js: 'ts', jsx: 'tsx' }

function grammarOf(language: string) {
  const name = lookUp(grammarAliases, language) ?? language
  return lookUp(grammars, name) ?? null
}

/** Looks up own properties only, because authors may write any name for a language, such as `constructor`. */
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

let highlighter: Promise<HighlighterCore> | undefined
const renderers = new Map<string, RenderLines>()

/** A line of code as it is rendered, line break included, and as it was written. */
export type RenderedLine = { text: string; html: string }

/** Renders code line by line. `firstLineNumber` turns line numbers on. */
export type Highlight = (
  lines: CodeLines,
  language: string,
  options: { firstLineNumber: number | null },
) => RenderedLine[]

/** The element around rendered lines. In a language without a grammar, all of them are plain. */
export function codeElement(language: string, html: string): string {
  const classes = grammarOf(language) ? '' : ` ${tokenClasses.plain}`
  return `<pre class="code"><code class="language-${escapeHtml(language)}${classes}">${html.replace(/\n((?:<\/span>)*)$/, '$1')}</code></pre>`
}

/**
 * Prepares to highlight these languages. Each grammar is loaded once per process, and only when a page needs it. A
 * language without a grammar is rendered as plain text.
 */
export async function loadHighlighter(languages: Iterable<string>): Promise<Highlight> {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    // The engine in JavaScript spends a second on translating each grammar's expressions.
    engine: createOnigurumaEngine(import('shiki/wasm')),
  })
  const loaded = await highlighter
  for (const language of languages) {
    const grammar = grammarOf(language)
    if (!grammar || renderers.has(grammar.name)) continue
    await loaded.loadLanguage(grammar.load)
    renderers.set(grammar.name, createLineRenderer(loaded, grammar.name))
  }
  return (lines, language, options) => renderCode(lines, language, options.firstLineNumber)
}

function renderCode(
  { code, marks }: CodeLines,
  language: string,
  firstLineNumber: number | null,
): RenderedLine[] {
  const texts = code.split('\n')
  const render = renderers.get(grammarOf(language)?.name ?? '')
  return (render?.(code) ?? texts.map(escapeHtml)).map((line, index) => {
    const html = `${line}\n`
    const text = texts[index] ?? ''
    const mark = marks.get(index)
    if (mark === undefined && firstLineNumber === null) return { text, html }
    const number = firstLineNumber === null ? '' : ` data-line="${firstLineNumber + index}"`
    return { text, html: `<span class="line${mark ? ` ${mark}` : ''}"${number}>${html}</span>` }
  })
}
