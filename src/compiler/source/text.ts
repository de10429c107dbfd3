import type { Report } from '../../model/diagnostic.ts'
import type { PageContext } from '../context.ts'
import { formatNumber, limits } from './limits.ts'
import { checkSize } from './size.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const unseen = /[\0-\x08\x0B-\x1F\x7F-\x9F\u200B\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/

/**
 * Where the sides of a merge conflict begin and end. The line between them isn't checked, because it can also underline
 * a heading.
 */
const conflict = /^(?:<{7}|>{7}) /

/** Finds an invisible character, and describes it. */
export function findUnseen(text: string): { index: number; message: string } | null {
  const index = text.search(unseen)
  if (index < 0) return null
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')
  return { index, message: `Unexpected invisible character U+${code}.` }
}

/**
 * Reports what no author writes on purpose and what would make the parser guess or take forever: bytes that aren't
 * UTF-8 (decoding has replaced them with U+FFFD), invisible characters, merge conflicts, and lines or nesting without
 * end. Returns whether the page can be parsed.
 */
export function checkText({ source: { text }, report }: PageContext): boolean {
  if (!checkSize(text, report)) return false
  let isParsable = true
  const refuse: Report = (...diagnostic) => {
    isParsable = false
    report(...diagnostic)
  }
  let openDirectives = 0
  for (const [index, content] of text.split('\n').entries()) {
    const at = (column: number) => ({ line: index + 1, column: column + 1 })
    const broken = content.indexOf('\uFFFD')
    if (broken >= 0) {
      refuse(at(broken), 'A character is not UTF-8 here.', 'Save the file in UTF-8.')
    }
    const hidden = findUnseen(content)
    if (hidden) refuse(at(hidden.index), hidden.message, 'Delete it.')
    if (conflict.test(content)) {
      refuse(at(0), 'A merge conflict was left here.', 'Keep one side, and delete the marks.')
    }
    if (content.length > limits.line) {
      refuse(
        at(0),
        `The line has ${formatNumber(content.length)} characters.`,
        `Expected at most ${formatNumber(limits.line)}. Break it.`,
      )
    }
    if (/^[\s>]*:{3,}\w/.test(content)) openDirectives += 1
    else if (/^[\s>]*:{3,}\s*$/.test(content)) openDirectives -= 1
    const quotes = /^[\s>]*/.exec(content)?.[0].replace(/\s/g, '').length ?? 0
    if (Math.max(openDirectives, quotes) > limits.nesting) {
      refuse(at(0), ...tooDeep)
      break
    }
  }
  return isParsable
}

const tooDeep: [string, string] = [
  `More than ${limits.nesting} quotes, lists or directives are inside one another.`,
  'Close directives with `:::`, and put less into one another.',
]

type TreeNode = { children?: unknown[]; position?: { start: { line: number } } | undefined }

/** Whether a tree is small enough for many steps, and shallow enough for recursive functions. */
export function checkTree(tree: TreeNode, report: Report): boolean {
  let parts = 0
  // A list item counts as two levels.
  let level: TreeNode[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 2 * limits.nesting + 10) {
      report({ line: level[0]?.position?.start.line ?? 1 }, ...tooDeep)
      return false
    }
    parts += level.length
    level = level.flatMap((node) => (node.children ?? []) as TreeNode[])
  }
  if (parts <= limits.nodes) return true
  report(
    { line: 1 },
    `The page has ${formatNumber(parts)} parts: paragraphs, cells, links and other pieces of text.`,
    `Expected at most ${formatNumber(limits.nodes)}. Make several pages of it.`,
  )
  return false
}

/** Reports the same invisible characters written as `&#x202E;`. */
export function checkEntities(tree: TreeNode, report: Report): void {
  for (const key of ['value', 'url', 'title', 'alt']) {
    const text: unknown = Reflect.get(tree, key)
    const hidden = typeof text === 'string' && findUnseen(text)
    if (hidden) report({ line: tree.position?.start.line ?? 1 }, hidden.message, 'Delete it.')
  }
  for (const child of tree.children ?? []) checkEntities(child as TreeNode, report)
}
