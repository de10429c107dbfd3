import GithubSlugger from 'github-slugger'
import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { lineOf } from '../context.ts'
import { parseMarkdown } from '../source/parse-markdown.ts'
import type { ExpandedPage } from '../source/parsed-page.ts'

/** Ids of the elements that surround an article. */
export const layoutIds =
  /^(root|page-data|main-content|language-menu|footer-group-\d+|footnote-label|fn(ref)?-.*)$/

/** Takes `{#id}` off the end of a heading's text. Null when there is none. */
function takeExplicitId(heading: Heading): string | null {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return null
  const text = last.value.trimEnd()
  if (!text.endsWith('}')) return null
  const word = text.slice(0, -1).split(/[\s}]/).at(-1) ?? ''
  const start = word.indexOf('{#')
  if (start < 0) return null
  last.value = text.slice(0, text.length - 1 - word.length + start).trimEnd()
  return word.slice(start + '{#'.length)
}

/**
 * Gives every heading from level 2 an id that is unique on the page: the one written behind it as `{#id}`, or one made
 * from its text. At levels 2 and 3 it must be written, so that links survive when the text changes.
 */
export function readHeadingIds({ tree, report }: ExpandedPage): Map<Heading, string> {
  const ids = new Map<Heading, string>()
  const lines = new Map<string, number>()
  const implicit: Heading[] = []

  visit(tree, 'heading', (heading) => {
    const line = lineOf(heading)
    const id = takeExplicitId(heading)
    if (textOf(heading).trim() === '') {
      report({ line }, 'The heading has no text.', 'Write one, or delete the heading.')
    }
    if (heading.depth === 1) {
      report(
        { line },
        `Unexpected heading of level 1: \`${textOf(heading)}\`.`,
        'The title in the front matter is the page’s only one. Begin with `##`.',
      )
    } else if (id === null) {
      implicit.push(heading)
      if (heading.depth > 3 && !textOf(heading).includes('{#')) return
      report(
        { line },
        `The heading \`${textOf(heading)}\` has no id.`,
        'Write one as `## Heading {#id}`, or run `npm run check:content -- --fix`.',
      )
    } else if (!/^[a-z0-9_-]+$/.test(id)) {
      report(
        { line },
        `Unexpected heading id \`${id}\`.`,
        'Expected lower-case letters, digits, hyphens and underscores.',
      )
    } else if (layoutIds.test(id)) {
      report(
        { line },
        `The heading id \`${id}\` is used by the layout of every page.`,
        'Choose another.',
      )
    } else if (lines.has(id)) {
      report(
        { line },
        `The heading id \`${id}\` is taken by line ${lines.get(id)}.`,
        'Expected ids that are unique on the page.',
      )
    } else {
      lines.set(id, line)
      ids.set(heading, id)
    }
  })

  const slug = sluggerAround(lines.keys())
  for (const heading of implicit) {
    const id = slug(textOf(heading))
    ids.set(heading, id)
    if (heading.depth > 3 && (!/[\p{L}\p{N}]/u.test(id) || layoutIds.test(id))) {
      report(
        { line: lineOf(heading) },
        `No id can be made of the heading \`${textOf(heading)}\`.`,
        'Write one as `#### Heading {#id}`.',
      )
    }
  }
  return ids
}

/** Makes ids that are new and not among `taken`. */
function sluggerAround(taken: Iterable<string>): (text: string) => string {
  const slugger = new GithubSlugger()
  for (const id of taken) slugger.occurrences[id] = 0
  return (text) => slugger.slug(text)
}

/** The source of a page with `{#id}` written behind each heading of level 2 and 3 that has none. */
export function addHeadingIds(source: string): string {
  const headings: Heading[] = []
  const taken: string[] = []
  // The parser's offsets don't count a byte order mark.
  const shift = source.startsWith('\uFEFF') ? 1 : 0
  visit(parseMarkdown(source), 'heading', (heading) => {
    const id = takeExplicitId(heading)
    if (id !== null) taken.push(id)
    else if (heading.depth === 2 || heading.depth === 3) headings.push(heading)
  })
  const slug = sluggerAround(taken)
  let fixed = ''
  let done = 0
  for (const heading of headings) {
    const end = heading.children.at(-1)?.position?.end.offset
    if (end === undefined) continue
    fixed += `${source.slice(done, end + shift)} {#${slug(textOf(heading))}}`
    done = end + shift
  }
  return fixed + source.slice(done)
}
