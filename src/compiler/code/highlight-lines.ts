import type { Parser } from '@lezer/common'
import { type Token, tokenLines } from './tokens.ts'

/** Renders each line of code as HTML, without its line break. */
export function renderLines(code: string, grammar: Parser): string[] {
  return tokenLines(code, grammar).map((tokens) => mergedTokens(tokens).map(renderToken).join(''))
}

/** Merges neighbors of the same class. Whitespace takes the class of what is before it. */
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

/** Renders a token. Whitespace around it is left outside the element. */
function renderToken({ content, className }: Token): string {
  const html = escapeHtml(content)
  return className === null
    ? html
    : html.replace(/\S(?:.*\S)?/s, (text) => `<span class="${className}">${text}</span>`)
}

/** Escapes a text for HTML, including attributes in double quotes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
