/** An export, and how to read it. */
export type Variable = [name: string, read: () => unknown]

/**
 * Creates the object that `import * as` and `import()` return. It shows what the exports are now, and can't be changed.
 * @param variables of two with the same name, the first one counts
 */
export function createNamespace(variables: Variable[]): object {
  const readers = new Map<PropertyKey, () => unknown>()
  const target = Object.create(null)
  for (const [name, read] of variables.sort(([a], [b]) => Number(a > b) - Number(a < b))) {
    if (readers.has(name)) continue
    readers.set(name, read)
    Object.defineProperty(target, name, { writable: true, enumerable: true, value: undefined })
  }
  Object.defineProperty(target, Symbol.toStringTag, { value: 'Module' })
  /** The property as it is now; undefined if there is none. */
  const propertyOf = (key: PropertyKey) => {
    const property = Reflect.getOwnPropertyDescriptor(target, key)
    const read = readers.get(key)
    return property && read ? { ...property, value: read() } : property
  }
  return new Proxy(Object.preventExtensions(target), {
    get: (_, key) => propertyOf(key)?.value,
    set: () => false,
    getOwnPropertyDescriptor: (_, key) => propertyOf(key),
    // Only what changes nothing is allowed.
    defineProperty(_, key, wanted) {
      const property = propertyOf(key)
      const isSame = ([part, value]: [string, unknown]) =>
        Object.is(Reflect.get(property ?? {}, part), value)
      return property !== undefined && Object.entries(wanted).every(isSame)
    },
  })
}
