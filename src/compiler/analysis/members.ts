import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Break, Paragraph, PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import {
  type ApiData,
  apiDataFile,
  apiDataSchema,
  declaredName,
  memberSince,
} from '../../model/api-data.ts'
import type { Member, MemberList } from '../../model/page.ts'
import { lineOf, type PageContext } from '../context.ts'
import type { DirectiveNode, DirectiveUse } from '../directive.ts'
import type { ExpandedPage } from '../source/parsed-page.ts'
import type { AnalyzedPage } from './analyzed-page.ts'
import { readContentJson } from './content-values.ts'
import { contentOf } from './directive-nodes.ts'
import { layoutIds } from './heading-ids.ts'
import { splitAtDots } from './split-at-dots.ts'

const form = '**`name`** · `type` · required\\'

const deprecated = 'deprecated'

/**
 * Reads the lists of members in directives. A member starts with a paragraph whose first line is its name in bold code,
 * its type and other facts. Its id is made from the name.
 */
export function readMembers(
  page: ExpandedPage,
  directives: ReadonlyMap<DirectiveNode, DirectiveUse>,
  headingIds: AnalyzedPage['headingIds'],
): Pick<AnalyzedPage, 'apiData' | 'memberLists' | 'members'> {
  const members = new Map<Paragraph, Member>()
  const memberLists: MemberList[] = []
  let apiData: ApiData | null = null
  const lines = new Map([...headingIds].map(([heading, id]) => [id, lineOf(heading)]))

  visit(page.tree, (node) => {
    if (node.type !== 'containerDirective') return
    const use = directives.get(node)
    if (use?.definition.shownAs !== 'html' || !use.definition.membersOf) return
    apiData ??= apiDataOf(page)
    const { prefix, ...owner } = use.definition.membersOf(use.props)
    const listMembers = contentOf(node).flatMap((child) => {
      const name = memberNameOf(child)
      const member = name && readMember(name, child as Paragraph, prefix, page)
      if (!member) return []
      takeId(member, lines, page)
      noteSince(child as Paragraph, member, owner, apiData, page)
      members.set(child as Paragraph, member)
      return [member]
    })
    const list = { ...owner, line: lineOf(node), members: listMembers }
    memberLists.push(list)
    checkList(list, page)
  })
  return { apiData, memberLists, members }
}

/** Facts about exports of modules, if the content has such data. */
function apiDataOf({ options, contentDir, dependencies, diagnostics }: PageContext) {
  const file = contentDir + apiDataFile
  dependencies.add(file)
  if (!existsSync(path.join(options.root, file))) return null
  const read = readContentJson(options.root, file, apiDataSchema)
  if ('diagnostics' in read) diagnostics.push(...read.diagnostics)
  return 'value' in read ? read.value : null
}

/** The bold code that a paragraph begins with; null when it doesn't. */
function memberNameOf(node: { type: string; children?: unknown }): string | null {
  if (node.type !== 'paragraph') return null
  const [strong] = (node as Paragraph).children
  if (strong?.type !== 'strong' || strong.children.length !== 1) return null
  const [code] = strong.children
  return code?.type === 'inlineCode' ? code.value : null
}

function readMember(
  name: string,
  paragraph: Paragraph,
  prefix: string,
  { report }: PageContext,
): Member | null {
  const line = lineOf(paragraph)
  const reportMember = (message: string, hint: string) => {
    report({ line }, message, hint)
    return null
  }
  const end = paragraph.children.findIndex(isBreak)
  const text = textOf(paragraph.children.slice(end + 1)).trim()
  if (end < 0 || text === '') {
    const reason = end < 0 ? 'doesn’t end with a backslash' : 'has nothing below'
    return reportMember(
      `The first line of the entry \`${name}\` ${reason}.`,
      `Write \`${form}\`, and below it what it is.`,
    )
  }
  const [before, type, ...facts] = splitAtDots(paragraph.children.slice(1, end)).map((part) =>
    textOf(part).trim(),
  )
  if (before !== '' || !type) {
    return reportMember(`The entry \`${name}\` has no type.`, `Write it as \`${form}\`.`)
  }
  const needs = facts.filter((fact) => fact !== deprecated)
  const need =
    needs.length > 0
      ? /^(required|optional|any number)(?:$|, default (.+))/s.exec(needs[0] ?? '')
      : null
  const unknown = need ? needs[1] : needs[0]
  if (unknown !== undefined) {
    return reportMember(
      `Unexpected \`${unknown}\` in the first line of the entry \`${name}\`.`,
      'Expected one of: required; optional; optional, default `60`; any number; deprecated. Put the rest into its text.',
    )
  }
  return {
    id: idOfMember(name, prefix),
    name,
    need: (need?.[1] as Member['need'] | undefined) ?? null,
    default: need?.[2] ?? null,
    isDeprecated: facts.includes(deprecated),
    text,
    line,
  }
}

const isBreak = (node: PhrasingContent): node is Break => node.type === 'break'

/** `util.updateQueryData()` → `util-updatequerydata`. */
export function idOfMember(name: string, prefix: string): string {
  const words = declaredName(name).toLowerCase()
  return [prefix, ...words.split(/[^a-z0-9_-]+/)].filter(Boolean).join('-')
}

function takeId({ id, name, line }: Member, lines: Map<string, number>, { report }: PageContext) {
  const taken = lines.get(id)
  if (id === '' || layoutIds.test(id)) {
    report(
      { line },
      `No id can be made of the entry \`${name}\`.`,
      'Give the list a prefix: `prefix="query"`.',
    )
  } else if (taken !== undefined) {
    report(
      { line },
      `The id \`${id}\` of the entry \`${name}\` is taken by line ${taken}.`,
      'Give the list a prefix, `prefix="query"`, or give the heading another id.',
    )
  } else {
    lines.set(id, line)
  }
}

/** Adds the version that the member came with to its first line. */
function noteSince(
  paragraph: Paragraph,
  { name }: Member,
  list: Pick<MemberList, 'of' | 'from'>,
  apiData: ApiData | null,
  { source }: PageContext,
) {
  const since = apiData && memberSince(name, list, source.id, apiData)
  if (!since) return
  const end = paragraph.children.findIndex(isBreak)
  const { text, href } = since
  const words: PhrasingContent = { type: 'text', value: text }
  paragraph.children.splice(
    end,
    0,
    { type: 'text', value: ' · ' },
    href === null
      ? words
      : { type: 'link', url: href, children: [words], position: paragraph.position },
  )
}

/** Checks that a list of parameters or options says of each whether it can be omitted. */
function checkList({ of, line, members }: MemberList, { report }: PageContext) {
  if (members.length === 0) {
    report({ line }, 'The list has no entries.', `Expected paragraphs that begin with \`${form}\`.`)
  }
  const isPassed = of.some((name) => name.endsWith('()')) || members.some(({ need }) => need)
  if (!isPassed) return
  for (const { name, line } of members.filter(({ need }) => need === null)) {
    report(
      { line },
      `The entry \`${name}\` doesn’t say whether it may be left out.`,
      'Write `required` or `optional` behind its type.',
    )
  }
}
