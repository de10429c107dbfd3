import type { Parser } from '@lezer/common'
import { type Token, tokenLines } from './tokens.ts'

/** Renders the lines of code in a language: HTML of each, without its line break. */
export function renderLines(code: string, grammar: Parser): string[] {
  return tokenLines(code, grammar).map((tokens) => mergedTokens(tokens).map(renderToken).join(''))
}

/** Neighbors of one class merged. Blanks take the class of what stands before them. */
function mergedTokens(tokens: Token[]): Token[] {
  const merged: Token[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    const className = token.content.trim() === '' ? (last?.className ?? null) : token.className
    if (last?.className === className) last.content += token.content
    else merged.push({ content: token.content, className })
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
