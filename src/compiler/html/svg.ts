/** What makes an SVG file run or load something when it's opened by its own address. */
const refused: [pattern: RegExp, what: string][] = [
  [/<(?:[\w-]+:)?script[\s/>]/i, 'a script'],
  [/<(?:[\w-]+:)?foreignObject[\s/>]/i, 'a foreignObject'],
  [/[\s"'/]on[a-z]+\s*=\s*["']/i, 'an event handler'],
  [/<\?xml-stylesheet/i, 'a stylesheet of another file'],
  [/@import/i, 'a stylesheet of another file'],
  [/<!ENTITY/i, 'an entity'],
]

const reference = /(?:href|src)\s*=\s*["']([^"']*)/gi
const styleReference = /url\(([^()]*)/gi

/**
 * What isn't allowed in an SVG file: scripts, handlers, and references to anything but its own parts and embedded
 * pictures. Null when there is nothing of that kind.
 */
export function mistakeInSvg(svg: string): string | null {
  for (const [pattern, what] of refused) if (pattern.test(svg)) return `it holds ${what}`
  for (const [, address = ''] of svg.matchAll(reference)) {
    if (!isOwn(address)) return `it refers to \`${address.slice(0, 80)}\``
  }
  for (const [, address = ''] of svg.matchAll(styleReference)) {
    if (!isOwn(address.replace(/["']|&quot;|&apos;/g, ''))) {
      return `it refers to \`${address.slice(0, 80)}\``
    }
  }
  return null
}

function isOwn(address: string): boolean {
  return /^(?:#|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i.test(address.trim())
}
