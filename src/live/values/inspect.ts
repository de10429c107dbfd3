/**
 * Formats a value like Node's console, on one line: `{ ids: [ 1, 2 ], entities: {} }`. Own code, because Node's isn't a
 * package. It runs no getters; if reading a value throws anyway, as with a proxy, the result says so.
 */
export function inspect(value: unknown, maxDepth = 10): string {
  return show(value, { depth: 0, maxDepth, above: [] })
}

type Nesting = { depth: number; maxDepth: number; above: object[] }

/** Like Node, lists show this many items. */
const maxItems = 100
/** Longer texts wouldn't fit into a panel. */
const maxLength = 10_000

function show(value: unknown, nesting: Nesting): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'symbol') return value.toString()
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) {
    return String(value)
  }
  try {
    return cut(showObject(value, nesting))
  } catch (error) {
    return `[Thrown while shown: ${error instanceof Error ? error.message : 'something'}]`
  }
}

const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

function quote(text: string): string {
  const mark = ["'", '"', '`'].find((candidate) => !text.includes(candidate)) ?? "'"
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '\\r')
  return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark
}

function showObject(value: object, nesting: Nesting): string {
  const name = classNameOf(value)
  const isCircular = nesting.above.includes(value)
  const isTooDeep = nesting.depth > nesting.maxDepth
  if (typeof value === 'function') {
    const text = showFunction(value)
    return isCircular || isTooDeep ? text : withProperties(text, value, nesting)
  }
  if (isCircular) return '[Circular *1]'
  if (value instanceof Error) return showError(value, nesting)
  if (value instanceof RegExp) return String(value)
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  }
  const markup = markupOf(value)
  if (markup !== null) return markup
  if (isTooDeep) return Array.isArray(value) ? '[Array]' : `[${name || 'Object'}]`

  const inside = insideOf(value, nesting)
  const properties = propertiesOf(value, inside)
  if (Array.isArray(value)) {
    return list(name === 'Array' ? '' : `${name}(${value.length})`, '[]', [
      ...itemsOf(value, inside),
      ...properties,
    ])
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const items = Array.from(value as Uint8Array).map((item) => show(item, inside))
    return list(`${name}(${items.length})`, '[]', limited(items))
  }
  if (value instanceof Map || value instanceof Set) {
    const items =
      value instanceof Map
        ? [...value].map(([key, item]) => `${show(key, inside)} => ${show(item, inside)}`)
        : [...value].map((item) => show(item, inside))
    return list(`${name}(${value.size})`, '{}', [...limited(items), ...properties])
  }
  if (value instanceof Promise) return 'Promise { … }'
  if (value instanceof WeakMap || value instanceof WeakSet) return `${name} { <items unknown> }`
  return list(prefixOf(value, name), '{}', properties)
}

const insideOf = (value: object, { depth, maxDepth, above }: Nesting): Nesting => ({
  depth: depth + 1,
  maxDepth,
  above: [...above, value],
})

/** The class of an object; empty for one without a prototype. */
function classNameOf(value: object): string {
  for (
    let prototype = Object.getPrototypeOf(value);
    prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    const creator = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value
    if (typeof creator === 'function' && creator.name) return creator.name
  }
  return ''
}

function prefixOf(value: object, name: string): string {
  const tag = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(value) ?? {},
    Symbol.toStringTag,
  )?.value
  const label = typeof tag === 'string' && tag !== name ? ` [${tag}]` : ''
  if (Object.getPrototypeOf(value) === null) return '[Object: null prototype]'
  return name === 'Object' ? label.trim() && `Object${label}` : name + label
}

function showFunction(value: object & { name?: string }): string {
  const source = Function.prototype.toString.call(value)
  const { name } = value
  if (source.startsWith('class')) {
    const base = Object.getPrototypeOf(value)
    return `[class ${name || '(anonymous)'}${base?.name ? ` extends ${base.name}` : ''}]`
  }
  const kind = classNameOf(value)
  return `[${kind}${name ? `: ${name}` : ' (anonymous)'}]`
}

function withProperties(text: string, value: object, nesting: Nesting): string {
  const properties = propertiesOf(value, insideOf(value, nesting))
  return properties.length > 0 ? list(text, '{}', properties) : text
}

/** Errors are shown without their stack, because its places mean nothing to readers. */
function showError(error: Error, nesting: Nesting): string {
  const text = error.message ? `${error.name}: ${error.message}` : error.name
  return withProperties(nesting.depth > 0 ? `[${text}]` : text, error, nesting)
}

/** A React element as JSX; null for any other value. */
function markupOf(value: object): string | null {
  if (!/^(?:HTML|SVG)\w*Element$/.test(classNameOf(value))) return null
  return String(Reflect.get(value, 'outerHTML'))
}

function itemsOf(value: unknown[], nesting: Nesting): string[] {
  const items: string[] = []
  let missing = 0
  const noteMissing = () => {
    if (missing > 0) items.push(`<${missing} empty item${missing === 1 ? '' : 's'}>`)
    missing = 0
  }
  for (let index = 0; index < value.length && items.length < maxItems; index++) {
    if (index in value) {
      noteMissing()
      items.push(show(value[index], nesting))
    } else {
      missing++
    }
  }
  noteMissing()
  const more = value.length - maxItems
  if (items.length === maxItems && more > 0) items.push(moreText(more))
  return items
}

function limited(items: string[]): string[] {
  const more = items.length - maxItems
  return more > 0 ? [...items.slice(0, maxItems), moreText(more)] : items
}

const moreText = (more: number) => `... ${more} more item${more === 1 ? '' : 's'}`

function propertiesOf(value: object, nesting: Nesting): string[] {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value)
  return Reflect.ownKeys(value)
    .filter((key) => !(isList && typeof key === 'string' && /^\d+$/.test(key)))
    .flatMap((key) => {
      const descriptor = Object.getOwnPropertyDescriptor(value, key)
      if (!descriptor?.enumerable) return []
      return [`${showKey(key)}: ${showProperty(descriptor, nesting)}`]
    })
}

function showKey(key: PropertyKey): string {
  if (typeof key === 'symbol') return `[${key.toString()}]`
  return /^[A-Za-z_$][\w$]*$/.test(String(key)) ? String(key) : quote(String(key))
}

function showProperty({ get, set, value }: PropertyDescriptor, nesting: Nesting): string {
  if (get) return set ? '[Getter/Setter]' : '[Getter]'
  return set ? '[Setter]' : show(value, nesting)
}

function list(prefix: string, [open = '', close = '']: string, items: string[]): string {
  const before = prefix === '' ? '' : `${prefix} `
  return items.length === 0
    ? `${before}${open}${close}`
    : `${before}${open} ${items.join(', ')} ${close}`
}
