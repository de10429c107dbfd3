import { diffArrays } from 'diff'
import { type Statement, statementsOf } from './statements.ts'

/** A line of the file that a fence shows a part of. */
export type TargetLine = {
  text: string
  /** The fence shows it. */
  isShown: boolean
  /** A fence further down shows it. */
  isShownLater: boolean
}

/** A file's later version, of which a fence shows some lines. */
export type Target = {
  lines: TargetLine[]
  /** True if missing statements are deleted. False for code that is only a part of the file. */
  isWholeFile: boolean
}

/**
 * The reader's file after a fence that shows some lines of its later version: those lines are added, and the lines that
 * they replace are removed. The last fence that shows a neighbor of a deleted statement removes that statement.
 *
 * @param current null when there is no such file yet
 */
export function mergeShown(file: string, current: string | null, target: Target): string {
  const { lines: shown, isWholeFile } = target
  if (current === null) return textOf(shown.filter(({ isShown }) => isShown))
  const lines = current.split('\n')
  const old = statementsOf(file, current)
  const next = statementsOf(file, textOf(shown))
  if (!old || !next) return mergeLines(lines, shown).join('\n')
  return mergeStatements(lines, old, shown, next, isWholeFile).join('\n')
}

const textOf = (lines: TargetLine[]) => lines.map(({ text }) => text).join('\n')

function mergeStatements(
  lines: string[],
  old: Statement[],
  target: TargetLine[],
  next: Statement[],
  isWholeFile: boolean,
): string[] {
  type Part = { key: string; isImport: boolean; lines: string[] }
  const parts: Part[] = old.map((statement) => ({
    key: statement.key,
    isImport: statement.isImport,
    lines: lines.slice(statement.first, statement.last + 1),
  }))
  const rest = lines.slice((old.at(-1)?.last ?? -1) + 1)
  const at = (key: string) => parts.findIndex((part) => part.key === key)

  for (const [index, { key, isImport, first, last }] of next.entries()) {
    const shown = target.slice(first, last + 1)
    if (!shown.some(isTyped)) continue
    const known = parts[at(key)]
    const isWhole = shown.every((line) => line.isShown || isBlank(line))
    if (known) {
      known.lines = isWhole ? shown.map(({ text }) => text) : mergeLines(known.lines, shown)
      continue
    }
    const before = next.slice(0, index).findLast((other) => at(other.key) >= 0)
    const after = next.slice(index + 1).find((other) => at(other.key) >= 0)
    const position = before
      ? at(before.key) + 1
      : after
        ? at(after.key)
        : isImport
          ? 0
          : parts.length
    const typed = shown.filter(({ isShown }) => isShown).map(({ text }) => text)
    parts.splice(position, 0, { key, isImport, lines: typed })
  }

  const gone = parts.filter(({ key }) => !next.some((statement) => statement.key === key))
  const isDue = (part: Part) => {
    const neighbors = part.isImport ? next.filter(({ isImport }) => isImport) : besides(part)
    const shown = neighbors.flatMap(({ first, last }) => target.slice(first, last + 1))
    return shown.some(isTyped) && !shown.some((line) => line.isShownLater && !isBlank(line))
  }
  /** The nearest statements that stay. */
  const besides = (part: Part): Statement[] => {
    const index = parts.indexOf(part)
    const stays = ({ key }: Part) => next.some((statement) => statement.key === key)
    const keys = [parts.slice(0, index).findLast(stays), parts.slice(index + 1).find(stays)]
    return next.filter(({ key }) => keys.some((kept) => kept?.key === key))
  }
  const due = isWholeFile ? gone.filter(isDue) : []
  return [...parts.filter((part) => !due.includes(part)).flatMap((part) => part.lines), ...rest]
}

const isBlank = ({ text }: TargetLine) => text.trim() === ''
const isTyped = (line: TargetLine) => line.isShown && !isBlank(line)

/** Adds the shown lines, and removes the lines that they replace. */
function mergeLines(lines: string[], target: TargetLine[]): string[] {
  const merged: string[] = []
  let at = 0
  let removed: string[] = []
  let added: TargetLine[] = []
  const flush = (following: TargetLine | undefined) => {
    merged.push(...mergeHunk(removed, added, [target[at - added.length - 1], following]))
    removed = []
    added = []
  }
  for (const change of diffArrays(
    lines,
    target.map(({ text }) => text),
  )) {
    if (change.removed) removed.push(...change.value)
    else if (change.added) {
      added.push(...target.slice(at, at + change.value.length))
      at += change.value.length
    } else {
      flush(target[at])
      merged.push(...change.value)
      at += change.value.length
    }
  }
  flush(undefined)
  return merged
}

/** Merges old lines with the lines that replace them. */
function mergeHunk(
  removed: string[],
  added: TargetLine[],
  neighbors: (TargetLine | undefined)[],
): string[] {
  if (added.length === 0) {
    return neighbors.some((line) => line?.isShown) ? [] : removed
  }
  const typed = added.filter((line) => !isBlank(line))
  if (typed.every(({ isShown }) => isShown)) return added.map(({ text }) => text)
  if (!typed.some(({ isShown }) => isShown)) return removed

  const runs: TargetLine[][] = []
  for (const line of added) {
    const run = runs.at(-1)
    if (run && (run[0]?.isShown === line.isShown || isBlank(line))) run.push(line)
    else runs.push([line])
  }
  const shares = shareOut(removed, runs)
  return runs.flatMap((run, index) =>
    run[0]?.isShown ? run.map(({ text }) => text) : removed.filter((_, at) => shares[at] === index),
  )
}

/** For each removed line, the run that replaces it. Runs stay in order, and are as similar to the lines as possible. */
function shareOut(removed: string[], runs: TargetLine[][]): number[] {
  const likeness = removed.map((line) =>
    runs.map((run) => Math.max(...run.map(({ text }) => alike(line, text)))),
  )
  /** The best total similarity of the lines from this one on, if they can only go to this run and later ones. */
  const best = new Map<string, number>()
  const at = (line: number, run: number) => best.get(`${line} ${run}`) ?? 0
  for (let line = removed.length - 1; line >= 0; line--) {
    for (let run = runs.length - 1; run >= 0; run--) {
      const here = (likeness[line]?.[run] ?? 0) + at(line + 1, run)
      const isLast = run === runs.length - 1
      best.set(`${line} ${run}`, isLast ? here : Math.max(here, at(line, run + 1)))
    }
  }
  let run = 0
  return removed.map((_, line) => {
    while (run < runs.length - 1 && at(line, run) === at(line, run + 1)) run++
    return run
  })
}

/** How much of their words two lines share, from 0 to 1. */
function alike(a: string, b: string): number {
  const words = (line: string) => new Set(line.match(/\w+|[^\w\s]/g) ?? [])
  const [first, second] = [words(a), words(b)]
  const shared = [...first].filter((word) => second.has(word)).length
  return (2 * shared) / (first.size + second.size || 1)
}
