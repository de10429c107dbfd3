import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml'
import { checkValue } from '../../model/check-value.ts'
import type { Report } from '../../model/diagnostic.ts'
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.ts'
import { routeOf } from './page-ids.ts'
import type { MarkdownPage, ParsedPage } from './parsed-page.ts'
import { findUnseen } from './text.ts'

const keys = Object.keys(frontMatterSchema.shape)

/** Reads the front matter of a page and its route; null when the page can't be built from it, which is reported. */
export function readFrontMatter({
  tree,
  source,
  report,
}: MarkdownPage): Pick<ParsedPage, 'frontMatter' | 'route'> | null {
  const yaml = tree.children.find((node) => node.type === 'yaml')
  const frontMatter = parseFrontMatter(yaml?.value, report)
  return frontMatter && { frontMatter, route: frontMatter.path ?? routeOf(source.id) }
}

/**
 * Parses the text between the `---` lines, which starts on line 2 of the file. Mistakes go to `report`; null when the
 * page can't be built from it.
 */
export function parseFrontMatter(source: string | undefined, report: Report): FrontMatter | null {
  if (source === undefined) {
    report(
      { line: 1 },
      'Expected front matter at the start of the file, found none.',
      'Begin the file with `---`, the keys title, label and description, and `---`.',
    )
    return null
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter })
  // Warnings count as mistakes: they are about YAML that front matter doesn't need, such as tags and keys that aren't
  // text.
  const [mistake] = [...document.errors, ...document.warnings]
  if (mistake) {
    const { line, col } = lineCounter.linePos(mistake.pos[0])
    const isTooDeep = mistake.message.startsWith('Maximum call stack')
    const message = isTooDeep
      ? 'its lists and maps are nested too deeply'
      : mistake.message.replace(/\.? at line [\s\S]*/, '')
    const hint = isTooDeep ? 'Write texts that begin with a bracket in quotes.' : undefined
    report({ line: line + 1, column: col }, `Unexpected YAML: ${message}.`, hint)
    return null
  }
  const cut = findCut(document, source)
  if (cut !== null) {
    const { line, col } = lineCounter.linePos(cut)
    report(
      { line: line + 1, column: col },
      'The value ends here, because YAML takes ` #` and what follows for a comment.',
      'Write the value in quotes. A comment goes on a line of its own.',
    )
    return null
  }
  const unsupported = findUnsupported(document)
  if (unsupported) {
    const { line, col } = lineCounter.linePos(unsupported.range?.[0] ?? 0)
    report(
      { line: line + 1, column: col },
      'Unexpected YAML: front matter takes no anchors (`&name`), no aliases (`*name`), and no lists as keys.',
      'Write what is meant, in quotes if it begins with `&`, `*` or a bracket.',
    )
    return null
  }

  const map = isMap(document.contents) ? document.contents : undefined
  if (!map && document.contents !== null) {
    report({ line: 2 }, 'Unexpected front matter.', `Expected the keys ${keys.join(', ')}.`)
    return null
  }
  const lines = keyLines(map, lineCounter)
  const lineOf = (key: PropertyKey | undefined) => lines.get(String(key)) ?? 1
  const checked = checkValue(frontMatterSchema, document.toJS() ?? {})
  if ('issues' in checked) {
    for (const { path, message, hint } of checked.issues) {
      report({ line: lineOf(path[0]) }, message, hint)
    }
    return null
  }
  // YAML can express invisible characters with visible escapes, which the check of the source text doesn't see.
  for (const [key, value] of Object.entries(checked.value)) {
    const hidden = [value].flat().map((text) => typeof text === 'string' && findUnseen(text))
    for (const hiddenCharacter of hidden)
      if (hiddenCharacter) report({ line: lineOf(key) }, hiddenCharacter.message, 'Delete it.')
  }
  return checked.value
}

/** Finds YAML that front matter doesn't need: references, because a few lines of them can expand to a billion nodes. */
function findUnsupported(document: Document): Node | null {
  let reference: Node | null = null
  visit(document, {
    Node: (key, node) => {
      const isListAsKey = key === 'key' && isCollection(node)
      if (!isAlias(node) && !node.anchor && !isListAsKey) return undefined
      reference = node
      return visit.BREAK
    },
  })
  return reference
}

/** Finds where a comment ends a text that isn't in quotes. */
function findCut(document: Document, source: string): number | null {
  let cut: number | null = null
  visit(document, {
    Scalar: (key, { type, range }) => {
      if (key === 'key' || type !== 'PLAIN' || !range) return undefined
      const end = range[1]
      if (!/^[ \t]*#/.test(source.slice(end))) return undefined
      cut = end
      return visit.BREAK
    },
  })
  return cut
}

/** The line in the file of each key. */
function keyLines(map: YAMLMap | undefined, lineCounter: LineCounter): Map<string, number> {
  const lines = new Map<string, number>()
  for (const { key } of map?.items ?? []) {
    const { range } = key as { range?: [number, number, number] }
    if (range) lines.set(String(key), lineCounter.linePos(range[0]).line + 1)
  }
  return lines
}

/** What other pages need to know of a page before it has been compiled. */
export type PageNames = {
  /** The route in the front matter, or null. */
  route: string | null
  /** Undefined until the front matter has one. */
  label: string | undefined
  isDeprecated: boolean
}

/**
 * Finds the names of a page in the text of its file, without YAML, because parsing would take longer than everything
 * else before the first page.
 */
export function namesInFrontMatter(text: string): PageNames {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? ''
  return {
    route: /^path:\s*['"]?(\/[^\s'"]*)/m.exec(frontMatter)?.[1] ?? null,
    label: unquoted(/^label:(.*)/m.exec(frontMatter)?.[1]?.trim()),
    isDeprecated: /^deprecated:\s*true\b/m.test(frontMatter),
  }
}

/** The text without quotes; undefined if there is none. */
const unquoted = (text = ''): string | undefined =>
  /^(['"])(.*)\1$/.exec(text)?.[2] || text || undefined
