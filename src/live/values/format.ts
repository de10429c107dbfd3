import { inspect } from './inspect.ts'

/** The text that `console.log(...values)` prints in Node: strings without quotes, and `%s` and the like replaced. */
export function format(values: unknown[]): string {
  const [first, ...rest] = values
  if (typeof first !== 'string' || !/%[sdifjoOc]/.test(first)) return values.map(plain).join(' ')
  const filled = first.replace(/%([sdifjoOc%])/g, (placeholder, kind: string) => {
    if (kind === '%') return '%'
    if (rest.length === 0) return placeholder
    return fill(kind, rest.shift())
  })
  return [filled, ...rest.map(plain)].join(' ')
}

const plain = (value: unknown) => (typeof value === 'string' ? value : inspect(value))

function fill(kind: string, value: unknown): string {
  switch (kind) {
    case 'c':
      return ''
    case 'd':
      return typeof value === 'object' ? 'NaN' : String(Number(value))
    case 'i':
      return String(Number.parseInt(String(value), 10))
    case 'f':
      return String(Number.parseFloat(String(value)))
    case 'j':
      return JSON.stringify(value) ?? 'undefined'
    case 's':
      return plain(value)
    default:
      return inspect(value)
  }
}
