import { visit } from 'unist-util-visit'
import { lineOf } from '../context.ts'
import type { MarkdownPage } from './parsed-page.ts'

/** Reports HTML in Markdown, which would bypass all checks of directives, links and headings. */
export function checkRawHtml({ tree, report }: MarkdownPage): void {
  visit(tree, 'html', (node) => {
    const isComment = /^(<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(node.value.trim())
    if (isComment || node.value.startsWith('</')) return
    const firstLine = node.value.split('\n')[0]?.slice(0, 60)
    report(
      { line: lineOf(node) },
      `Unexpected HTML \`${firstLine}\`.`,
      'Use Markdown or a directive (docs/authoring.md lists them); put `<` that is meant as text into backticks.',
    )
  })
}
