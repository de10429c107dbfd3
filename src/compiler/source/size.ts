import type { Report } from '../../model/diagnostic.ts'
import { formatNumber, limits } from './limits.ts'

/** Whether a text and its parts are short enough to be read line by line and parsed. */
export function checkSize(text: string, report: Report): boolean {
  const lines = text.split('\n')
  const marks = lines.reduce((total, line) => total + marksBefore(line), 0)
  const diagnostics = [
    text.length > limits.page && {
      message: `The file has ${formatNumber(text.length)} characters.`,
      hint: `Expected at most ${formatNumber(limits.page)}. Make several pages of it.`,
    },
    lines.length > limits.lines && {
      message: `The file has ${formatNumber(lines.length)} lines.`,
      hint: `Expected at most ${formatNumber(limits.lines)}. Make several pages of it.`,
    },
    marks > limits.nodes && {
      message: `The lines of the file begin with ${formatNumber(marks)} marks of quotes and lists.`,
      hint: `Expected at most ${formatNumber(limits.nodes)}. Make several pages of it.`,
    },
  ].filter((diagnostic) => diagnostic !== false)
  for (const { message, hint } of diagnostics) report({ line: 1 }, message, hint)
  if (diagnostics.length > 0) return false

  const end = isDashes(lines[0])
    ? lines.findIndex((line, index) => index > 0 && isDashes(line))
    : -1
  const frontMatter = lines.slice(1, Math.max(end, 1)).join('\n').length
  if (frontMatter > limits.frontMatter) {
    report(
      { line: 1 },
      `The front matter has ${formatNumber(frontMatter)} characters.`,
      `Expected at most ${formatNumber(limits.frontMatter)}. Close it with a line of \`---\`, and keep to what docs/authoring.md lists.`,
    )
  }
  return checkPassages(lines, end + 1, report) && frontMatter <= limits.frontMatter
}

/** The number of quotes and list items that a line begins or continues. */
function marksBefore(line: string): number {
  const [marks = ''] = /^(?:\s|>|[-*+](?=\s)|\d{1,9}[.)](?=\s))*/.exec(line) ?? []
  return marks.replace(/[\s\d]/g, '').length
}

const isDashes = (line = '') => /^---[ \t]*$/.test(line)

/**
 * Reports passages that are too long: lines without an empty line between them. Code may be longer than other text. The
 * parser takes quadratic time for some passages: a paragraph that repeats `*a_ ` takes 2 s at 20,000 characters and 34
 * s at 80,000, which is less than half of what a page may have.
 */
function checkPassages(lines: string[], from: number, report: Report): boolean {
  const long = passagesOf(lines, from).filter(({ length, maxLength }) => length > maxLength)
  for (const { start, end, length, maxLength } of long) {
    report(
      { line: start },
      `From here to line ${end}, ${formatNumber(length)} characters stand without an empty line between them.`,
      `Expected at most ${formatNumber(maxLength)}. Divide paragraphs, lists and tables with empty lines.`,
    )
  }
  return long.length === 0
}

/** Lines without an empty line between them. `start` and `end` are counted from 1, lengths are in characters. */
type Passage = { start: number; end: number; length: number; maxLength: number }

const opening = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/

/** Splits lines into paragraphs, list items, tables and fences, as far as the beginnings of lines tell. */
function passagesOf(lines: string[], from: number): Passage[] {
  const passages: Passage[] = []
  let open: Passage | null = null
  let fence: string | null = null
  let isList = false
  for (let index = from; index < lines.length; index++) {
    const line = (lines[index] as string).replace(/^[\s>]+/, '')
    if (line === '') {
      open = null
      continue
    }
    const opened: string | undefined = fence === null ? opening.exec(line)?.[1] : undefined
    // A number within a paragraph doesn't begin a list.
    const isItem: boolean =
      fence === null &&
      (/^[-*+]\s+\S/.test(line) || ((isList || open === null) && /^\d+[.)]\s/.test(line)))
    if (open === null || opened !== undefined || isItem) {
      const isCode = fence !== null || opened !== undefined
      const maxLength = isCode
        ? maxCodeLength
        : line.startsWith('|')
          ? limits.table
          : limits.paragraph
      open = { start: index + 1, end: index + 1, length: 0, maxLength }
      passages.push(open)
      isList = isItem
    }
    open.end = index + 1
    open.length += (lines[index] as string).length + 1
    if (opened !== undefined) {
      fence = opened
    } else if (fence !== null && line.startsWith(fence)) {
      fence = null
      open = null
    }
  }
  return passages
}

/**
 * More than the limit for a sample, because of the lines around it. Longer samples are reported where samples are read.
 */
const maxCodeLength = 2 * limits.sample
