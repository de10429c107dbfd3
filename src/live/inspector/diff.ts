import type { Change } from '../inspection.ts'

type Difference = Omit<Change, 'before' | 'after'> & { before: unknown; after: unknown }

/** Finds the differences between two states, outermost first. Shared parts are skipped, however large. */
export function findDifferences(before: unknown, after: unknown): Difference[] {
  const differences: Difference[] = []
  compare(before, after, '', differences, 0)
  return differences
}

/** The search ends after this many differences, because pages show fewer and only count the rest. */
const maxDifferences = 1000
const maxDepth = 50

function compare(
  before: unknown,
  after: unknown,
  path: string,
  differences: Difference[],
  depth: number,
) {
  if (Object.is(before, after) || differences.length >= maxDifferences) return
  if (Array.isArray(before) && Array.isArray(after) && depth < maxDepth) {
    return compareLists(before, after, path, differences, depth + 1)
  }
  if (!isRecord(before) || !isRecord(after) || depth >= maxDepth) {
    differences.push({ path, kind: 'changed', before, after })
    return
  }
  for (const key of Object.keys(before)) {
    const at = path === '' ? key : `${path}.${key}`
    if (Object.hasOwn(after, key)) compare(before[key], after[key], at, differences, depth + 1)
    else differences.push({ path: at, kind: 'removed', before: before[key], after: undefined })
  }
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) continue
    const at = path === '' ? key : `${path}.${key}`
    differences.push({ path: at, kind: 'added', before: undefined, after: after[key] })
  }
}

/** Compares lists. Equal items at both ends are skipped; between them, items are matched by id or by index. */
function compareLists(
  before: unknown[],
  after: unknown[],
  path: string,
  differences: Difference[],
  depth: number,
): void {
  let start = 0
  let end = 0
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && Object.is(before[start], after[start])) start += 1
  while (end < shorter - start && Object.is(before.at(-1 - end), after.at(-1 - end))) end += 1
  const old = before.slice(start, before.length - end)
  const next = after.slice(start, after.length - end)
  const isKnown = old.length === next.length && !old.some((item) => idOf(item) !== undefined)
  const indexes = new Map(old.map((item, index) => [idOf(item) ?? (isKnown ? index : item), index]))
  const matched = new Set<number>()
  const added: Difference[] = []
  for (const [index, item] of next.entries()) {
    const oldIndex = indexes.get(idOf(item) ?? (isKnown ? index : item))
    const at = `${path}[${start + index}]`
    if (oldIndex === undefined || matched.has(oldIndex)) {
      added.push({ path: at, kind: 'added', before: undefined, after: item })
    } else {
      matched.add(oldIndex)
      compare(old[oldIndex], item, at, differences, depth)
    }
  }
  for (const [index, item] of old.entries()) {
    if (matched.has(index)) continue
    differences.push({
      path: `${path}[${start + index}]`,
      kind: 'removed',
      before: item,
      after: undefined,
    })
  }
  differences.push(...added)
  const moved = [...matched].some(
    (oldIndex, index, all) => index > 0 && oldIndex < (all[index - 1] ?? 0),
  )
  if (moved)
    differences.push({ path: `${path} (order)`, kind: 'changed', before: old, after: next })
}

function idOf(item: unknown): unknown {
  return isRecord(item) ? item.id : undefined
}

/** Other objects, such as dates, are compared as a whole. */
export function isRecord(value: unknown): value is { [key: string]: unknown } {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
