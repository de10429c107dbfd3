import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Section } from '../../model/page.ts'
import { cellSeparator } from '../../model/page.ts'
import type { AnalyzedPage } from '../analysis/analyzed-page.ts'
import { labelOf } from '../analysis/directive-nodes.ts'
import type { DirectiveNode } from '../directive.ts'

const identifier = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g
const scripts = new Set(['ts', 'tsx', 'js', 'jsx'])
/** Keywords of the language: nobody searches for a page by them. */
const keywords = new Set(
  `as async await break case catch class const continue default delete do else export extends false finally
  for from function if import in instanceof interface keyof let new null number of return satisfies string
  super switch this throw true try type typeof undefined unknown var void while`.split(/\s+/),
)

/** `store.dispatch(added(1)) // go` → store.dispatch, added. */
function identifiersIn(code: string): string[] {
  const plain = code.replace(/\/\/.*|'[^'\n]*'|"[^"\n]*"/g, ' ')
  return (plain.match(identifier) ?? []).filter((name) => name.length > 1 && !keywords.has(name))
}

type OpenSection = Omit<Section, 'text' | 'code'> & { texts: string[]; code: Set<string> }

/** Splits a page at its headings and members into the sections that search finds. */
export function readSections(page: AnalyzedPage): Section[] {
  const { title } = page.frontMatter
  const trail: { depth: number; text: string }[] = []
  const sections: OpenSection[] = []
  let open = start(null, [title], [])

  function start(id: string | null, trail: string[], code: string[]): OpenSection {
    const section = { id, trail, texts: [], code: new Set(code) }
    sections.push(section)
    return section
  }

  function read(node: Nodes) {
    if (page.unsearched.has(node)) return
    if (node.type === 'heading') {
      while ((trail.at(-1)?.depth ?? 0) >= node.depth) trail.pop()
      trail.push({ depth: node.depth, text: textOf(node).trim() })
      const id = page.headingIds.get(node) ?? null
      open = start(id, [title, ...trail.map((part) => part.text)], inlineCodeIn(node))
    } else if (node.type === 'tableRow') {
      const cells = node.children.map((cell) => textOf(cell, { includeImageAlt: true }).trim())
      open.texts.push(cells.filter(Boolean).join(cellSeparator))
      for (const name of inlineCodeIn(node)) open.code.add(name)
    } else if (node.type === 'paragraph') {
      const member = page.members.get(node)
      if (member) {
        open = start(member.id, [title, ...trail.map((part) => part.text), member.name], [])
        open.isMember = true
      }
      // A member's name is in the trail, and its type is in the code.
      open.texts.push(member ? member.text : textOf(node, { includeImageAlt: true }))
      for (const name of inlineCodeIn(node)) open.code.add(name)
    } else if (node.type === 'code') {
      const fence = page.fences.get(node)
      if (!fence || fence.isHidden || !scripts.has(fence.sample.language)) return
      for (const name of identifiersIn(fence.lines.code)) open.code.add(name)
    } else if (node.type === 'leafDirective' || node.type === 'containerDirective') {
      readDirective(node)
    } else if ('children' in node) {
      node.children.forEach(read)
    }
  }

  function readDirective(node: DirectiveNode) {
    const use = page.directives.get(node)
    if (use && use.definition.shownAs !== 'markdown') {
      const label = node.type === 'leafDirective' && labelOf(node)
      if (label) read({ type: 'paragraph', children: label })
    }
    if (node.type === 'leafDirective') return
    const holder = open
    node.children.forEach(read)
    // What follows a list belongs to the heading again.
    if (use?.definition.shownAs === 'html' && use.definition.membersOf) open = holder
  }

  read(page.tree)
  return (
    sections
      .map(({ texts, code, ...section }) => ({
        ...section,
        text: texts
          .map((text) => text.replace(/\s+/g, ' ').trim())
          .filter(Boolean)
          .join('\n'),
        code: [...code],
      }))
      // A section before the first heading may be empty and left out; a heading is kept even without text.
      .filter(({ id, text, code }) => id !== null || text !== '' || code.length > 0)
  )
}

function inlineCodeIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') return node.value.match(identifier) ?? []
  return 'children' in node ? node.children.flatMap(inlineCodeIn) : []
}
