/** What the style guide promises of each rule: a place in the table, a priority, a wrong and a right sample. */
import { readFileSync } from 'node:fs'
import type { Code, Heading, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../src/compiler/source/parse-markdown.ts'
import type { Priority } from '../../src/directives/rule/priority-names.ts'
import { priorityNames } from '../../src/directives/rule/priority-names.ts'

const guide = parseMarkdown(readFileSync('content/docs/style-guide/index.md', 'utf8'))
const rules = rulesOf(guide)

it('lists every rule in its table, in order and with its priority', () => {
  expect(rules.length).toBeGreaterThan(30)
  expect(rulesListed(guide)).toEqual(rules.map(({ id, badge }) => ({ id, badge })))
})

it('has each rule under the heading of its priority', () => {
  for (const { id, priority, group } of rules)
    expect({ id, group }).toEqual({ id, group: priority })
})

it.each(rules)('shows how not to do it, then how to: $id', ({ priority, samples }) => {
  const titles = priority === 'essential' ? ['Wrong', 'Right'] : ['Avoid', 'Prefer']
  expect(samples.map(({ meta }) => /title="(\w+)"/.exec(meta ?? '')?.[1])).toEqual(titles)
})

it.each(rules)('has both samples checked: $id', ({ id, samples }) => {
  // Trees of files are no code.
  const languages = id === 'feature-folders' ? ['text'] : ['ts', 'tsx']
  for (const { lang, meta } of samples) {
    expect(languages).toContain(lang)
    expect(meta).not.toContain('nocheck')
  }
})

type Rule = {
  id: string
  priority: Priority
  badge: string
  /** The id of the second-level heading above it. */
  group: string
  samples: Code[]
}

function rulesOf({ children }: Root): Rule[] {
  const found: Rule[] = []
  let group = ''
  for (const node of children) {
    if (node.type === 'heading') group = idOf(node)
    if (node.type !== 'containerDirective' || node.name !== 'rule') continue
    const [heading] = node.children
    const priority = node.attributes?.priority as Priority
    const samples = node.children.filter((child) => child.type === 'code')
    const id = heading?.type === 'heading' ? idOf(heading) : ''
    found.push({ id, priority, badge: priorityNames[priority], group, samples })
  }
  return found
}

function idOf(heading: Heading): string {
  return /\{#(\S+)\}$/.exec(textOf(heading))?.[1] ?? ''
}

/** Rows of tables that link to a heading and name a priority beside it. */
function rulesListed(tree: Nodes): { id: string; badge: string }[] {
  const listed: ReturnType<typeof rulesListed> = []
  visit(tree, 'tableRow', ({ children: [rule, priority] }) => {
    const [link] = rule?.children ?? []
    const badge = textOf(priority)
    if (link?.type !== 'link' || !Object.values(priorityNames).includes(badge)) return
    listed.push({ id: link.url.replace('#', ''), badge })
  })
  return listed
}
