/**
 * Readers for messages from a frame, which may contain anything. Each returns a value of its type, whatever it gets, so
 * that a page only receives bounded texts and numbers. They are marked as free of side effects, because the frame also
 * imports the modules that define messages, and bundlers can then drop what only pages use.
 */
export type Reader<Value> = (value: unknown) => Value

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/*#__NO_SIDE_EFFECTS__*/
export function textUpTo(maxLength: number): Reader<string> {
  return (value) => (typeof value === 'string' ? value.slice(0, maxLength) : '')
}

/** A number from 0 to less than `limit`; 0 for anything else. */
/*#__NO_SIDE_EFFECTS__*/
export function numberBelow(limit: number): Reader<number> {
  return (value) => (typeof value === 'number' && value >= 0 && value < limit ? value : 0)
}

/** True for true, and false for anything else. */
export const flag: Reader<boolean> = (value) => value === true

/** One of the allowed values; the first where it is none of them. */
/*#__NO_SIDE_EFFECTS__*/
export function oneOf<Value extends string | number>(allowed: readonly Value[]): Reader<Value> {
  return (value) => allowed.find((candidate) => candidate === value) ?? (allowed[0] as Value)
}

/** The first entries of a list; those that are no objects are left out. */
/*#__NO_SIDE_EFFECTS__*/
export function listOf<Item>(
  maxItems: number,
  read: (item: Record<string, unknown>) => Item,
): Reader<Item[]> {
  return (value) =>
    Array.isArray(value) ? value.slice(0, maxItems).filter(isObject).map(read) : []
}

/** Null for what is no object. */
/*#__NO_SIDE_EFFECTS__*/
export function objectOrNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => (isObject(value) ? read(value) : null)
}

/** An object with these fields and no others; each is read as if it were missing where there is no object. */
/*#__NO_SIDE_EFFECTS__*/
export function shape<Fields extends object>(
  fields: {
    [Name in keyof Fields]: Reader<Fields[Name]>
  },
): Reader<Fields> {
  return (value) => {
    const object = isObject(value) ? value : {}
    const read = Object.entries<Reader<unknown>>(fields).map(([name, reader]) => [
      name,
      reader(object[name]),
    ])
    return Object.fromEntries(read)
  }
}
