import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { expectedOneOf } from '../../model/suggestion.ts'
import type { PageContext } from '../context.ts'
import { element, textOf } from './hast.ts'

/**
 * Lists the headings of a page and puts a link to itself behind each, outside the heading, so that it
 * belongs neither to the heading's name nor to its text. Ids that a heading had before stay in the page as
 * empty anchors.
 */
export function linkHeadings({ html, headings, frontMatter: { aliases } }: PageContext): void {
  visit(html, 'element', (heading: Element, index, parent) => {
    const level = Number(/^h([2-6])$/.exec(heading.tagName)?.[1])
    const id = heading.properties.id
    if (!level || typeof id !== 'string' || !parent || index === undefined) return undefined
    // The heading that is made for footnotes is read out, not shown.
    if (id === 'footnote-label') return undefined
    const text = textOf(heading).trim()
    headings.push({ id, level, text, html: toHtml(heading.children.flatMap(withoutLinks)).trim() })
    const anchors = Object.keys(aliases)
      .filter((old) => aliases[old] === id)
      .map((old) => element('span', { id: old }, []))
    const link = element(
      'a',
      { className: ['heading-link'], href: `#${id}`, ariaLabel: `Direct link to ${text}` },
      [{ type: 'text', value: '#' }],
    )
    parent.children[index] = element('div', { className: ['heading'] }, [...anchors, heading, link])
    return [SKIP, index + 1]
  })
}

function withoutLinks(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  const children = node.children.flatMap(withoutLinks)
  return node.tagName === 'a' ? children : [{ ...node, children }]
}

/** Old ids that lead nowhere, or that a heading carries again. */
export function checkAliases({ frontMatter: { aliases }, headings, report }: PageContext): void {
  const ids = headings.map(({ id }) => id)
  for (const [old, id] of Object.entries(aliases)) {
    if (ids.includes(old)) {
      report(
        { line: 1 },
        `The alias \`${old}\` is the id of a heading.`,
        'Take it out of `aliases`.',
      )
    } else if (!ids.includes(id)) {
      const message = `The alias \`${old}\` leads to \`#${id}\`, which no heading has.`
      report({ line: 1 }, message, expectedOneOf(id, ids))
    }
  }
}
