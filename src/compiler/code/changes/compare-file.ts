import { diffArrays } from 'diff'

/** What the reader has seen of a file. */
export type KnownFile = {
  lines: string[]
  /** Lines of samples that show a part of the file, at an unknown place in it. */
  typed: Set<string>
}

/** A file's new state, and the lines of it that the sample shows. */
export type ShownFile = { lines: string[]; shown: number[] }

/**
 * Finds the lines of a sample that are new in its file, and the file after these changes. Changes outside of the sample
 * haven't happened yet.
 */
export function compareFile(
  { lines: before, typed }: KnownFile,
  { lines, shown }: ShownFile,
): { changed: Set<number>; lines: string[] } {
  const isShown = new Set(shown)
  const [first = 0, last = 0] = [shown[0], shown.at(-1)]
  const changed = new Set<number>()
  const after: string[] = []
  let removed: string[] = []
  let at = 0
  for (const part of diffArrays(before, lines, { comparator: isSame })) {
    if (part.removed) {
      removed = part.value
      continue
    }
    const indexes = part.value.map((_, index) => at + index)
    at += part.value.length
    const isInside = part.added
      ? indexes.some((index) => isShown.has(index))
      : removesInside(indexes)
    if (!isInside) after.push(...removed)
    removed = []
    for (const index of indexes) {
      const line = lines[index] ?? ''
      if (part.added && !isShown.has(index)) continue
      after.push(line)
      if (part.added && !typed.has(line.trim())) changed.add(index)
    }
  }
  if (last < lines.length - 1) after.push(...removed)
  return { changed, lines: after }

  /** Whether the lines that were removed above these were between lines of the sample. */
  function removesInside([index = 0]: number[]): boolean {
    return index > first && index <= last
  }
}

/** A line that has only moved into another block is the same. */
const isSame = (a: string, b: string) => a.trim() === b.trim()
