import { z } from 'zod'
import { markdownDirective } from '../../compiler/directive.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import { resourceListSchema, resourcesToMarkdown } from './resources.ts'

const schema = z.strictObject({
  /** A file of the content's folder `data`: `ecosystem`. */
  list: z.string().regex(/^[a-z0-9-]+$/, 'Expected the name of a file in content/data'),
  /** A group of that file. */
  group: z.string().min(1),
})

/** A group from a list of resources, such as libraries or articles, as a Markdown list. */
export const resourceList = markdownDirective({
  name: 'resource-list',
  form: 'leaf',
  schema,
  toMarkdown({ props: { list, group }, contentDir, readJson, report }) {
    const file = `${contentDir}data/${list}.json`
    const groups = readJson(file, resourceListSchema)
    if (!groups) return null
    const match = groups.find(({ name }) => name === group)
    if (match) return [resourcesToMarkdown(match)]
    const names = groups.map(({ name }) => name)
    report(`There is no group \`${group}\` in \`${file}\`.`, expectedOneOf(group, names))
    return null
  },
  example: '::resource-list{list="learning-resources" group="First steps"}',
})
