import type { Definition, FootnoteDefinition } from 'mdast'
import { visit } from 'unist-util-visit'
import { lineOf } from '../context.ts'
import type { MarkdownPage } from './parsed-page.ts'

/** `[text][id]`, `[text][]` and `[^id]`, but not after a backslash. */
const reference = /(?<!\\)\[(?!\^)[^\][\\]+\]\[([^\][\\]*)\]|(?<!\\)\[\^([^\][\\\s]+)\]/

/**
 * Reports what Markdown accepts silently but no author means: references without a definition, which are shown as
 * written; notes without a reference, which are left out; and ids that are defined twice, of which only the first
 * counts.
 */
export function checkReferences({ tree, source, report }: MarkdownPage): void {
  const defined = new Map<string, number>()
  const notes = new Map<string, FootnoteDefinition>()
  const used = new Set<string>()

  visit(tree, (node) => {
    const line = lineOf(node)
    if (node.type === 'text' && node.position) {
      const { start, end } = node.position
      const [found] = reference.exec(source.text.slice(start.offset, end.offset)) ?? []
      if (found === undefined) return
      report(
        { line, column: start.column },
        `There is no definition for \`${found}\`.`,
        'Write one (`[id]: /route` or `[^id]: Note.`), or put what is meant as text into backticks.',
      )
    }
    if (node.type === 'footnoteReference') used.add(node.identifier)
    if (node.type === 'footnoteDefinition') notes.set(node.identifier, node)
    if (node.type === 'definition' || node.type === 'footnoteDefinition') define(node, line)
  })
  for (const [id, note] of notes) {
    if (used.has(id)) continue
    report(
      { line: lineOf(note) },
      `Nothing refers to the note \`[^${id}]\`: it would not be shown.`,
      `Write \`[^${id}]\` where it belongs, or delete it.`,
    )
  }

  function define({ type, identifier }: Definition | FootnoteDefinition, line: number): void {
    const name = type === 'definition' ? `[${identifier}]` : `[^${identifier}]`
    const before = defined.get(name)
    if (before === undefined) defined.set(name, line)
    else
      report({ line }, `\`${name}\` is defined on line ${before} already.`, 'Delete one of them.')
  }
}
