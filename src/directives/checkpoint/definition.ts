import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { link, paragraph, strong } from '../../compiler/output/markdown-nodes.ts'
import { exampleArchivePath } from '../../model/routes.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import { appName } from '../app-name.ts'

const schema = z.strictObject({
  /** The text in square brackets, or the application and the part. */
  title: z.string().min(1).optional(),
  /** A folder of examples/. */
  app: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected a folder of examples/'),
  /** The application as it is at the end of this part. */
  part: z.coerce.number('Expected a number').int().min(1),
})

export type CheckpointProps = z.output<typeof schema> & {
  title: string
  /** Size of the archive in bytes. */
  size: number
}

/** Where a tutorial's application is now, with the archive that holds it. */
export const checkpoint = componentDirective({
  name: 'checkpoint',
  form: 'container',
  schema,
  label: 'title',
  resolve(attributes, { offerExample, exampleNames, report }): CheckpointProps | null {
    const { app, part, title = `${appName(app)} after part ${part}` } = attributes
    const archive = offerExample({ app, part, hasDemo: false })
    if (archive) return { title, app, part, size: archive.size }
    report(
      `There is no part ${part} of the example \`${app}\` in examples/.`,
      expectedOneOf(`${app}-part-${part}`, exampleNames()),
    )
    return null
  },
  toMarkdown({ props, label, content, basePath }) {
    const path = exampleArchivePath(props)
    const archive = link(basePath + path, path.slice(path.lastIndexOf('/') + 1))
    return [strong(...label), ...content, paragraph('The application as it is here: ', archive)]
  },
  searchText: () => '',
  example: `:::checkpoint{app=fieldbook part=3}
Your page lists three sightings, and a new one appears at the top.
:::`,
})
