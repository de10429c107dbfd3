import type { Properties } from 'hast'
import type { Emphasis } from 'mdast'
import { z } from 'zod'
import { markdownDirective } from '../../compiler/directive.ts'
import { text } from '../../compiler/output/markdown-nodes.ts'
import { parseContent } from '../../compiler/source/parse-markdown.ts'
import { apiDataFile, apiDataSchema } from '../../model/api-data.ts'
import { type ListedLink, linkList } from '../link-list.ts'
import { entriesOf, type IndexEntry } from './entries.ts'

/** Every export of the documented modules from A to Z, each with the place that describes it. */
export const apiIndex = markdownDirective({
  name: 'api-index',
  form: 'leaf',
  schema: z.strictObject({}),
  isSearched: false,
  toMarkdown({ contentDir, readJson, readAnchors }) {
    const data = readJson(`${contentDir}${apiDataFile}`, apiDataSchema)
    if (!data) return null
    const entries = Object.values(data).flatMap((module) =>
      module.folder ? entriesOf(module, readAnchors(module.folder)) : [],
    )
    const letters = [...new Set(entries.map(initialOf))].sort()
    return letters.flatMap((letter) => [
      ...parseContent(`### ${letter} {#${letter.toLowerCase()}}`),
      linkList(
        entries
          .filter((entry) => initialOf(entry) === letter)
          .sort(byName)
          .map(linkOf),
      ),
    ])
  },
  example: '::api-index',
})

const initialOf = ({ name }: IndexEntry) => name.charAt(0).toUpperCase()

const byName = (a: IndexEntry, b: IndexEntry) =>
  a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) || (a.url < b.url ? -1 : 1)

const linkOf = ({ name, url, kind, facts, summary }: IndexEntry): ListedLink => ({
  line: [
    { type: 'link', url, children: [{ type: 'inlineCode', value: name }] },
    ' ',
    span(facts.join(' · ')),
    ' ',
    span(kind, { className: ['kind'], dataKind: kind }),
  ],
  description: summary,
})

/** A `span` in HTML, emphasis in plain Markdown. */
const span = (value: string, hProperties: Properties = {}): Emphasis => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties },
  children: [text(value)],
})
