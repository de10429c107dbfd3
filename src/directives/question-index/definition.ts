import type { Element, ElementContent } from 'hast'
import { z } from 'zod'
import { htmlDirective } from '../../compiler/directive.ts'
import { element, text, textOf } from '../../compiler/html/hast.ts'

/** Questions by topic: a card with those to start with, then the questions of each page. */
export const questionIndex = htmlDirective({
  name: 'question-index',
  form: 'container',
  schema: z.strictObject({}),
  toHtml: ({ children }) =>
    element('div', { className: ['question-index'] }, groupsOf(children).map(sectionOf)),
  toMarkdown: ({ content }) => content,
  example: `:::question-index
## Popular {#popular}

- [Must an action's type be a string?](/faq/actions#type-is-a-string)

## [Actions](/faq/actions) {#actions}

Types, and how to dispatch.

- [Must an action's type be a string?](/faq/actions#type-is-a-string)
- [Can I dispatch multiple actions in a row?](/faq/actions#dispatch-in-a-row)
:::`,
})

/** Each heading with the content below it. */
function groupsOf(children: ElementContent[]): Element[][] {
  const groups: Element[][] = []
  for (const child of children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'h2' || groups.length === 0) groups.push([])
    groups.at(-1)?.push(child)
  }
  return groups
}

/**
 * Lists contain the name of their group, so that filtering by it finds their questions. In Safari, lists without
 * markers have no role, so it's explicit.
 */
function sectionOf([heading, ...rest]: Element[]): ElementContent {
  const answers = rest.reduce((total, block) => total + countOf(block, 'li'), 0)
  const blocks = rest.map((block) =>
    block.tagName === 'ul'
      ? {
          ...block,
          properties: { ...block.properties, role: 'list', dataGroup: heading && textOf(heading) },
        }
      : block,
  )
  return element('section', {}, [
    ...(heading ? [heading] : []),
    ...(heading && countOf(heading, 'a') > 0
      ? [
          element('p', { className: ['question-count'] }, [
            text(answers === 1 ? '1 answer' : `${answers} answers`),
          ]),
        ]
      : []),
    ...blocks,
  ])
}

function countOf(node: ElementContent, tagName: string): number {
  if (node.type !== 'element') return 0
  const own = node.tagName === tagName ? 1 : 0
  return node.children.reduce((total, child) => total + countOf(child, tagName), own)
}
