import { lineNumbersIn } from './fence-options.ts'
import type { LineMark } from './highlight-classes.ts'
import { isCut, type Mark, markIn, strayMarkIn } from './marks.ts'

/** Code as shown, and the marks of its lines. */
export type CodeLines = {
  code: string
  /** Index of a line, from 0 → its mark. */
  marks: Map<number, LineMark>
  /** Index of a line, from 0 → its index in the code as written. */
  sourceIndexes: number[]
}

const lineMarks: { [word in Mark['word']]: LineMark } = {
  highlight: 'marked',
  add: 'added',
  remove: 'removed',
}

/**
 * Removes what isn't shown: set-up above a `---cut---` comment, and comments that mark lines (`highlight-next-line`,
 * `add-start` … `add-end` and so on). If the fence's options have a range (`ranges`, such as `1,3-5`), that marks the
 * lines, and marker comments are plain text. A start without an end, an end without a start, and a marker after code
 * are reported with the index of their line. Own code, because packages that read such comments don't report these
 * mistakes.
 */
export function shownLines(
  source: string,
  language: string,
  ranges: string | null,
  report: (message: string, hint: string, lineIndex: number) => void,
): CodeLines {
  const all = source.split('\n')
  const cut = all.findIndex((line) => isCut(line, language))
  const shown: string[] = []
  const marks = new Map<number, LineMark>()
  const sourceIndexes: number[] = []
  const open = new Map<Mark['word'], number>()
  let next: LineMark | undefined
  let outside: number | null = null

  for (let index = cut + 1; index < all.length; index++) {
    const line = all[index] ?? ''
    const marker = ranges === null ? markIn(line, language) : null
    if (!marker) {
      const stray = ranges === null && strayMarkIn(line)
      if (stray) {
        report(
          `\`${stray}\` is not alone in its line, so readers would see it.`,
          'Put the comment on a line of its own.',
          index,
        )
      }
      const mark = next ?? lineMarks[[...open.keys()].at(-1) as Mark['word']]
      if (mark) marks.set(shown.length, mark)
      next = undefined
      shown.push(line)
      sourceIndexes.push(index)
    } else if (marker.scope === 'next-line') {
      next = lineMarks[marker.word]
    } else if (marker.scope === 'start') {
      open.set(marker.word, index)
    } else if (!open.delete(marker.word)) {
      report(
        `\`${marker.word}-end\` has no start.`,
        `Put \`${marker.word}-start\` above it.`,
        index,
      )
    }
  }
  for (const [word, index] of open) {
    report(`\`${word}-start\` has no end.`, `Put \`${word}-end\` below it.`, index)
  }
  if (ranges !== null) {
    for (const number of lineNumbersIn(ranges)) {
      if (number >= 1 && number <= shown.length) marks.set(number - 1, 'marked')
      else outside = number
    }
    if (outside !== null) {
      report(
        `Line ${outside} is marked, which the sample does not have.`,
        `It has ${shown.length}.`,
        -1,
      )
    }
  }
  return { code: shown.join('\n').replace(/(?<!\n)\n+$/, ''), marks, sourceIndexes }
}
