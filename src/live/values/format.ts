import { inspectAll as inspect } from './describe.ts'
import { isNative } from './platform.ts'

/** The text that `console.log(...values)` prints in Node: strings without quotes, and `%s` and the like replaced. */
export function format(values: readonly unknown[]): string {
  const [first, ...rest] = values
  if (typeof first !== 'string' || rest.length === 0) return values.map(plain).join(' ')
  const filled = first.replace(/%([sdifjoOc%])/g, (placeholder, kind: string) => {
    if (kind === '%') return '%'
    return rest.length === 0 ? placeholder : fill(kind, rest.shift())
  })
  return [filled, ...rest.map(plain)].join(' ')
}

const plain = (value: unknown) => (typeof value === 'string' ? value : inspect(value))

function fill(kind: string, value: unknown): string {
  switch (kind) {
    case 'c':
      return ''
    case 'd':
      return typeof value === 'bigint' ? inspect(value) : numberText(Number, value)
    case 'i':
      return typeof value === 'bigint' ? inspect(value) : numberText(Number.parseInt, value)
    case 'f':
      return numberText(Number.parseFloat, value)
    case 'j':
      return orProblem(() => JSON.stringify(value) ?? 'undefined')
    case 's':
      if (typeof value === 'string') return value
      return hasOwnText(value) ? orProblem(() => String(value)) : inspect(value, 0)
    default:
      return inspect(value)
  }
}

const numberText = (read: (value: never) => number, value: unknown) =>
  typeof value === 'symbol' ? 'NaN' : orProblem(() => inspect(read(value as never)))

/** Code of the sample that runs here, such as a `toString`, may throw. */
function orProblem(read: () => string): string {
  try {
    return read()
  } catch (error) {
    return inspect(error)
  }
}

/** Whether a sample says itself how a value is written. */
function hasOwnText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'function'
  const own: unknown = Reflect.get(value, 'toString')
  return typeof own === 'function' && !isNative(own)
}
