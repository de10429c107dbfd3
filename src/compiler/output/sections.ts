import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Section } from '../../model/page.ts'
import type { PageContext } from '../context.ts'
import type { DirectiveNode } from '../directive.ts'
import { labelOf } from '../source/directive-nodes.ts'

const identifier = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g
const scripts = new Set(['ts', 'tsx', 'js', 'jsx'])
/** Words of the language rather than of the sample: nobody finds a page by them. */
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

/** Cuts a page at its headings into what search finds. */
export function readSections(page: PageContext): void {
  const { title } = page.frontMatter
  const trail: { depth: number; text: string }[] = []
  let texts: string[] = []
  let code = new Set<string>()
  let id: string | null = null
  const sections: Section[] = []

  function close() {
    const text = texts.join(' ').replace(/\s+/g, ' ').trim()
    // The text before the first heading may be missing; a heading is found by its words alone.
    if (id === null && text === '' && code.size === 0) return
    sections.push({ id, trail: [title, ...trail.map((part) => part.text)], text, code: [...code] })
  }

  function read(node: Nodes) {
    if (node.type === 'heading') {
      close()
      while ((trail.at(-1)?.depth ?? 0) >= node.depth) trail.pop()
      trail.push({ depth: node.depth, text: textOf(node).trim() })
      texts = []
      code = new Set(inlineCodeIn(node))
      id = page.headingIds.get(node) ?? null
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      texts.push(textOf(node, { includeImageAlt: true }))
      for (const name of inlineCodeIn(node)) code.add(name)
    } else if (node.type === 'code') {
      const fence = page.fences.get(node)
      if (!fence || fence.isHidden || !scripts.has(fence.sample.language)) return
      for (const name of identifiersIn(fence.lines.code)) code.add(name)
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
      texts.push(use.definition.searchText(use.props))
    }
    if (node.type === 'containerDirective') node.children.forEach(read)
  }

  read(page.tree)
  close()
  page.sections = sections
}

function inlineCodeIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') return node.value.match(identifier) ?? []
  return 'children' in node ? node.children.flatMap(inlineCodeIn) : []
}
