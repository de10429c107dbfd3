/** Longer texts wouldn't fit into a panel. */
export const maxLength = 10_000

/** The text of a value that is no object, as a console shows it. Of a long string, more than fits is left out. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return quote(value.slice(0, maxLength + 1))
  if (typeof value === 'bigint') return `${value}n`
  return Object.is(value, -0) ? '-0' : String(value)
}

/** A string in quotes, in the kind of quotes that it doesn't contain. JSON escapes what a reader wouldn't see. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  const mark = [...'\'"`'].find((candidate) => !text.includes(candidate))
  return mark ? mark + escaped + mark : `'${escaped.replaceAll("'", "\\'")}'`
}

/** The name of a property as an object literal has it. */
export function nameOf(key: PropertyKey): string {
  const name = String(key)
  if (typeof key === 'symbol') return `[${name}]`
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quote(name)
}
