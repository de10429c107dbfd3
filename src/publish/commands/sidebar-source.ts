import path from 'node:path'
import { parseScript } from '../../compiler/code/syntax.ts'
import { childrenOf, lineAt, type Node } from '../../live/compile/syntax-tree.ts'
import { expectedOneOf, nearest } from '../../model/suggestion.ts'

/**
 * Where a page goes in the sidebar: after another page or at the end of a group. Without either, beside the pages of
 * its folder.
 */
type SidebarPosition = { after?: string | undefined; section?: string | undefined }

/**
 * The source with the page in it, the line where it is, and the page before it, if there is one; or why the page can't be
 * placed, and what to do.
 */
type Placed =
  | { text: string; line: number; neighbor: string | null }
  | { message: string; hint: string }

type Literal = { value: string; start: number; end: number }
/** `inside` is where the first page of an empty list goes; null for other lists. */
type Group = { label: string; start: number; items: Literal[]; inside: number | null }

/**
 * Writes a page id into the source of a sidebar. It edits the text, so comments and layout stay as they are. Without a
 * position, the page goes after the last page of its folder.
 */
export function placeInSidebar(
  text: string,
  id: string,
  { after, section }: SidebarPosition,
): Placed {
  const { ids, groups, inside } = readSource(text)
  if (ids.some(({ value }) => value === id)) {
    return { message: `The sidebar has \`${id}\` already.`, hint: 'Choose another name.' }
  }
  if (section !== undefined) return atEndOf(section, text, id, groups)
  if (after === undefined && inside !== null) return insertFirst(inside, text, id)

  const folder = path.posix.dirname(id)
  const anchor =
    after === undefined
      ? ids.findLast(({ value }) => path.posix.dirname(value) === folder)
      : ids.find(({ value }) => value === after)
  if (anchor) return insertAfter(anchor, text, id)
  if (after !== undefined) {
    return {
      message: `The sidebar has no \`${after}\`, or not as a text of its own.`,
      hint: expectedOneOf(
        after,
        ids.map(({ value }) => value),
      ),
    }
  }
  const folders = [...new Set(ids.map(({ value }) => path.posix.dirname(value)))]
  const meant = nearest(folder, folders)
  return {
    message: `The sidebar has no page of the folder \`${folder}\`.`,
    hint: `${meant ? `Did you mean \`${meant}/${path.posix.basename(id)}\`? ` : ''}For a new folder, say where its pages go: --section "${groups[0]?.label ?? 'Label'}", or --after ${ids[0]?.value ?? 'id'}.`,
  }
}

function atEndOf(section: string, text: string, id: string, groups: Group[]): Placed {
  const group = groups.find(({ label }) => label === section)
  const last = group?.items.at(-1)
  if (group && last) return insertAfter(last, text, id)
  if (group && group.inside !== null) return insertFirst(group.inside, text, id)
  const labels = groups.map(({ label }) => label)
  return group
    ? {
        message: `The pages of "${section}" are not listed as texts of their own.`,
        hint: `Add \`${id}\` at line ${lineAt(text, group.start)} by hand.`,
      }
    : { message: `The sidebar has no group "${section}".`, hint: expectedOneOf(section, labels) }
}

function insertAfter(anchor: Literal, text: string, id: string): Placed {
  const startOfLine = text.lastIndexOf('\n', anchor.start) + 1
  const before = text.slice(startOfLine, anchor.start)
  const separator = /^\s*$/.test(before) ? `,\n${before}` : ', '
  const upToNew = text.slice(0, anchor.end) + separator
  return {
    text: `${upToNew}'${id}'${text.slice(anchor.end)}`,
    line: lineAt(upToNew, upToNew.length),
    neighbor: anchor.value,
  }
}

const insertFirst = (inside: number, text: string, id: string): Placed => ({
  text: `${text.slice(0, inside)}'${id}'${text.slice(inside)}`,
  line: lineAt(text, inside),
  neighbor: null,
})

/**
 * The page ids that are elements of a list in the source, in order, and the groups. `inside` is where the first page of an
 * empty sidebar goes; null if the sidebar isn't empty.
 */
function readSource(text: string): { ids: Literal[]; groups: Group[]; inside: number | null } {
  const ids: Literal[] = []
  const groups: Group[] = []
  const lists: Node[] = []
  const visit = (node: Node): void => {
    // The texts in a call such as `numbered('tutorials', ['a', 'b'])` aren't page ids; the function makes ids of them.
    if (node.type === 'CallExpression') return
    if (node.type === 'ArrayExpression') {
      lists.push(node)
      ids.push(...literalsIn(node))
    }
    if (node.type === 'ObjectExpression') {
      const group = groupOf(node)
      if (group) groups.push(group)
    }
    childrenOf(node).forEach(visit)
  }
  visit(parseScript(text, 'ts').program as unknown as Node)
  const [sidebar, ...others] = lists
  const inside = sidebar && others.length === 0 ? insideEmpty(sidebar) : null
  return { ids: ids.sort((a, b) => a.start - b.start), groups, inside }
}

const insideEmpty = ({ elements, start }: Node): number | null =>
  (elements as unknown[]).length === 0 ? start + 1 : null

const literalsIn = ({ elements }: Node): Literal[] =>
  (elements as (Node | null)[]).flatMap((element) =>
    element?.type === 'Literal' && typeof element.value === 'string'
      ? [{ value: element.value, start: element.start, end: element.end }]
      : [],
  )

function groupOf(node: Node): Group | null {
  const properties = new Map(
    (node.properties as Node[]).map((property) => [
      (property.key as { name?: string } | undefined)?.name,
      property.value as Node,
    ]),
  )
  const label = properties.get('label')?.value
  const items = properties.get('items')
  if (typeof label !== 'string' || !items) return null
  return {
    label,
    start: node.start,
    ...(items.type === 'ArrayExpression'
      ? { items: literalsIn(items), inside: insideEmpty(items) }
      : { items: [], inside: null }),
  }
}
