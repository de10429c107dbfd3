/** A comment that marks lines: `// highlight-next-line`, `# add-start` … `# add-end`. */
export type Mark = {
  word: 'highlight' | 'add' | 'remove'
  scope: 'next-line' | 'start' | 'end'
}

const slashes = ['//', '/*', '{/*']
const angles = ['<!--']
const hashes = ['#']
const commentStarts: { [language: string]: string[] } = {
  ts: slashes,
  tsx: slashes,
  js: slashes,
  jsx: slashes,
  json: slashes,
  css: slashes,
  html: angles,
  md: angles,
  bash: hashes,
  yaml: hashes,
  http: hashes,
}
const allStarts = [...slashes, ...angles, ...hashes]

/** The text of a line that holds nothing but a comment, or null. */
function commentIn(line: string, language: string): string | null {
  const trimmed = line.trim()
  const starts = (Object.hasOwn(commentStarts, language) && commentStarts[language]) || allStarts
  // `{/*` before `/*`: the longest start that matches.
  const start = starts.findLast((candidate) => trimmed.startsWith(candidate))
  if (start === undefined) return null
  return trimmed
    .slice(start.length)
    .replace(/(?:\*\/\}?|-->)$/, '')
    .trim()
}

/**
 * The mark on a line, or null. A mark has its line to itself.
 * @param language whose comments are looked for; without it, those of any language
 */
export function markIn(line: string, language = ''): Mark | null {
  const [, word, scope] =
    /^(highlight|add|remove)-(next-line|start|end)$/.exec(commentIn(line, language) ?? '') ?? []
  return word ? ({ word, scope } as Mark) : null
}

/** A mark after code, which readers would see: `add-start`. */
export function strayMarkIn(line: string): string | undefined {
  return /(?:\/\/|\/\*|<!--|#) ?((?:highlight|add|remove)-(?:next-line|start|end))\b/.exec(
    line,
  )?.[1]
}

/** Whether a line is the comment `---cut---`. Everything above it is set-up that readers don't see. */
export function isCut(line: string, language = ''): boolean {
  return commentIn(line, language) === '---cut---'
}

/** Indexes of the lines that are marked as removed. */
export function removedLines(lines: string[]): Set<number> {
  const removed = new Set<number>()
  let isInside = false
  let isNext = false
  for (const [index, line] of lines.entries()) {
    const mark = markIn(line)
    if (mark?.word === 'remove') {
      isInside = mark.scope === 'start' || (isInside && mark.scope !== 'end')
      isNext = mark.scope === 'next-line'
    } else if (!mark) {
      if (isInside || isNext) removed.add(index)
      isNext = false
    }
  }
  return removed
}

/**
 * The code after the change that a sample shows. Removed lines become empty, so that other lines keep their numbers.
 */
export function keptLines(code: string): string {
  const lines = code.split('\n')
  const removed = removedLines(lines)
  return lines.map((line, index) => (removed.has(index) ? '' : line)).join('\n')
}
