import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { apiDataFile, apiDataSchema } from '../../model/api-data.ts'
import { apiChoices } from '../api-index/entries.ts'
import { flag } from '../flag.ts'

const schema = z.strictObject({
  /** Label of the text field, shown while it's empty: `Filter add-ons`. */
  prompt: z.string().min(1),
  /** Label of the checkbox that hides dated entries: `Maintained only`. Without it there is no checkbox. */
  toggle: z.string().min(1).optional(),
  /** Choices of package and kind, for the entries of `::api-index`. */
  api: flag,
})

export type ResourceFilterProps = Omit<z.output<typeof schema>, 'api'> & {
  /** Label of a choice, and the facts of the entries that it leaves. */
  choices?: { name: string; facts: string[] }[]
}

/** A field that filters the lists below it. It does nothing without script, so Markdown and search leave it out. */
export const resourceFilter = componentDirective({
  name: 'resource-filter',
  form: 'leaf',
  schema,
  resolve({ api, ...props }, { contentDir, readJson }): ResourceFilterProps | null {
    if (!api) return props
    const data = readJson(`${contentDir}${apiDataFile}`, apiDataSchema)
    return data && { ...props, choices: apiChoices(data) }
  },
  toMarkdown: () => [],
  example: '::resource-filter{prompt="Filter resources" toggle="Current only"}',
})
