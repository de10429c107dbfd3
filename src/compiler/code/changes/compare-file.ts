import { diffArrays } from 'diff'

/** A file as the reader of the page has it. */
export type KnownFile = {
  lines: string[]
  /** Lines of samples that show a part of it, which may have any place in it. */
  typed: Set<string>
}

/** The new state of a file, and which of its lines the sample shows. */
export type ShownFile = { lines: string[]; shown: number[] }

/**
 * The lines of a sample that are new in its file, and the file after these changes. A change outside of the sample has
 * not happened yet.
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

  /** Whether lines that were taken out above these were taken out between lines of the sample. */
  function removesInside([index = 0]: number[]): boolean {
    return index > first && index <= last
  }
}

/** A line that has only moved into another statement is the same. */
const isSame = (a: string, b: string) => a.trim() === b.trim()
