import type { Piece } from './plain.ts'
import { quote } from './primitives.ts'

type Element = { type: unknown; key: unknown; props: { [name: string]: unknown } }

/** Whether a value is a React element, of React 19 or an earlier version. */
export function isElement(value: object): value is Element {
  const kind = Object.getOwnPropertyDescriptor(value, '$$typeof')?.value
  return kind === Symbol.for('react.transitional.element') || kind === Symbol.for('react.element')
}

/** A React element as JSX: what React keeps in it besides, such as its owner, says nothing to readers. */
export function* jsxOf({ type, key, props }: Element, isShort: boolean): Generator<Piece> {
  const name = nameOfType(type)
  if (isShort) return yield `<${name} … />`
  yield `<${name}`
  if (key !== null && key !== undefined) yield ` key=${attributeText(String(key))}`
  const { children, ...attributes } = props
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === true) yield ` ${attribute}`
    else if (typeof value === 'string') yield ` ${attribute}=${attributeText(value)}`
    else yield* [` ${attribute}={`, { value }, '}']
  }
  if (children === undefined) return yield name ? ' />' : '></>'
  yield '>'
  for (const child of Array.isArray(children) ? children : [children]) yield* childOf(child)
  yield `</${name}>`
}

const attributeText = (text: string) => (/["\\\n]/.test(text) ? `{${quote(text)}}` : `"${text}"`)

function* childOf(child: unknown): Generator<Piece> {
  if (typeof child === 'string' && /^[^\s{}<>](?:[^{}<>\n]*[^\s{}<>])?$/.test(child)) yield child
  else if (typeof child === 'object' && child !== null && isElement(child)) yield { value: child }
  else yield* ['{', { value: child }, '}']
}

/** What stands behind `<`: empty for a fragment. */
function nameOfType(type: unknown): string {
  if (typeof type === 'string') return type
  // `react.strict_mode`
  if (typeof type === 'symbol') return pascalCase(type.description).replace(/^Fragment$/, '')
  if (typeof type !== 'function' && (typeof type !== 'object' || type === null)) return 'Unknown'
  const names = [Reflect.get(type, 'displayName'), Reflect.get(type, 'name')]
  const own = names.find((name) => typeof name === 'string' && name !== '')
  if (own) return own
  if (typeof type === 'function') return 'Anonymous'
  // What `memo` and `forwardRef` wrap
  const inner = Reflect.get(type, 'type') ?? Reflect.get(type, 'render')
  return inner ? nameOfType(inner) : pascalCase(Reflect.get(type, '$$typeof')?.description)
}

const pascalCase = (name = 'react.unknown') =>
  name.replace(/^react\./, '').replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
