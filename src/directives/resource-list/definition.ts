import { z } from 'zod'
import { markdownDirective, type Place } from '../../compiler/directive.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import { type ResourceGroup, resourceListSchema, resourcesToMarkdown } from './resources.ts'

const schema = z.strictObject({
  /** A file of the content's folder `data`: `ecosystem`. */
  list: z.string().regex(/^[a-z0-9-]+$/, 'Expected the name of a file in content/data'),
  /** A group of that file. */
  group: z.string().min(1),
})

/** A group of a list of resources, such as libraries or articles, as a Markdown list. */
export const resourceList = markdownDirective({
  name: 'resource-list',
  form: 'leaf',
  schema,
  toMarkdown({ props: { list, group }, contentDir, readText, report }) {
    const file = `${contentDir}data/${list}.json`
    const groups = parseGroups(file, readText(file), report)
    if (!groups) return null
    const found = groups.find(({ name }) => name === group)
    if (found) return [resourcesToMarkdown(found)]
    const names = groups.map(({ name }) => name)
    report(`There is no group \`${group}\` in \`${file}\`.`, expectedOneOf(group, names))
    return null
  },
  example: '::resource-list{list="learning-resources" group="First steps"}',
})

function parseGroups(
  file: string,
  source: { text: string } | { reason: string },
  report: Place['report'],
): ResourceGroup[] | null {
  if ('reason' in source) {
    report(`The list \`${file}\` cannot be used: ${source.reason}.`, 'Expected that file.')
    return null
  }
  let values: unknown
  try {
    values = JSON.parse(source.text)
  } catch (error) {
    report(`The list \`${file}\` is not JSON.`, `${(error as Error).message}.`)
    return null
  }
  const parsed = resourceListSchema.safeParse(values)
  if (parsed.success) return parsed.data
  for (const { path: place, message } of parsed.error.issues) {
    report(
      `Unexpected value in \`${file}\`${place.length ? ` at ${place.join('.')}` : ''}.`,
      `${message}.`,
    )
  }
  return null
}
