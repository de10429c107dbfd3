import { cellSeparator } from '../../model/page.ts'
import type { MarkedRange, MarkedText } from '../engine.ts'
import { tokenize } from '../tokenize.ts'

/** Letters of an excerpt, about; words are never cut. */
const excerptLength = 170
/** Letters kept before the first match, so that it can be understood. */
const leadLength = 40
/** A line of fewer letters says too little alone. */
const shortLine = 90

/**
 * Marks what the query has found in a text. `matched` says for each term how many of its letters were
 * typed, so that `sel` marks three letters of `selector`. Ranges are in order and do not touch.
 */
export function markText(text: string, matched: ReadonlyMap<string, number>): MarkedText {
  return { text, marks: marksIn(text, matched) }
}

/**
 * The stretch of a text with the most different matches, marked, with `…` where it is cut. Rows of tables and other
 * text don't run into one another.
 */
export function excerptOf(text: string, matched: ReadonlyMap<string, number>): MarkedText {
  const block = bestBlock(text.split('\n'), matched)
  return cut(block, wordStart(block, bestStart(block, matched).begin), matched)
}

/** The beginning of a text, marked and cut in the same way: a section begins with what its heading means. */
export function openingOf(text: string, matched: ReadonlyMap<string, number>): MarkedText {
  return cut(blockAt(text.split('\n'), 0), 0, matched)
}

function cut(block: string, start: number, matched: ReadonlyMap<string, number>): MarkedText {
  const end = wordEnd(block, start + excerptLength)
  const before = start > 0 ? '…' : ''
  const after = end < block.length ? '…' : ''
  return markText(before + block.slice(start, end).trimEnd() + after, matched)
}

/** The line with the most matches. */
function bestBlock(lines: string[], matched: ReadonlyMap<string, number>): string {
  const scores = lines.map((line) => bestStart(line, matched).score)
  return blockAt(lines, scores.indexOf(Math.max(...scores)))
}

/** A line, and as many lines of prose after a short one as fit. */
function blockAt(lines: string[], index: number): string {
  const [first = '', ...rest] = lines.slice(index)
  if (isRow(first)) return first
  let block = first
  for (const line of rest) {
    if (isRow(line) || block.length > shortLine) break
    block += ` ${line}`
  }
  return block
}

const isRow = (line: string) => line.includes(cellSeparator)

function marksIn(text: string, matched: ReadonlyMap<string, number>): MarkedRange[] {
  const marks: MarkedRange[] = []
  const ranges = tokenize(text)
    .flatMap(({ term, start, end }): MarkedRange[] => {
      const letters = matched.get(term)
      return letters === undefined ? [] : [[start, Math.min(end, start + letters)]]
    })
    .sort((a, b) => a[0] - b[0])
  for (const [start, end] of ranges) {
    const last = marks.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  return marks
}

/** Where the excerpt should begin, and what it is worth: the window that starts at some match and holds the most. */
function bestStart(text: string, matched: ReadonlyMap<string, number>) {
  const matches = tokenize(text).filter(({ term }) => matched.has(term))
  let best = { start: 0, score: 0 }
  for (const { start } of matches) {
    const inside = matches.filter(
      (other) => other.start >= start && other.end <= start + excerptLength - leadLength,
    )
    const score = new Set(inside.map(({ term }) => term)).size + inside.length / 100
    if (score > best.score) best = { start, score }
  }
  const begin = best.start - leadLength
  // A short text is shown from its start, and one that ends in the window to its end.
  const last = text.length - excerptLength
  return { begin: Math.max(0, Math.min(begin, last)), score: best.score }
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0
  const space = text.lastIndexOf(' ', at)
  return space < 0 ? 0 : space + 1
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space < at - 30 ? at : space
}
