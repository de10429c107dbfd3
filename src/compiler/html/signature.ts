import type { Code } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { declaredName, moduleOf } from '../../model/api-data.ts'
import type { AnalyzedPage } from '../analysis/analyzed-page.ts'
import type { Fence } from '../code/fence.ts'
import { lineOf } from '../context.ts'

/** The language of signatures, which can contain types and elements. */
export const signatureLanguage = 'tsx'

/**
 * Whether a fence on a page about a module is a signature: plain text without a title. It's neither a sample that could
 * run nor a declaration.
 */
export function isSignature({ sample }: Fence, { apiData, source }: AnalyzedPage): boolean {
  const isPlain = sample.language === 'text' && Object.keys(sample.options).length === 0
  return isPlain && !!apiData && moduleOf(source.id, apiData) !== null
}

/**
 * The ids of the names in a signature: members listed below it, and headings of the page. A signature below a heading
 * covers the members before the next signature; the first of the page covers all. The name `options` stands for all
 * members of a list or heading of that name.
 */
export function namedIn(node: Code, page: AnalyzedPage): Map<string, string> {
  const line = lineOf(node)
  const signatures = [...page.fences].filter(([, fence]) => isSignature(fence, page))
  const lines = signatures.map(([other]) => lineOf(other))
  const next = line === Math.min(...lines) ? undefined : lines.find((other) => other > line)
  const isBelow = (at: number) => at > line && (next === undefined || at < next)
  const names = new Map<string, string>()
  const add = (name: string, id: string) => {
    if (!names.has(name)) names.set(name, id)
  }
  const headings = [...page.headingIds].map(([heading, id]) => ({
    id,
    title: textOf(heading).trim(),
    line: lineOf(heading),
  }))
  const options = headings.find(({ title, line: at }) => title === 'Options' && isBelow(at))
  if (options) add('options', options.id)
  for (const { id, name, line: at } of page.members.values()) {
    if (isBelow(at)) add(declaredName(name), id)
  }
  for (const { id, title } of headings) add(declaredName(title), id)
  const list = page.memberLists.find(({ line: at }) => isBelow(at))
  const above = headings.findLast(({ line: at }) => isBelow(at) && list && at < list.line)
  if (above) add('options', above.id)
  return names
}

/** Highlighted code in which each name links to its place on the page. */
export function linkNames(html: string, names: Map<string, string>): string {
  return html.replace(/<[^<>]*>|&\w+;|[A-Za-z_$][\w$]*/g, (part) => {
    const id = names.get(part)
    return id === undefined ? part : `<a href="#${id}">${part}</a>`
  })
}
