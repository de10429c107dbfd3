import type { Nodes, Root, RootContent } from 'mdast'
import { EXIT, visit } from 'unist-util-visit'
import { parseMarkdown } from './parse-markdown.ts'

type Point = { line: number; column: number; offset?: number | undefined }

/** A part of a page, parsed by itself. */
type Part = {
  children: RootContent[]
  end: Point
  /** Holds what text elsewhere on the page may refer to. */
  hasDefinitions: boolean
}

const nextHeading = '## Next\n'
const origin: Point = { line: 1, column: 1, offset: 0 }

/**
 * Parses a page to the same tree as `parseMarkdown`, and keeps its sections: of a page that was edited
 * since, only those are parsed that have changed. A section begins at a heading of level 2, unless something
 * before it is still open, such as a fence or a directive: that takes the rest of the page with it.
 */
export function parseSections(text: string): Root {
  const children: RootContent[] = []
  let end = origin
  for (let rest = text; rest !== ''; rest = text.slice(end.offset)) {
    const part = firstSection(rest) ?? parseOnce(rest, false)
    if (!part || part.hasDefinitions) return parseMarkdown(text)
    // Front matter without an end changes how the parser reads all that follows.
    if (rest === text && text.startsWith('---') && part.children[0]?.type !== 'yaml') {
      return parseMarkdown(text)
    }
    for (const node of part.children) children.push(copyAt(end, node))
    end = pointAt(end, part.end)
  }
  return { type: 'root', children, position: { start: origin, end } }
}

/** Null when a text is one section, or when its first is not closed. */
function firstSection(text: string): Part | null {
  const nextLine = text.indexOf('\n## ') + 1
  return nextLine === 0 ? null : parseOnce(text.slice(0, nextLine), true)
}

/** Far more than the longest page has: while it is written most of its sections stay as they are. */
const keptCharacters = 500_000
let characters = 0
const parsed = new Map<string, Part | null>()

/** @param isFollowed whether a heading comes after the text; null then when that heading would not begin a section */
function parseOnce(text: string, isFollowed: boolean): Part | null {
  const key = `${isFollowed} ${text}`
  const known = parsed.get(key)
  if (known !== undefined) return known
  characters += text.length
  if (characters > keptCharacters) {
    parsed.clear()
    characters = text.length
  }
  const tree = parseMarkdown(isFollowed ? text + nextHeading : text)
  const part = isFollowed ? withoutNextHeading(tree, text.length) : partOf(tree)
  parsed.set(key, part)
  return part
}

function withoutNextHeading(tree: Root, offset: number): Part | null {
  const next = tree.children.pop()
  const start = next?.position?.start
  if (next?.type !== 'heading' || start?.offset !== offset) return null
  return { ...partOf(tree), end: start }
}

function partOf(tree: Root): Part {
  let hasDefinitions = false
  visit(tree, (node) => {
    hasDefinitions ||= node.type === 'definition' || node.type === 'footnoteDefinition'
    return hasDefinitions ? EXIT : undefined
  })
  return { children: tree.children, end: tree.position?.end ?? origin, hasDefinitions }
}

/** A copy, because whoever compiles a tree changes it, as it stands in a page behind `before`. */
function copyAt<Node extends Nodes>(before: Point, node: Node): Node {
  const copy = { ...node }
  if (copy.position) {
    const { start, end } = copy.position
    copy.position = { start: pointAt(before, start), end: pointAt(before, end) }
  }
  if (copy.data) copy.data = structuredClone(copy.data)
  if ('children' in copy) {
    copy.children = copy.children.map((child) => copyAt(before, child as Nodes)) as never
  }
  return copy
}

/** Parts begin where a line does, so columns stay. */
function pointAt(before: Point, { line, column, offset = 0 }: Point): Point {
  return { line: before.line + line - 1, column, offset: (before.offset ?? 0) + offset }
}
