import type { GrammarState, HighlighterCore, ThemedToken } from 'shiki/core'
import { classOfColor, theme } from './highlight-theme.ts'

/** Renders the lines of some code: HTML of each, without its line break. */
export type RenderLines = (code: string) => string[]

type Token = { content: string; className: string | null }

/**
 * Where a line begins: the state of the grammar after the lines before it, none at the start, and the lines rendered
 * from there.
 */
type LineState = { state?: GrammarState; lines: Map<string, RenderedLine> }

type RenderedLine = { html: string; next: LineState }

/** Lines kept for each language: more than a site of usual size has. */
const maxLines = 25_000

/**
 * Renders code in a language, each line once for each state of the grammar that it's met in: the two variants of a
 * sample, the steps of a tutorial and the next edit of a page have most of their lines in common. That saves about half
 * of the time that all samples of this site take. Made of Shiki's tokens and not of its HTML, because lines are marked
 * and numbered one by one.
 */
export function createLineRenderer(highlighter: HighlighterCore, lang: string): RenderLines {
  let lineStates: LineState[] = []
  let count = 0

  /** Each line leads to a new state. Of equal ones, the first stands for all. */
  function lineStateOf(state: GrammarState): LineState {
    const stack = state.getInternalStack()
    const known = lineStates.find(
      (lineState) => stack && lineState.state?.getInternalStack()?.equals(stack),
    )
    if (known) return known
    const lineState: LineState = { state, lines: new Map() }
    lineStates.push(lineState)
    return lineState
  }

  function renderLine(line: string, grammarState: GrammarState | undefined): RenderedLine {
    const tokens = highlighter.codeToTokensBase(line, {
      lang,
      theme: theme.name,
      // A line that takes long on a busy machine would lose its colors for good.
      tokenizeTimeLimit: 0,
      ...(grammarState && { grammarState }),
    })
    const html = mergedTokens(tokens.flat()).map(renderToken).join('')
    const state = highlighter.getLastGrammarState(tokens)
    if (!state) throw new Error(`The grammar of ${lang} has no state after this line: ${line}`)
    return { html, next: lineStateOf(state) }
  }

  const start: LineState = { lines: new Map() }

  return (code) => {
    if (count > maxLines) {
      start.lines.clear()
      lineStates = []
      count = 0
    }
    let lineState = start
    return code.split(/\r?\n/).map((line) => {
      // As Shiki does, which leaves the state as it is.
      if (line === '') return ''
      let rendered = lineState.lines.get(line)
      if (!rendered) {
        rendered = renderLine(line, lineState.state)
        lineState.lines.set(line, rendered)
        count += 1
      }
      lineState = rendered.next
      return rendered.html
    })
  }
}

/** Neighbors of one class merged. Blanks take the class of what stands before them. */
function mergedTokens(tokens: ThemedToken[]): Token[] {
  const merged: Token[] = []
  for (const { content, color } of tokens) {
    if (content === '') continue
    const last = merged.at(-1)
    const className = content.trim() === '' ? (last?.className ?? null) : classOfColor(color)
    if (last?.className === className) last.content += content
    else merged.push({ content, className })
  }
  return merged
}

/** A token of a class, or of punctuation. Blanks around it need no color. */
function renderToken({ content, className }: Token): string {
  const html = escapeHtml(content)
  return className === null
    ? html
    : html.replace(/\S(?:.*\S)?/s, (text) => `<span class="${className}">${text}</span>`)
}

/** A text as it is written in HTML, also within an attribute in double quotes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
