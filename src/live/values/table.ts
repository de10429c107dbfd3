import { inspectAll as inspect } from './describe.ts'

/** More than a panel has room for. */
const maxRows = 100
const maxColumns = 20

/** Name of a column → what stands there. */
type Row = Map<string, string>

/**
 * The text of `console.table(data, columns)`, as Node prints it; null for what has no rows, which consoles print like
 * any other value.
 * @param columns names of those to show; all if it's no list
 */
export function tableOf(data: unknown, columns: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  const rows = rowsOf(data, Array.isArray(columns) ? columns.map(String) : null)
  const found = new Set(rows.flatMap((row) => [...row.keys()]))
  const names = found.size === 0 ? ['(index)'] : [...found]
  // Where a row is no object, its value comes last.
  const ordered = [...names.filter((name) => name !== 'Values'), 'Values']
  const shown = ordered.filter((name) => names.includes(name)).slice(0, maxColumns)
  const widths = shown.map((name) =>
    Math.max(...[name, ...rows.map((row) => row.get(name) ?? '')].map(({ length }) => length)),
  )
  const line = ([left, middle, right]: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right
  const written = (cells: string[]) =>
    `│${cells.map((cell, index) => ` ${cell.padEnd(widths[index] ?? 0)} `).join('│')}│`
  return [
    line('┌┬┐'),
    written(shown),
    line('├┼┤'),
    ...rows.map((row) => written(shown.map((name) => row.get(name) ?? ''))),
    line('└┴┘'),
  ].join('\n')
}

function rowsOf(data: object, columns: string[] | null): Row[] {
  if (data instanceof Map) {
    return take(data).map(([key, value], index) =>
      rowOf('(iteration index)', index, { Key: key, Values: value }),
    )
  }
  if (data instanceof Set) {
    return take(data).map((value, index) => rowOf('(iteration index)', index, { Values: value }))
  }
  return take(Object.keys(data)).map((key) => {
    const value: unknown = Reflect.get(data, key)
    if (typeof value !== 'object' || value === null) return rowOf('(index)', key, { Values: value })
    const names = columns ?? take(Object.keys(value))
    const cells = names.filter((name) => Object.hasOwn(value, name))
    return rowOf(
      '(index)',
      key,
      Object.fromEntries(cells.map((name) => [name, Reflect.get(value, name)])),
    )
  })
}

const rowOf = (indexName: string, index: string | number, cells: object): Row =>
  new Map([
    [indexName, String(index)],
    ...Object.entries(cells).map(([name, cell]) => [name, inspect(cell, 0)] as const),
  ])

function take<Item>(items: Iterable<Item>): Item[] {
  const taken: Item[] = []
  for (const item of items) {
    if (taken.length === maxRows) break
    taken.push(item)
  }
  return taken
}
