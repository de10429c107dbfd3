import type { PrintLevel } from '../protocol.ts'
import { inspectAll as inspect } from '../values/describe.ts'
import { format } from '../values/format.ts'
import { tableOf } from '../values/table.ts'
import type { CreateConsole } from './plain-console.ts'

/** Deeper groups are indented like this. */
const maxDepth = 20

/** The functions of `console`, with the texts of Node's where browsers differ. */
export const createConsole: CreateConsole = ({ print: send, now }) => {
  const counts = new Map<string, number>()
  const timers = new Map<string, number>()
  let depth = 0

  function print(level: PrintLevel, isOptional: boolean, text: () => string): void {
    const indent = '  '.repeat(depth)
    send(level, isOptional, () => indent + text().replaceAll('\n', `\n${indent}`))
  }
  const printer =
    (level: PrintLevel, isOptional: boolean) =>
    (...values: unknown[]) =>
      print(level, isOptional, () => format(values))
  const log = printer('log', false)
  // Libraries print warnings by themselves, and the names of groups are only decoration.
  const warn = printer('warn', true)
  const error = printer('error', true)
  const group = (...values: unknown[]) => {
    if (values.length > 0) print('log', true, () => format(values))
    depth = Math.min(depth + 1, maxDepth)
  }
  /** Prints how long a timer has been running, if there is one. */
  const printTime = (label: string, values: unknown[]) => {
    const startedAt = timers.get(label)
    if (startedAt === undefined) warn(`Timer '${label}' does not exist`)
    else log('%s: %sms', label, Number((now() - startedAt).toFixed(3)), ...values)
  }

  return {
    log,
    info: log,
    debug: log,
    dirxml: log,
    warn,
    error,
    dir: (value) => print('log', false, () => inspect(value)),
    table: (data: unknown, columns?: unknown) =>
      print('log', true, () => tableOf(data, columns) ?? format([data])),
    trace: (...values) =>
      print(
        'log',
        false,
        () => (values.length > 0 ? `Trace: ${format(values)}` : 'Trace') + stackText(new Error()),
      ),
    assert(condition, ...values) {
      if (condition) return
      const [first, ...rest] = values
      if (values.length === 0) error('Assertion failed')
      else if (typeof first === 'string') error(`Assertion failed: ${first}`, ...rest)
      else error('Assertion failed:', ...values)
    },
    count(label = 'default') {
      const count = (counts.get(`${label}`) ?? 0) + 1
      counts.set(`${label}`, count)
      log(`${label}: ${count}`)
    },
    countReset(label = 'default') {
      if (!counts.delete(`${label}`)) warn(`Count for '${label}' does not exist`)
    },
    time(label = 'default') {
      if (timers.has(`${label}`)) warn(`Timer '${label}' already exists`)
      else timers.set(`${label}`, now())
    },
    timeLog: (label = 'default', ...values) => printTime(`${label}`, values),
    timeEnd(label = 'default') {
      printTime(`${label}`, [])
      timers.delete(`${label}`)
    },
    group,
    groupCollapsed: group,
    groupEnd() {
      depth = Math.max(0, depth - 1)
    },
  }
}

/** The functions of the sample that an error has passed, a line each, as engines write them. */
function stackText({ stack = '' }: Error): string {
  const calls = stack.split('\n').flatMap((line) => {
    // `at new Feed (live:///feed.ts:3:1)`, `Feed@live:///feed.ts:3:1`
    const [before = '', place] = line.split('live:///')
    const file = /^[^\s:]+/.exec(place ?? '')?.[0]
    const name = before.split(/[\s@(]/).findLast(Boolean) ?? ''
    const isNamed = !/^(?:at|async|eval|anonymous)?$/.test(name)
    return file ? [isNamed ? `${name} (${file})` : file] : []
  })
  return calls.map((call) => `\n    at ${call}`).join('')
}
