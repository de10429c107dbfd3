import { EncodedTokenMetadata, type IGrammar, INITIAL, type StateStack } from 'shiki/textmate'
import { classOfColor } from './highlight-theme.ts'

/** Renders the lines of some code: HTML of each, without its line break. */
export type RenderLines = (code: string) => string[]

type Token = { content: string; className: string | null }

/** A line as it is rendered, and the state that the grammar is in after it. */
type Rendered = { html: string; after: StateStack }

/** Lines kept for each grammar: more than a site of usual size has of one language. */
const maximumLines = 25_000

/**
 * Renders code with a grammar, each line once for each state that it is met in. The two forms of a
 * sample, the steps of a tutorial and the next edit of a page have most of their lines in common.
 *
 * @param colorMap colours of the theme, by their number
 */
export function createLineRenderer(grammar: IGrammar, colorMap: string[]): RenderLines {
  const statesByDepth = new Map<number, StateStack[]>()
  const linesByState = new Map<StateStack, Map<string, Rendered>>()
  let size = 0

  /** The grammar makes a new state after each line; of equal ones the first stands for all. */
  function firstEqual(state: StateStack): StateStack {
    const known = statesByDepth.get(state.depth) ?? []
    const equal = known.find((candidate) => candidate.equals(state))
    if (equal) return equal
    statesByDepth.set(state.depth, [...known, state])
    return state
  }

  function render(line: string, state: StateStack): Rendered {
    // Without a time limit: a line that takes long on a busy machine would lose its colours for good.
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, state, 0)
    const html = mergedTokens(line, tokens, colorMap).map(renderToken).join('')
    return { html, after: firstEqual(ruleStack) }
  }

  return (code) => {
    if (size > maximumLines) {
      linesByState.clear()
      size = 0
    }
    let state = INITIAL
    return code.split(/\r?\n/).map((line) => {
      if (line === '') return ''
      const lines = linesByState.get(state) ?? new Map<string, Rendered>()
      linesByState.set(state, lines)
      let rendered = lines.get(line)
      if (!rendered) {
        rendered = render(line, state)
        lines.set(line, rendered)
        size += 1
      }
      state = rendered.after
      return rendered.html
    })
  }
}

/** Neighbours of one class merged. Blanks take the class of what stands before them. */
function mergedTokens(line: string, tokens: Uint32Array, colorMap: string[]): Token[] {
  const merged: Token[] = []
  // Pairs of where a token starts and what it is.
  for (let index = 0; index < tokens.length; index += 2) {
    const content = line.slice(tokens[index], tokens[index + 2])
    if (content === '') continue
    const color = colorMap[EncodedTokenMetadata.getForeground(tokens[index + 1] ?? 0)]
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
  // Blanks at the end of a token need no colour.
  const end = text.trimEnd().length
  return `<span class="${className}">${text.slice(0, end)}</span>${text.slice(end)}`
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
