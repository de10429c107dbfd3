import { declaredName, isExportList } from '../../model/api-data.ts'
import type { Anchor } from '../directive.ts'
import { parseFrontMatter } from '../source/front-matter.ts'
import { idOfMember } from './members.ts'

const heading = /^#{2,3} (.*)\{#([\w-]+)\}$/
const listStart = /^:::members\{(.*)\}/
const entryStart = /^\*\*`([^`]+)`\*\* · .*\\$/
const fence = /^ {0,3}(`{3,}|~{3,})/
const attribute = (name: string, written: string) =>
  new RegExp(`(?:^| )${name}=(?:"([^"]*)"|(\\S+))`).exec(written)?.slice(1).find(Boolean)

/**
 * Names that a page describes, found in its lines, because parsing dozens of pages would take seconds.
 * `documentedExportsIn` of package-types finds the same in compiled pages.
 */
export function anchorsIn(source: string, route: string): Anchor[] {
  const [front = '', ...rest] = source.replace(/^---\n/, '').split('\n---\n')
  const lines = rest.join('\n---\n').split('\n')
  const title = parseFrontMatter(front, () => {})?.title
  const anchors: Anchor[] = title
    ? [{ name: title, url: route, text: textFrom(lines, 0), isEntry: false }]
    : []
  let openFence: string | null = null
  /** Prefix of the ids in the list of exports; null outside of one. */
  let list: string | null = null
  for (const [index, line] of lines.entries()) {
    const [, marks] = fence.exec(line) ?? []
    if (marks) {
      if (openFence === null) openFence = marks
      else if (line.trim() === marks && marks.startsWith(openFence)) openFence = null
    }
    if (openFence !== null) continue
    const [, name, id] = heading.exec(line.trimEnd()) ?? []
    const [, attributes] = listStart.exec(line) ?? []
    const [, member] = entryStart.exec(line) ?? []
    if (name !== undefined) {
      const text = textFrom(lines, index + 1)
      anchors.push({
        name: name.trim().replaceAll('`', ''),
        url: `${route}#${id}`,
        text,
        isEntry: false,
      })
    } else if (attributes !== undefined) {
      const isOfThem = isExportList([attribute('of', attributes) ?? ''])
      list = isOfThem ? (attribute('prefix', attributes) ?? '') : null
    } else if (line.startsWith(':::')) {
      list = null
    } else if (member !== undefined && list !== null) {
      const url = `${route}#${idOfMember(member, list)}`
      anchors.push({
        name: declaredName(member),
        url,
        text: textFrom(lines, index + 1),
        isEntry: true,
      })
    }
  }
  return anchors
}

/** The first paragraph from a line on, but not after the next heading. */
function textFrom(lines: string[], start: number): string {
  const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
  let first = start
  while (first < lines.length && isBlank(lines[first])) first += 1
  if (/^(#|:::|```|\*\*`)/.test(lines[first] ?? '')) return ''
  let end = first
  while (!isBlank(lines[end])) end += 1
  return lines.slice(first, end).join('\n')
}
