import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { link, paragraph } from '../../compiler/output/markdown-nodes.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import { appName } from '../app-name.ts'

const schema = z.strictObject({
  /** A folder of examples/. */
  app: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected a folder of examples/'),
  /** The application as it is at the end of this part. */
  part: z.coerce.number('Expected a number').int().min(1),
})

export type DemoProps = z.output<typeof schema> & {
  /** What the application calls itself. */
  name: string
}

/** A tutorial's application to try on the page, behind its picture, which is written inside. */
export const demo = componentDirective({
  name: 'demo',
  form: 'container',
  schema,
  resolve({ app, part }, { offerExample, exampleNames, report }): DemoProps | null {
    if (offerExample({ app, part, hasDemo: true })) return { app, part, name: appName(app) }
    report(
      `There is no part ${part} of the example \`${app}\` in examples/.`,
      expectedOneOf(`${app}-part-${part}`, exampleNames()),
    )
    return null
  },
  toMarkdown: ({ props: { app, part, name }, basePath }) => [
    paragraph(
      link(`${basePath}examples/${app}-part-${part}.html`, `${name} after part ${part}, to try`),
    ),
  ],
  searchText: () => '',
  example: `:::demo{app=tally part=1}
![](../tutorials/images/tally.webp)
:::`,
})
