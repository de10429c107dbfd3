import type { HighlighterCore, ThemedToken } from 'shiki/core'
import { classOfColor, theme } from './highlight-theme.ts'

/** Renders the lines of some code: HTML of each, without its line break. */
export type RenderLines = (code: string) => string[]

type Token = { content: string; className: string | null }

/** Samples kept for each language: those of a site of usual size. */
const maximumSamples = 2000

/**
 * Renders code in a language, the same code once: the next edit of a page leaves most of its samples as they
 * are. Made of Shiki's tokens and not of its HTML, because forms of a sample share lines, which are marked and
 * numbered one by one.
 */
export function createLineRenderer(highlighter: HighlighterCore, lang: string): RenderLines {
  const samples = new Map<string, string[]>()
  // Without a time limit: a line that takes long on a busy machine would lose its colors for good.
  const options = { lang, theme: theme.name, tokenizeTimeLimit: 0 }

  function render(code: string): string[] {
    const lines = highlighter.codeToTokensBase(code, options)
    return lines.map((tokens) => mergedTokens(tokens).map(renderToken).join(''))
  }

  return (code) => {
    const lines = samples.get(code) ?? render(code)
    if (samples.size >= maximumSamples) samples.clear()
    samples.set(code, lines)
    return lines
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

function renderToken({ content, className }: Token): string {
  const text = escapeHtml(content)
  if (className === null) return text
  // Blanks at the end of a token need no color.
  const end = text.trimEnd().length
  return `<span class="${className}">${text.slice(0, end)}</span>${text.slice(end)}`
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
