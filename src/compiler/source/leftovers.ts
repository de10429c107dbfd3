import type { Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { MarkdownPage } from './parsed-page.ts'

type Leftover = { pattern: RegExp; hint: string }

const emphasis =
  'Markdown takes it for text where it touches a letter on one side and punctuation, such as 「 or ”, on the other: move the punctuation out. What is meant as text gets a backslash before it, or backticks around it.'

/**
 * Marks that readers would see, each where Markdown has taken it for text. None is meant after a backslash. Underscores
 * within words, and stars with space on both sides, stand for themselves.
 */
const leftovers: Leftover[] = [
  { pattern: /(?<![\\*])\*{2,}|(?<![\\_])_{2,}|(?<![\\~])~{2,}/g, hint: emphasis },
  { pattern: /(?<![\\*\s])\*(?!\*)|(?<![\\*])\*(?![*\s])/g, hint: emphasis },
  { pattern: /(?<![\\_\p{L}\p{N}])_(?!_)|(?<![\\_])_(?![_\p{L}\p{N}])/gu, hint: emphasis },
  { pattern: /(?<!\\)`+/g, hint: 'Code ends with as many backticks as it begins with.' },
  {
    pattern: /(?<!\\)\](?:\(|[.,:;]?\s?\((?=[/#.]|https?:))|(?<!\\)\)\[(?=[/#.]|https?:)/g,
    hint: 'A link is written `[text](/route)`, with nothing between its brackets and no space in its address.',
  },
  {
    pattern: /(?<!\\)\{(?:[#.][\w-]|[\w-]+=)/g,
    hint: 'The id of a heading is written `## Heading {#id}`, at its end.',
  },
  {
    pattern: /(?<=[^\s:>\\] ?):{3,}/g,
    hint: 'A directive is on lines of its own: `:::name`, and `:::` after its content.',
  },
  {
    pattern: /(?<=^\s?)#{1,6}(?=[\p{L}#])/gmu,
    hint: 'A heading has a space after its `#`. A text that begins with one is written `\\#`.',
  },
]

/**
 * Reports what Markdown would show as it's written though it looks like a mark: emphasis, code, links, ids, directives
 * and headings that aren't read as such. Also emphasis within emphasis of the same kind, which is how Markdown reads
 * marks that close where another should open.
 */
export function checkLeftovers({ tree, source, report }: MarkdownPage): void {
  visit(tree, (node, _index, parent) => {
    const start = node.position?.start
    if (!start) return
    if (node.type === 'text') {
      const found = leftoverIn(node, source.text, parent?.type === 'heading')
      if (!found) return
      const { line, column } = placeIn(source.text, found.offset)
      const message = `\`${found.mark}\` would be shown as it is written.`
      report({ line, column }, message, found.hint)
    }
    if ((node.type === 'strong' || node.type === 'emphasis') && parent?.type === node.type) {
      const kind = node.type === 'strong' ? 'Bold' : 'Italic'
      const message = `${kind} text is within ${kind.toLowerCase()} text here.`
      report({ line: start.line, column: start.column }, message, emphasis)
    }
  })
}

function leftoverIn(
  { position }: Text,
  source: string,
  isInHeading: boolean,
): { mark: string; offset: number; hint: string } | null {
  const from = position?.start.offset ?? 0
  const end = position?.end.offset ?? 0
  const id = isInHeading ? /\{#[^\s{}]*\}$/.exec(source.slice(from, end)) : null
  // With the characters before and after, because a mark may touch a link or code.
  const before = Math.max(0, from - 1)
  const written = source.slice(before, id ? from + id.index : end + 1)
  for (const { pattern, hint } of leftovers) {
    pattern.lastIndex = from - before
    const found = pattern.exec(written)
    if (found && before + found.index < end) {
      return { mark: found[0], offset: before + found.index, hint }
    }
  }
  return null
}

function placeIn(source: string, offset: number): { line: number; column: number } {
  const lines = source.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
