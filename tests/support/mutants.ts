type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A value of each JSON type, and some that programs often confuse with other values. */
const oneOfEach: Json[] = [
  ...[null, true, false, 0, -1, 1e99, '', 'text', '__proto__', [], [null], [[]], {}],
  ...[{ length: 1 }, { a: null }],
]

/** Variants of a value: the value itself and each of its parts is replaced with every type of JSON, and each part removed. */
export function mutantsOf(value: Json): Json[] {
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null) return oneOfEach
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const others = Object.entries(value).filter(([other]) => other !== key)
    const without = isList ? others.map(([, it]) => it) : Object.fromEntries(others)
    const replaced = mutantsOf(part).map((mutant) =>
      isList
        ? value.map((it, index) => (String(index) === key ? mutant : it))
        : { ...value, [key]: mutant },
    )
    return [without, ...replaced]
  })
  return [...oneOfEach, ...parts]
}
