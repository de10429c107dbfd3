/** What TypeScript doesn't know yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: { [rule: string]: (text: string) => string }): unknown
}

/** An element that loads nothing, has no content either, and may stand where a link stands. */
const harmless = 'meta'

// Kept, because samples may replace them, and then get what they are called with.
const { apply } = Reflect
const slice = Function.prototype.call.bind(String.prototype.slice) as (
  text: string,
  from: number,
  to?: number,
) => string

/** Whether the name of an element, with or without a prefix, is that of a link. */
function isLink(name: string): boolean {
  const from = name.length - 4
  for (let index = 0; index < 4; index++) {
    const character = name[from + index]
    if (character !== 'link'[index] && character !== 'LINK'[index]) return false
  }
  return from === 0 || name[from - 1] === ':'
}

const withoutLink = (name: string) => (isLink(name) ? slice(name, 0, -4) + harmless : name)

/** What ends the name of an element in markup. */
const ends = [' ', '\n', '\t', '\f', '\r', '/', '>', '<', undefined]

function isEnd(character: string | undefined): boolean {
  for (let index = 0; index < ends.length; index++) if (ends[index] === character) return true
  return false
}

/** Markup in which all links are harmless elements. It's empty if it defines entities, which may contain links. */
export function withoutLinks(markup: string): string {
  let result = ''
  let copiedTo = 0
  for (let at = 0; at < markup.length; at++) {
    if (markup[at] !== '<') continue
    const start = markup[at + 1] === '/' ? at + 2 : at + 1
    let end = start
    while (!isEnd(markup[end])) end++
    const name = slice(markup, start, end)
    if (name === '!ENTITY') return ''
    result += slice(markup, copiedTo, start) + withoutLink(name)
    copiedTo = end
  }
  return result + slice(markup, copiedTo)
}

/**
 * Keeps samples from creating `<link>` elements, because no policy keeps Firefox and WebKit from connecting to the host
 * of a `preconnect`, or from looking up that of a `dns-prefetch`. Links can come from markup, which has to be a trusted
 * type and so comes by here, and from the functions that create an element by its name.
 */
export function forbidLinks(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: withoutLinks, createScript: (text) => text })
  const rename = (prototype: object, method: string, position: number) => {
    const original = Reflect.get(prototype, method)
    const renaming = function (this: unknown, ...values: unknown[]) {
      if (values.length > position) values[position] = withoutLink(`${values[position]}`)
      return apply(original, this, values)
    }
    Reflect.set(prototype, method, renaming)
  }
  rename(Document.prototype, 'createElement', 0)
  rename(Document.prototype, 'createElementNS', 1)
  rename(DOMImplementation.prototype, 'createDocument', 1)
  const { define } = CustomElementRegistry.prototype
  CustomElementRegistry.prototype.define = function (name, element) {
    // Without the options, by which an element could extend a link.
    apply(define, this, [name, element])
  }
  // They parse markup that needs no trusted type.
  for (const { prototype } of [Element, ShadowRoot]) Reflect.deleteProperty(prototype, 'setHTML')
  Reflect.deleteProperty(Document, 'parseHTML')
}
