import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import type { Heading } from '../../model/page.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import { element, textOf } from './hast.ts'
import type { LinkedPage, ResolvedPage } from './rendered-page.ts'
import { withoutTargets } from './titles.ts'

/**
 * Lists the headings of a page, and puts a link to itself behind each heading and member. The link is outside the
 * heading, so it's not a part of its name or text. Earlier ids of a heading stay in the page as empty anchors.
 */
export function linkHeadings({ html, frontMatter: { aliases } }: ResolvedPage): Heading[] {
  const headings: Heading[] = []
  const before = new Map<string, string[]>()
  for (const [old, id] of Object.entries(aliases)) {
    before.set(id, [...(before.get(id) ?? []), old])
  }
  visit(html, 'element', (heading: Element, index, parent) => {
    const level = Number(/^h([2-6])$/.exec(heading.tagName)?.[1])
    const { id, dataName: member } = heading.properties
    if (typeof id !== 'string' || !parent || index === undefined) return undefined
    // The heading that remark-rehype adds to footnotes is only for screen readers.
    if (!(level || member) || id === 'footnote-label') return undefined
    const text = member ? String(member) : textOf(heading).trim()
    if (level) {
      const html = toHtml(heading.children.flatMap(withoutTargets)).trim()
      headings.push({ id, level, text, html })
    }
    delete heading.properties.dataName
    const anchors = (before.get(id) ?? []).map((old) => element('span', { id: old }, []))
    const link = element(
      'a',
      { className: ['heading-link'], href: `#${id}`, ariaLabel: `Direct link to ${text}` },
      [{ type: 'text', value: '#' }],
    )
    parent.children[index] = element('div', { className: ['heading'] }, [...anchors, heading, link])
    return [SKIP, index + 1]
  })
  return headings
}

/** Reports old ids whose heading is gone, or that a heading has again. */
export function checkAliases(page: LinkedPage): void {
  const { headings, members, report } = page
  const { aliases } = page.frontMatter
  const ids = new Set([...headings, ...members.values()].map(({ id }) => id))
  for (const [old, id] of Object.entries(aliases)) {
    if (ids.has(old)) {
      report(
        { line: 1 },
        `The alias \`${old}\` is the id of a heading.`,
        'Take it out of `aliases`.',
      )
    } else if (!ids.has(id)) {
      const message = `The alias \`${old}\` leads to \`#${id}\`, which no heading has.`
      report({ line: 1 }, message, expectedOneOf(id, [...ids]))
    }
  }
}
