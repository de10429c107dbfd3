/** Longer texts wouldn't fit into a panel. */
export const maxLength = 10_000

/** The text of a value that is no object, as a console shows it. Of a long string, more than fits is left out. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return quote(value.slice(0, maxLength + 1))
  if (typeof value === 'bigint') return `${value}n`
  return Object.is(value, -0) ? '-0' : String(value)
}

/** A string in quotes, in the kind of quotes that it doesn't contain. */
export function quote(text: string): string {
  const mark = ["'", '"', '`'].find((candidate) => !text.includes(candidate)) ?? "'"
  const escaped = text.replace(needsEscape, (character) => escapes[character] ?? code(character))
  return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark
}

/** Characters that a reader wouldn't see, and halves of a pair. */
const needsEscape =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\\\u0000-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escapes: { [character: string]: string } = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
}

function code(character: string): string {
  const digits = character.charCodeAt(0).toString(16).toUpperCase()
  return digits.length > 2 ? `\\u${digits}` : `\\x${digits.padStart(2, '0')}`
}

/** The name of a property as an object literal has it. */
export function nameOf(key: PropertyKey): string {
  if (typeof key === 'symbol') return `[${key.toString()}]`
  return /^[A-Za-z_$][\w$]*$/.test(String(key)) ? String(key) : quote(String(key))
}
