import { cellSeparator } from '../../model/page.ts'
import type { MarkedRange, MarkedText } from '../engine.ts'
import { tokenize } from '../tokenize.ts'

/** Approximate length of an excerpt, in letters; words are never cut. */
const excerptLength = 170
/** How many letters are kept before the first match, as context. */
const leadLength = 40
/** A shorter line isn't enough by itself. */
const shortLine = 90

/**
 * Marks the matches in a text. `matched` has the number of typed letters of each term, so that `sel` marks three
 * letters of `selector`. Ranges are in order and don't touch.
 */
export function markText(text: string, matched: ReadonlyMap<string, number>): MarkedText {
  return { text, marks: marksIn(text, matched) }
}

/**
 * The part of a text with the most different matches, marked, with `…` where it's cut. Table rows and other text are
 * never joined.
 */
export function excerptOf(text: string, matched: ReadonlyMap<string, number>): MarkedText {
  const block = bestBlock(text.split('\n'), matched)
  return cut(block, wordStart(block, bestStart(block, matched).begin), matched)
}

/** The beginning of a text, marked and cut in the same way, because a section begins with what its heading means. */
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

/** A line and, if it's short, as many of the following lines of prose as fit. */
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

/**
 * Where the excerpt should begin, and its value: of the windows that start at a match, the one with the most matches.
 */
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
  // A short text is shown from its start; a window that would extend beyond the text ends with it.
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
